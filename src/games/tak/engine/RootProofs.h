#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/engine/QuietWin.h"
#include "games/tak/engine/Score.h"
#include "games/tak/engine/Tinue.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// The result of a move at the root, proved by the solvers of forced roads. They see further than the search,
/// since they look at threats and little else.
struct RootProof {
    rules::Move move;
    Score score = 0;  ///< for the side to move at the root
    std::vector<rules::Move> line = {};
};

/// Asks the solvers about the root of one search, now and then and for a small share of its nodes. What they
/// have answered for good is not asked again. Use it in one thread.
class RootProofs {
  public:
    /// Where the search stands.
    struct Moment {
        std::uint64_t nodes = 0;
        rules::Move best;  ///< the best move at present
        std::optional<ProofBudget::Clock::time_point> deadline = {};
        std::stop_token stop = {};
    };

    /// `solver` must outlive it.
    RootProofs(TinueSolver& solver, const rules::Position& root);

    /// A forced road of the side to move, or the opponent's after the best move; nothing if no question is
    /// due or none has such an answer.
    [[nodiscard]] std::optional<RootProof> look(const Moment& moment);
    /// Whether a win should be looked for after `nodes` nodes.
    [[nodiscard]] bool due(std::uint64_t nodes) const {
        return nodes >= nextThreats_ || nodes >= nextQuietMoves_;
    }
    /// The same as look() for a win alone. What is due against the best move stays due.
    [[nodiscard]] std::optional<RootProof> lookForWin(const Moment& moment);

  private:
    /// How far a question goes: wins by threats alone are found at little cost, those that need a quiet move
    /// at some ten times as much.
    enum class Reach { Threats, QuietMoves };
    struct Win {
        int plies = 0;
        std::vector<rules::Move> line;
    };
    struct Answer {
        std::optional<Win> win = {};
        bool final = false;  ///< asking again with a greater budget is of no use
    };
    [[nodiscard]] std::optional<RootProof> win(const Moment& moment, Reach reach);
    [[nodiscard]] std::optional<RootProof> lossAfterBest(const Moment& moment, Reach reach);
    [[nodiscard]] Answer byThreats(const rules::Position& position, const Moment& moment);
    [[nodiscard]] Answer byQuietMove(const rules::Position& position, const Moment& moment);

    TinueSolver& tinue_;
    QuietWinSolver quiet_;
    rules::Position root_;
    Answer threats_;
    Answer quietMoves_;
    std::uint64_t nextThreats_;     ///< nodes of the search at which the solver of threats is due
    std::uint64_t nextQuietMoves_;  ///< … and that of quiet moves
    Reach reach_ = Reach::Threats;  ///< how far the last question went
    bool lossDue_ = false;          ///< the best move was not looked at since
    rules::Move checked_ = rules::Move::none();  ///< the last best move that was looked at
    bool hunted_ = false;                        ///< a best move has lost to a win with a quiet move
};

}  // namespace tak::engine
