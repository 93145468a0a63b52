#include "games/tactiki/engine/Level.h"

#include <algorithm>
#include <array>

namespace tactiki::engine {
namespace {

constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    {.depth = 1, .worlds = 1, .memory = 0, .carelessness = 0.6, .whim = 0.2},
    {.depth = 1, .worlds = 1, .memory = 0, .carelessness = 0.3, .whim = 0.2},
    {.depth = 1, .worlds = 2, .memory = 0, .carelessness = 0.1, .whim = 0.1},
    {.depth = 2, .worlds = 2, .memory = 0.3, .whim = 0.1},
    {.depth = 2, .worlds = 4, .memory = 0.7, .whim = 0.05},
    {.depth = 2, .worlds = 16},
    {.depth = 4, .worlds = 8},
    {},
}};

}  // namespace

const LevelStyle& styleOf(int level) {
    return kStyles[static_cast<std::size_t>(std::clamp(level, kMinLevel, kMaxLevel) - kMinLevel)];
}

}  // namespace tactiki::engine
