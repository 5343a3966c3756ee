// Element types to float64 and back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/experiment/axes.hpp"

namespace assay {

// IEEE binary16 and bfloat16 as bit patterns; round to nearest, ties to even; overflow gives infinity, NaN stays NaN.
double halfToDouble(std::uint16_t);
std::uint16_t doubleToHalf(double);
double bfloat16ToDouble(std::uint16_t);
std::uint16_t doubleToBfloat16(double);

// Element `index` of a buffer of that dtype.
double loadElement(const void* data, DType, std::size_t index);
void storeElement(void* data, DType, std::size_t index, double value);

// The value rounded to the dtype, as float64.
double roundTo(DType, double);

// "0x3f800000".
std::string bitsOf(const void* element, DType);

// Distance in representable values of the dtype between two finite values (signed zeros at distance 0).
double ulpDistance(double value, double reference, DType);

// Largest finite value, smallest positive normal, smallest positive subnormal, unit in the last place of 1.
double maxFinite(DType);
double minNormal(DType);
double minSubnormal(DType);
double epsilon(DType);

}  // namespace assay
