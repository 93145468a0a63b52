#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/tactics/Suite.h"
#include "games/tak/engine/Tinue.h"

namespace cli::tactics {

/// What was proved of a position.
struct Proof {
    int plies = 0;
    std::vector<tak::rules::Move> answers;  ///< exactly the right moves
};

/// Proves what problems claim. Nothing if the position is no such problem, or too hard to tell.
class Prover {
  public:
    /// `nodes` are what may be spent on one question.
    explicit Prover(std::uint64_t nodes = 100'000) : nodes_(nodes) {}

    /// A forced road of the side to move, with every first move judged. The answers are all that begin one.
    [[nodiscard]] std::optional<Proof> tinue(const tak::rules::Position& position);
    /// All moves but one run into a forced road of at most 5 plies, and that one into none at all. `plies`
    /// count to the road that is threatened.
    [[nodiscard]] std::optional<Proof> defence(const tak::rules::Position& position);
    /// A win in three at the end of the game against every answer, found by playing every move.
    [[nodiscard]] std::optional<Proof> flats(const tak::rules::Position& position);

    [[nodiscard]] std::optional<Proof> of(Theme theme, const tak::rules::Position& position);

  private:
    std::uint64_t nodes_;
    tak::engine::TinueSolver solver_{32};
};

}  // namespace cli::tactics
