#pragma once

#include "games/tactik/engine/Network.h"

namespace tactik::engine {

/// As tactik_network prints them.
extern const std::array<short, kParameters> kNetworkForTwo;
extern const std::array<short, kParameters> kNetworkForFour;

}  // namespace tactik::engine
