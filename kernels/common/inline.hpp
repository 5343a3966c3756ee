// Scalar helpers are compiled for the baseline and must be inlined into the loops that are compiled for more.
#pragma once

#if defined(__GNUC__) || defined(__clang__)
#define ASSAY_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define ASSAY_ALWAYS_INLINE inline
#endif
