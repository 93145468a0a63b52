#pragma once

#include <cstdint>

#include "base/Random.h"

namespace game {

/// The chance of one game: what is dealt, thrown or shuffled follows from it and from the turns alone, so a
/// record with the same chance gives the same game. A state holds it among its secrets: no view shows it, and
/// View::sample() draws another.
class Chance {
  public:
    constexpr Chance() = default;
    explicit constexpr Chance(std::uint64_t seed) : seed_(seed) {}

    /// For the game's files.
    [[nodiscard]] constexpr std::uint64_t seed() const { return seed_; }
    /// The random numbers after `turns` turns; 0: for the first deal. A turn that is taken back and played
    /// again meets the same ones.
    [[nodiscard]] constexpr base::Random after(int turns) const {
        return base::Random(seed_ + base::scrambled(static_cast<std::uint64_t>(turns)));
    }
    friend constexpr bool operator==(const Chance&, const Chance&) = default;

  private:
    std::uint64_t seed_ = 0;
};

}  // namespace game
