// The standard normal quantile in arithmetic that gives the same bits everywhere.
#pragma once

namespace assay {

// Inverse of the standard normal distribution function for 0 < p < 1, to about 1e-15 relative: M. J. Wichura,
// "Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37 (1988), routine PPND16.
// Uses only
// + − × ÷ and square root, which IEEE 754 rounds correctly; the logarithm of the tails is a series of our own.
double normalQuantile(double p);

}  // namespace assay
