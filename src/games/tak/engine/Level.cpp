#include "games/tak/engine/Level.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/Random.h"

namespace tak::engine {
namespace {

constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    {.nodes = 2000, .depth = 2, .taste = 115, .overlooks = 0.30, .sleeps = 0.03},
    {.nodes = 2000, .depth = 2, .taste = 87, .overlooks = 0.19, .sleeps = 0.01},
    {.nodes = 900, .depth = 3, .taste = 55, .overlooks = 0.08, .sleeps = 0},
    {.nodes = 1100, .depth = 5, .taste = 24, .overlooks = 0.01},
    {.nodes = 2100, .taste = 8},
    {.nodes = 4600},
    {.nodes = 10000},
    {.nodes = 24000},
    {.nodes = 78000},
    {},
}};

/// Uniform in [0, 1).
double chanceOf(std::uint64_t x) { return static_cast<double>(base::scrambled(x) >> 11) * 0x1.0p-53; }

}  // namespace

const LevelStyle& styleOf(int level) {
    return kStyles[static_cast<std::size_t>(std::clamp(level, kMinLevel, kMaxLevel) - 1)];
}

bool Sight::seesSpread(const rules::Position& position, rules::Move move) const {
    // A lone piece that moves a square is seen by anybody.
    const int length = move.carried() + move.distance() - 2;
    if (length <= 0) return true;
    const double seen = std::pow(1 - style_.overlooks, std::min(length, 4));
    return chanceOf(position.hash() ^ seed_ ^ (std::uint64_t{move.bits()} << 40)) < seen;
}

bool Sight::awake(const rules::Position& position) const {
    return chanceOf(position.hash() + seed_) >= style_.sleeps;
}

Score TastefulEvaluator::evaluate(const rules::Position& position) const {
    // The mean of two is near nothing more often than far from it.
    const double a = chanceOf(position.hash() ^ (seed_ + 1));
    const double b = chanceOf(position.hash() ^ (seed_ + 2));
    const auto stray = static_cast<Score>(std::lround((a + b - 1) * taste_));
    return std::clamp(exact_.evaluate(position) + stray, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tak::engine
