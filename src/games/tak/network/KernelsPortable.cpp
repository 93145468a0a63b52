#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kPortableKernels;
constexpr Kernels kPortableKernels = {"portable", addRows<std::int16_t>, addRows<std::int8_t>, squares,
                                      products};

}  // namespace tak::network
