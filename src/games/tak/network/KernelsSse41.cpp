#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kSse41Kernels;
constexpr Kernels kSse41Kernels = {"sse4.1", addRows, squares, products};

}  // namespace tak::network
