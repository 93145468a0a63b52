#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kPortableKernels;
constexpr Kernels kPortableKernels = {"portable", addRows, squares, products};

}  // namespace tak::network
