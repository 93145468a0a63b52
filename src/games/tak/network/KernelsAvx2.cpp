#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kAvx2Kernels;
constexpr Kernels kAvx2Kernels = {"avx2", addRows, squares, products};

}  // namespace tak::network
