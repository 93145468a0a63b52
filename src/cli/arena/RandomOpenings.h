#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "cli/arena/OpeningSource.h"
#include "games/tak/play/OpeningBook.h"

namespace cli::arena {

struct RandomOpeningRequest {
    int plies = 4;    ///< 0 = the empty board
    int bound = 150;  ///< greatest lead after the opening, in hundredths of a flat
    std::uint64_t seed = 1;
};

/// Random openings from the empty board: a play::OpeningBook for each set-up.
class RandomOpenings final : public OpeningSource {
  public:
    RandomOpenings(const RandomOpeningRequest& request, std::vector<tak::rules::Setup> setups);
    /// Takes some milliseconds for an opening that was not requested before.
    [[nodiscard]] Opening at(std::size_t setup, std::size_t index) override;

  private:
    std::vector<tak::rules::Setup> setups_;
    std::vector<std::unique_ptr<tak::play::OpeningBook>> books_;  ///< by set-up
};

}  // namespace cli::arena
