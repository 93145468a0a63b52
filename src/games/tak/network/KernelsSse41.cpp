#include "games/tak/network/KernelLoops.h"

namespace tak::network {

extern const Kernels kSse41Kernels;
constexpr Kernels kSse41Kernels = {"sse4.1", addRows<std::int16_t>, addRows<std::int8_t>, squares, products};

}  // namespace tak::network
