#include "games/tactik/engine/Level.h"

#include <algorithm>
#include <array>

namespace tactik::engine {
namespace {

constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    {.foresees = false, .readsConduct = false, .carelessness = 0.45, .carelessPasses = 1},
    {.foresees = false, .readsConduct = false, .carelessness = 0.34, .carelessPasses = 0.7},
    {.foresees = false, .readsConduct = false, .carelessness = 0.23, .carelessPasses = 0.4},
    {.foresees = false, .readsConduct = false, .carelessness = 0.12, .carelessPasses = 0.15},
    {.foresees = false, .readsConduct = false},
    {.worlds = 4, .plansReplies = false, .judgesFinely = false, .readsConduct = false, .carelessness = 0.03},
    {.worlds = 24, .plansReplies = false},
    {},
}};

}  // namespace

const LevelStyle& styleOf(int level) {
    return kStyles[static_cast<std::size_t>(std::clamp(level, kMinLevel, kMaxLevel) - kMinLevel)];
}

}  // namespace tactik::engine
