#include "games/tactik/engine/NetworkData.h"

namespace tactik::engine {

// clang-format off
const std::array<short, kParameters> kNetworkForTwo{
   
};
// clang-format on

}  // namespace tactik::engine
