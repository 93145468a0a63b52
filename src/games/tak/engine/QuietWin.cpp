#include "games/tak/engine/QuietWin.h"

#include <algorithm>
#include <utility>

#include "games/tak/engine/Policy.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"

namespace tak::engine {
namespace {

using namespace rules;

/// Quiet move, reply, win by flats. With a road at the end it takes two plies more.
constexpr int kShortest = 3;
/// Nodes for one question about threats, so that a hard one leaves something for the others.
constexpr std::uint64_t kNodesEach = 2000;

std::vector<Move> likeliestFirst(const Position& position, const MoveList& moves) {
    const MoveContext context(position, Move::none());
    const PolicyWeights& weights = policyFor(position.size());
    std::vector<std::pair<int, Move>> scored;
    scored.reserve(static_cast<std::size_t>(moves.size()));
    for (const Move move : moves) scored.emplace_back(policyScore(context, weights, move), move);
    std::stable_sort(scored.begin(), scored.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Move> ordered;
    for (const auto& [score, move] : scored) ordered.push_back(move);
    return ordered;
}

std::vector<Move> allMoves(const Position& position) {
    MoveList moves;
    generateMoves(position, moves);
    return likeliestFirst(position, moves);
}

}  // namespace

std::optional<QuietWinSolver::Win> QuietWinSolver::solve(const Position& position, int plies,
                                                         ProofBudget& budget) {
    if (position.inOpening() || position.outcome().over()) return {};
    budget_ = &budget;
    refuted_.clear();
    for (int within = std::min(plies, kShortest + 2); within <= plies && !budget.spent(); within += 2)
        if (auto win = winWithin(position, within)) {
            complete(position, *win);
            return win;
        }
    return {};
}

bool QuietWinSolver::winsBy(const Position& position, Move move, int plies, ProofBudget& budget) {
    budget_ = &budget;
    refuted_.clear();
    return winBy(position, move, plies).has_value();
}

void QuietWinSolver::complete(Position position, Win& win) {
    for (const Move move : win.line) (void)position.make(move);
    const int rest = win.plies - static_cast<int>(win.line.size());
    if (rest <= 0) return;
    TinueLimits limits{.plies = rest, .nodes = kNodesEach};
    if (const auto& deadline = budget_->deadline()) limits.time = timeUntil(*deadline);
    const TinueResult tinue = tinue_.solve(position, limits, budget_->stop());
    win.line.insert(win.line.end(), tinue.line.begin(), tinue.line.end());
}

std::optional<int> QuietWinSolver::tinueWithin(const Position& position, int plies) {
    ProofBudget part = budget_->part(kNodesEach);
    const TinueMove found = tinue_.decide(position, plies, part);
    budget_->charge(part);
    return found.verdict == TinueVerdict::Proven ? std::optional(found.plies) : std::nullopt;
}

std::optional<QuietWinSolver::Win> QuietWinSolver::winWithin(const Position& position, int plies) {
    if (plies < kShortest) return {};
    if (const auto known = refuted_.find(position.hash()); known != refuted_.end() && known->second >= plies)
        return {};
    for (const Move move : allMoves(position)) {
        if (!budget_->spendMove()) return {};
        if (auto win = winBy(position, move, plies)) return win;
    }
    if (!budget_->spent()) refuted_[position.hash()] = plies;
    return {};
}

std::optional<QuietWinSolver::Win> QuietWinSolver::winBy(const Position& position, Move move, int plies) {
    Position after = position;
    (void)after.make(move);
    if (after.outcome().over() || !roadInOne(after, after.toMove()).isNone()) return {};
    const bool threatens = !roadInOne(after, position.toMove()).isNone();
    // Only a move that wins against a pass has to be answered.
    if (threatens ? plies < kShortest + 2 : !tinueWithin(after.passed(), plies - 2)) return {};
    auto rest = everyReplyLoses(after, plies - 1, threatens);
    if (!rest) return {};
    rest->plies += 1;
    rest->line.insert(rest->line.begin(), move);
    return rest;
}

std::optional<QuietWinSolver::Win> QuietWinSolver::everyReplyLoses(const Position& position, int plies,
                                                                   bool threatened) {
    std::vector<Move> replies;
    if (threatened) {
        Defence defence;
        defend(position, defence, budget_);
        if (defence.escapes || budget_->spent()) return {};
        replies = likeliestFirst(position, defence.moves);
    } else {
        replies = allMoves(position);
    }
    if (const auto last = std::find(replies.begin(), replies.end(), refuter_); last != replies.end())
        std::rotate(replies.begin(), last, last + 1);
    Win longest{.plies = threatened ? 2 : 0, .line = {}};  // a reply that leaves a threat loses to it
    for (const Move reply : replies) {
        Position next = position;
        (void)next.make(reply);
        auto win = winAfterReply(next, plies - 1, threatened);
        if (!win) {
            refuter_ = reply;
            return {};
        }
        if (win->plies + 1 <= longest.plies) continue;
        longest = {.plies = win->plies + 1, .line = std::move(win->line)};
        longest.line.insert(longest.line.begin(), reply);
    }
    return longest;
}

std::optional<QuietWinSolver::Win> QuietWinSolver::winAfterReply(const Position& position, int plies,
                                                                 bool threatened) {
    if (const Outcome outcome = position.outcome(); outcome.over())
        return outcome.winner == position.toMove() ? std::optional(Win{}) : std::nullopt;
    if (const auto within = tinueWithin(position, plies)) return Win{.plies = *within, .line = {}};
    return threatened ? winWithin(position, plies) : std::nullopt;
}

}  // namespace tak::engine
