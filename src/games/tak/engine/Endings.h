#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Finds forced wins by playing every move of both sides: wins by flats, which threats of roads alone do not
/// force. Meant for the end of a game, where few moves are left: 5 plies take milliseconds with 30 moves a
/// turn, seconds with 100, and each further turn takes some ten times as long.
///
/// Exact unless the budget is spent; then it finds nothing. Draws by repetition are ignored. It remembers
/// positions from one question to the next. Blocks; use it in one thread at a time.
class EndingSolver {
  public:
    struct Win {
        int plies = 0;
        std::vector<rules::Move> moves;  ///< every first move of a win of `plies` plies
    };

    static constexpr int kMostPlies = 15;

    /// The shortest forced win of the side to move, of at most `plies` (up to kMostPlies). The game must not
    /// be over.
    [[nodiscard]] std::optional<Win> solve(const rules::Position& position, int plies, ProofBudget& budget);

    /// A move that wins within `plies`; Move::none() if there is none.
    [[nodiscard]] rules::Move find(const rules::Position& position, int plies, ProofBudget& budget);

  private:
    struct Known {
        int won = kMostPlies + 1;  ///< plies of a forced win
        int refuted = 0;           ///< plies within which there is none
        rules::Move by = rules::Move::none();
    };
    using Plies = std::array<rules::Move, kMostPlies + 1>;

    void begin(const rules::Position& position, ProofBudget& budget);
    [[nodiscard]] bool wins(rules::Position& p, int plies);
    [[nodiscard]] bool winsBy(rules::Position& p, rules::Move move, int plies);
    [[nodiscard]] bool everyReplyLoses(rules::Position& p, int plies);

    ProofBudget* budget_ = nullptr;
    std::optional<rules::Setup> setup_;               ///< of the positions that it remembers
    std::unordered_map<std::uint64_t, Known> known_;  ///< by tableKey()
    Plies attacks_{};   ///< the last move that won, by the plies left: likely again
    Plies refuters_{};  ///< the last reply that did not lose
};

/// Every first move after which the side to move can win at once, by a road or by flats, whatever the
/// opponent replies. Empty if it can win at once itself. The game must not be over.
[[nodiscard]] std::vector<rules::Move> winsInThree(const rules::Position& position);

}  // namespace tak::engine
