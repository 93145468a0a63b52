#pragma once

#include <cstdint>
#include <random>

#include "app/thinking/ThinkingService.h"
#include "game/Chance.h"

namespace app {

/// The chances of the games that begin: what is shuffled and drawn in them. With the fixed clock they are the
/// same in every run of the program.
class ChanceSource {
  public:
    /// `thinking` must outlive it.
    explicit ChanceSource(const ThinkingService& thinking) : thinking_(thinking) {}

    /// The chance of the next game.
    [[nodiscard]] game::Chance draw() {
        if (thinking_.clockFixed()) return game::Chance(++drawn_);
        std::random_device source;
        return game::Chance(std::uint64_t{source()} << 32U | source());
    }

  private:
    const ThinkingService& thinking_;
    std::uint64_t drawn_ = 0;  ///< with the fixed clock
};

}  // namespace app
