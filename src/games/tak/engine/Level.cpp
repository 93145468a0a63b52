#include "games/tak/engine/Level.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tak::engine {
namespace {

constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    {.nodes = 2000, .depth = 2, .taste = 125, .overlooks = 0.34, .sleeps = 0.04},
    {.nodes = 2000, .depth = 2, .taste = 102, .overlooks = 0.26, .sleeps = 0.02},
    {.nodes = 2000, .depth = 2, .taste = 68, .overlooks = 0.13, .sleeps = 0},
    {.nodes = 800, .depth = 4, .taste = 30, .overlooks = 0.01, .sleeps = 0},
    {.nodes = 1600, .depth = 6, .taste = 12},
    {.nodes = 3700},
    {.nodes = 8500},
    {.nodes = 21500},
    {.nodes = 64000},
    {},
}};

/// Uniform in [0, 1), by SplitMix64's finaliser.
double chanceOf(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<double>((x ^ (x >> 31)) >> 11) * 0x1.0p-53;
}

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
