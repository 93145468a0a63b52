#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/tak/engine/Endings.h"
#include "games/tak/engine/QuietWin.h"
#include "games/tak/engine/Tinue.h"
#include "games/tak/lab/tactics/Suite.h"

namespace tak::lab::tactics {

/// The result of a proof.
struct Proof {
    int plies = 0;
    std::vector<tak::rules::Move> answers;  ///< exactly the right moves
};

/// Proves the claims of problems. Nothing if the position is no such problem, or if the budget does not
/// suffice.
class Prover {
  public:
    static constexpr int kLongest = 9;

    /// `nodes` is the budget for one question, `longest` the plies of wins with a quiet move or at the end of
    /// the game, and of losses.
    explicit Prover(std::uint64_t nodes = 100'000, int longest = kLongest)
        : nodes_(nodes), longest_(longest) {}

    /// A forced road of the side to move, with every first move solved. The answers are all moves that begin
    /// one.
    [[nodiscard]] std::optional<Proof> tinue(const tak::rules::Position& position);
    /// After every move but one the opponent has a forced road of at most 5 plies, and after that one none at
    /// all. `plies` is the length of the threatened road.
    [[nodiscard]] std::optional<Proof> defence(const tak::rules::Position& position);
    /// A win at the end of the game against every reply, found by playing every move. The answers are all
    /// moves that begin a shortest one.
    [[nodiscard]] std::optional<Proof> flats(const tak::rules::Position& position);

    /// A win that needs one quiet move. The answers are all moves that begin a shortest one.
    [[nodiscard]] std::optional<Proof> quiet(const tak::rules::Position& position);
    /// Whether this move threatens no road and wins by threats after every reply.
    [[nodiscard]] bool winsQuietly(const tak::rules::Position& position, tak::rules::Move move);
    /// A loss after every move, by a tinue or a win with one quiet move. The answers are all moves that last
    /// longest.
    [[nodiscard]] std::optional<Proof> loss(const tak::rules::Position& position);

    [[nodiscard]] std::optional<Proof> of(Theme theme, const tak::rules::Position& position);

  private:
    /// Plies to the forced win of the side to move, a tinue or a win with one quiet move; 0 if none was
    /// found.
    [[nodiscard]] int pliesToWin(const tak::rules::Position& position, int plies);

    std::uint64_t nodes_;
    int longest_;
    tak::engine::TinueSolver solver_{32};
    tak::engine::QuietWinSolver quiet_{solver_};
    tak::engine::EndingSolver endings_;
};

}  // namespace tak::lab::tactics
