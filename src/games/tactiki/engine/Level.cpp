#include "games/tactiki/engine/Level.h"

#include <algorithm>
#include <array>

namespace tactiki::engine {
namespace {

constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    {.depth = 1, .worlds = 1, .memory = 0, .readsConduct = false, .carelessness = 0.55, .whim = 0.2},
    {.depth = 1, .worlds = 1, .memory = 0, .readsConduct = false, .carelessness = 0.35, .whim = 0.15},
    {.depth = 1, .worlds = 2, .memory = 0, .readsConduct = false, .carelessness = 0.18, .whim = 0.1},
    {.depth = 2, .worlds = 2, .memory = 0.3, .readsConduct = false, .carelessness = 0.03, .whim = 0.08},
    {.depth = 2, .worlds = 3, .memory = 0.65, .readsConduct = false, .whim = 0.06},
    {.depth = 2, .worlds = 6, .memory = 0.9, .readsConduct = false, .whim = 0.02},
    {.depth = 4, .worlds = 4, .memory = 0.9, .readsConduct = false},
    {},
}};

}  // namespace

const LevelStyle& styleOf(int level) {
    return kStyles[static_cast<std::size_t>(std::clamp(level, kMinLevel, kMaxLevel) - kMinLevel)];
}

}  // namespace tactiki::engine
