#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/engine/Tinue.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Finds wins that threats alone cannot force: with one quiet move among the threats. A move is quiet if it
/// threatens no road, but would win by threats if the opponent passed, so that he has to answer it all the
/// same. Searches of higher order look for such moves in the game of Go, too (T. Thomsen, Lambda-search in
/// game trees, 2000).
///
/// What it finds is a proof against every reply. That it finds nothing proves nothing: a win may need two
/// quiet moves. Draws by repetition are ignored. Blocks; use it in one thread at a time.
class QuietWinSolver {
  public:
    struct Win {
        int plies = 0;
        std::vector<rules::Move> line;  ///< with the reply to the quiet move that lasts longest
    };

    /// `tinue` must outlive it, and may answer other questions in between.
    explicit QuietWinSolver(TinueSolver& tinue) : tinue_(tinue) {}

    /// The shortest such win of at most `plies` of the side to move, which must have no tinue within them.
    [[nodiscard]] std::optional<Win> solve(const rules::Position& position, int plies, ProofBudget& budget);

    /// Whether this move begins such a win.
    [[nodiscard]] bool winsBy(const rules::Position& position, rules::Move move, int plies,
                              ProofBudget& budget);

  private:
    /// Adds the tinue in which the line ends.
    void complete(rules::Position position, Win& win);
    [[nodiscard]] std::optional<Win> winWithin(const rules::Position& position, int plies);
    /// The win that begins with this move.
    [[nodiscard]] std::optional<Win> winBy(const rules::Position& position, rules::Move move, int plies);
    /// The reply of the side to move that loses latest; nothing if one does not lose within `plies`. After a
    /// threat the attacker may still play the quiet move.
    [[nodiscard]] std::optional<Win> everyReplyLoses(const rules::Position& position, int plies,
                                                     bool threatened);
    [[nodiscard]] std::optional<Win> winAfterReply(const rules::Position& position, int plies,
                                                   bool threatened);
    /// Whether threats alone win within `plies`, and in how many; a question of limited cost.
    [[nodiscard]] std::optional<int> tinueWithin(const rules::Position& position, int plies);

    TinueSolver& tinue_;
    ProofBudget* budget_ = nullptr;
    std::unordered_map<std::uint64_t, int> refuted_;  ///< plies without a win, by position
    rules::Move refuter_ = rules::Move::none();       ///< the last reply that did not lose: likely again
};

}  // namespace tak::engine
