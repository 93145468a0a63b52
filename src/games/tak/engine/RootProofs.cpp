#include "games/tak/engine/RootProofs.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tak::engine {
namespace {

using namespace rules;

constexpr std::uint64_t kThreatsFrom = 8192;       // nodes
constexpr std::uint64_t kQuietMovesFrom = 60'000;  // nodes
/// Nodes of search for each node of a solver, which costs some ten times as much.
constexpr std::uint64_t kThreatsShare = 64;
constexpr std::uint64_t kQuietMovesShare = 192;
/// The longest win with a quiet move to look for. Longer ones are rare, and each two plies double the cost.
constexpr int kQuietPlies = 11;

TinueLimits limitsOfALine(int plies, const RootProofs::Moment& moment) {
    // Its replies are mostly known already; completing it may cost as much again.
    TinueLimits limits{.plies = plies, .nodes = moment.nodes / kThreatsShare};
    if (moment.deadline) limits.time = timeUntil(*moment.deadline);
    return limits;
}

}  // namespace

RootProofs::RootProofs(TinueSolver& solver, const Position& root)
    : tinue_(solver),
      quiet_(solver),
      root_(root),
      nextThreats_(kThreatsFrom),
      nextQuietMoves_(kQuietMovesFrom) {}

std::optional<RootProof> RootProofs::lookForWin(const Moment& moment) {
    if (root_.inOpening() || !due(moment.nodes)) return {};
    const bool quietMovesDue = moment.nodes >= nextQuietMoves_;
    if (moment.nodes >= nextThreats_) nextThreats_ = 2 * moment.nodes;
    if (quietMovesDue) nextQuietMoves_ = 3 * moment.nodes;
    if (quietMovesDue || !lossDue_) reach_ = quietMovesDue ? Reach::QuietMoves : Reach::Threats;
    lossDue_ = true;
    return win(moment, quietMovesDue ? Reach::QuietMoves : Reach::Threats);
}

std::optional<RootProof> RootProofs::look(const Moment& moment) {
    if (root_.inOpening() || moment.nodes < kThreatsFrom) return {};
    if (auto proof = lookForWin(moment)) return proof;
    if (!lossDue_ && moment.best == checked_) return {};
    const Reach reach = hunted_ ? Reach::QuietMoves : lossDue_ ? reach_ : Reach::Threats;
    lossDue_ = false;
    checked_ = moment.best;
    return lossAfterBest(moment, reach);
}

RootProofs::Answer RootProofs::byThreats(const Position& position, const Moment& moment) {
    ProofBudget budget(moment.nodes / kThreatsShare, moment.deadline, moment.stop);
    const TinueMove found = tinue_.decide(position, kMaxTinuePlies, budget);
    if (found.verdict != TinueVerdict::Proven) return {.final = found.verdict == TinueVerdict::Refuted};
    TinueResult result = tinue_.solve(position, limitsOfALine(found.plies, moment), moment.stop);
    if (result.line.empty()) return {};
    return {.win = Win{.plies = found.plies, .line = std::move(result.line)}, .final = true};
}

RootProofs::Answer RootProofs::byQuietMove(const Position& position, const Moment& moment) {
    ProofBudget budget(moment.nodes / kQuietMovesShare, moment.deadline, moment.stop);
    auto found = quiet_.solve(position, kQuietPlies, budget);
    if (!found) return {.final = !budget.spent()};
    return {.win = Win{.plies = found->plies, .line = std::move(found->line)}, .final = true};
}

std::optional<RootProof> RootProofs::win(const Moment& moment, Reach reach) {
    if (!threats_.final && !quietMoves_.win) threats_ = byThreats(root_, moment);
    if (reach == Reach::QuietMoves && !threats_.win && !quietMoves_.final)
        quietMoves_ = byQuietMove(root_, moment);
    const std::optional<Win>& win = threats_.win ? threats_.win : quietMoves_.win;
    if (!win) return {};
    return RootProof{win->line.front(), winIn(win->plies), win->line};
}

std::optional<RootProof> RootProofs::lossAfterBest(const Moment& moment, Reach reach) {
    Position after = root_;
    (void)after.make(moment.best);
    if (after.outcome().over()) return {};
    Answer reply = byThreats(after, moment);
    if (!reply.win && reach == Reach::QuietMoves) {
        reply = byQuietMove(after, moment);
        // Who threatens such a win threatens it after most moves.
        hunted_ = hunted_ || reply.win.has_value();
    }
    if (!reply.win) return {};
    RootProof proof{moment.best, lossIn(reply.win->plies + 1), {moment.best}};
    proof.line.insert(proof.line.end(), reply.win->line.begin(), reply.win->line.end());
    return proof;
}

}  // namespace tak::engine
