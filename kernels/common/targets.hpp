// Which instruction sets host variants are compiled for. Include before hwy/foreach_target.h.
#pragma once

#include "hwy/detect_targets.h"

// The build's baseline and AVX2 with FMA. Between them SSSE3 and SSE4 add nothing to these loops; AVX-512 would double
// the build time for kernels that wait for memory.
#undef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3 | HWY_AVX3_DL)
