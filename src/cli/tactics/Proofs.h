#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/tactics/Suite.h"
#include "games/tak/engine/Tinue.h"

namespace cli::tactics {

/// The result of a proof.
struct Proof {
    int plies = 0;
    std::vector<tak::rules::Move> answers;  ///< exactly the right moves
};

/// Proves the claims of problems. Nothing if the position is no such problem, or if the budget does not
/// suffice.
class Prover {
  public:
    /// `nodes` is the budget for one question.
    explicit Prover(std::uint64_t nodes = 100'000) : nodes_(nodes) {}

    /// A forced road of the side to move, with every first move solved. The answers are all moves that begin
    /// one.
    [[nodiscard]] std::optional<Proof> tinue(const tak::rules::Position& position);
    /// After every move but one the opponent has a forced road of at most 5 plies, and after that one none at
    /// all. `plies` is the length of the threatened road.
    [[nodiscard]] std::optional<Proof> defence(const tak::rules::Position& position);
    /// A win in three plies at the end of the game against every reply, found by playing every move.
    [[nodiscard]] std::optional<Proof> flats(const tak::rules::Position& position);

    [[nodiscard]] std::optional<Proof> of(Theme theme, const tak::rules::Position& position);

  private:
    std::uint64_t nodes_;
    tak::engine::TinueSolver solver_{32};
};

}  // namespace cli::tactics
