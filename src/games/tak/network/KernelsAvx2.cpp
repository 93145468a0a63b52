#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kAvx2Kernels;
constexpr Kernels kAvx2Kernels = {"avx2", addRows<std::int16_t>, addRows<std::int8_t>, squares, products};

}  // namespace tak::network
