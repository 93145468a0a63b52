#include "games/tak/engine/Tinue.h"

#include <algorithm>

#include "games/tak/engine/ProofSearch.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/ThreatGraph.h"
#include "games/tak/engine/Threats.h"

namespace tak::engine {

using namespace rules;

namespace {

using Clock = ProofBudget::Clock;

/// Wins are seldom longer, but cycles are: from this length on it sometimes looks for cycles.
constexpr int kCirclesFrom = 23;
constexpr int kCirclesEvery = 16;
constexpr std::size_t kCircleSize = 20'000;  // positions

ProofBudget budgetOf(const TinueLimits& limits, std::stop_token stop) {
    std::optional<Clock::time_point> deadline;
    if (limits.time) deadline = Clock::now() + *limits.time;
    return {limits.nodes, deadline, std::move(stop)};
}

Position afterMove(const Position& before, Move move) {
    Position p = before;
    (void)p.make(move);
    return p;
}

/// Any turn that does not end the game, preferably one that stops a part of the threat.
Move lastTry(const Position& position) {
    const Bitboard path = dangerTo(position).path;
    Move found = Move::none();
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        const bool over = p.outcome().over();
        p.undo(undo);
        if (over) continue;
        if (touchedSquares(move) & path) return move;
        if (found.isNone()) found = move;
    }
    return found.isNone() ? moves[0] : found;
}

}  // namespace

struct TinueSolver::Impl {
    explicit Impl(int hashMiB) : search(hashMiB) {}

    /// Forgets proofs for another set-up: komi and supplies affect the end of the game.
    void prepare(const Setup& now) {
        if (setup && *setup == now) return;
        if (setup) search.clear();
        setup = now;
    }

    /// Searches for longer and longer wins. `plies` of the result is the proven length or, if unknown, the
    /// greatest length that was ruled out.
    TinueMove deepen(const Position& position, ProofRole role, int from, int to, ProofBudget& budget,
                     const Progress& progress) {
        TinueMove found{.move = Move::none()};
        for (int plies = from; plies <= to; plies += 2) {
            const ProofValue value = search.prove(position, role, plies, budget);
            if (value.provenWithin(plies)) return {Move::none(), TinueVerdict::Proven, plies};
            if (value.refutedForever()) return {Move::none(), TinueVerdict::Refuted, 0};
            if (!value.refutedWithin(plies)) break;
            found.plies = plies;
            if (goesInCircles(position, role, plies, budget)) return {Move::none(), TinueVerdict::Refuted, 0};
            if (progress) progress(plies, budget.nodes());
        }
        return found;
    }

    bool goesInCircles(const Position& position, ProofRole role, int plies, ProofBudget& budget) const {
        if (plies < kCirclesFrom || (plies - kCirclesFrom) % kCirclesEvery > 1) return false;
        return ThreatGraph(search).refutes(position, role, kCircleSize, budget);
    }

    bool wins(const Position& position, ProofRole role, int plies, ProofBudget& budget) {
        return plies > 0 && search.prove(position, role, plies, budget).provenWithin(plies);
    }

    Move attackOf(const Position& p, int plies, ProofBudget& budget) {
        MoveList moves;
        threateningMoves(p, moves, &budget);
        for (const Move move : moves)
            if (wins(afterMove(p, move), ProofRole::Defend, plies - 1, budget)) return move;
        return Move::none();
    }

    /// The reply that lasts longest.
    Move defenceOf(const Position& p, int plies, ProofBudget& budget) {
        Defence defence;
        defend(p, defence, &budget);
        if (budget.spent()) return Move::none();
        for (const Move move : defence.moves) {
            const Position next = afterMove(p, move);
            const bool sooner = wins(next, ProofRole::Attack, plies - 3, budget);
            if (budget.spent()) return Move::none();
            if (!sooner) return move;
        }
        return plies == 2 ? lastTry(p) : Move::none();
    }

    std::vector<Move> lineOf(Position p, int plies, ProofBudget& budget) {
        std::vector<Move> line;
        for (ProofRole role = ProofRole::Attack; plies > 0 && !p.outcome().over(); --plies) {
            const Move move = role == ProofRole::Defend ? defenceOf(p, plies, budget)
                              : plies == 1              ? winningMove(p)
                                                        : attackOf(p, plies, budget);
            if (move.isNone()) break;
            line.push_back(move);
            (void)p.make(move);
            role = role == ProofRole::Attack ? ProofRole::Defend : ProofRole::Attack;
        }
        return line;
    }

    /// Solves all first moves for one length after another, so that a hard one does not use up the budget.
    std::vector<TinueMove> judgeAll(const Position& p, int shortest, const TinueLimits& limits,
                                    ProofBudget& budget, const Progress& progress) {
        MoveList moves;
        threateningMoves(p, moves, &budget);
        std::vector<TinueMove> judged;
        for (const Move move : moves) judged.push_back({move, TinueVerdict::Unknown, shortest - 2});
        for (int plies = shortest; plies <= limits.plies && !budget.spent(); plies += 2) {
            bool open = false;
            for (TinueMove& first : judged) {
                if (first.verdict != TinueVerdict::Unknown || budget.spent()) continue;
                const TinueMove found =
                    deepen(afterMove(p, first.move), ProofRole::Defend, plies - 1, plies - 1, budget, {});
                first.verdict = found.verdict;
                if (!budget.spent() || found.verdict != TinueVerdict::Unknown) first.plies = plies;
                open = open || first.verdict == TinueVerdict::Unknown;
            }
            if (progress) progress(plies, budget.nodes());
            if (!open) break;
        }
        judged.erase(std::remove_if(judged.begin(), judged.end(),
                                    [](const TinueMove& m) { return m.verdict == TinueVerdict::Refuted; }),
                     judged.end());
        std::stable_sort(judged.begin(), judged.end(), [](const TinueMove& a, const TinueMove& b) {
            return a.verdict != b.verdict ? a.verdict < b.verdict : a.plies < b.plies;
        });
        return judged;
    }

    ProofSearch search;
    std::optional<Setup> setup;
};

TinueSolver::TinueSolver(int hashMiB) : impl_(std::make_unique<Impl>(hashMiB)) {}
TinueSolver::~TinueSolver() = default;

void TinueSolver::clear() {
    if (impl_->setup) impl_->search.clear();
    impl_->setup.reset();
}

TinueResult TinueSolver::solve(const Position& position, const TinueLimits& limits, std::stop_token stop,
                               const Progress& progress) {
    const auto begin = Clock::now();
    impl_->prepare(position.setup());
    TinueResult result;
    ProofBudget budget = budgetOf(limits, stop);
    const auto finish = [&] {
        result.nodes = budget.nodes();
        result.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
        return result;
    };
    if (position.outcome().over()) {
        result.verdict = TinueVerdict::Refuted;
        return finish();
    }
    const TinueMove found = impl_->deepen(position, ProofRole::Attack, 1, limits.plies, budget, progress);
    result.verdict = found.verdict;
    result.plies = found.plies;
    if (found.verdict != TinueVerdict::Proven) return finish();
    if (found.plies == 1) {
        for (const Move move : winningMoves(position))
            result.moves.push_back({move, TinueVerdict::Proven, 1});
        result.line = {result.moves.front().move};
        return finish();
    }
    // The replies of the line are mostly solved already; completing them may take as long again.
    ProofBudget more = budgetOf(limits, stop);
    result.line = impl_->lineOf(position, found.plies, more);
    if (limits.everyMove)
        result.moves = impl_->judgeAll(position, found.plies, limits, budget, progress);
    else if (!result.line.empty())
        result.moves = {{result.line.front(), TinueVerdict::Proven, found.plies}};
    return finish();
}

TinueMove TinueSolver::decide(const Position& position, int plies, ProofBudget& budget) {
    if (position.outcome().over()) return {Move::none(), TinueVerdict::Refuted, 0};
    impl_->prepare(position.setup());
    return impl_->deepen(position, ProofRole::Attack, 1, plies, budget, {});
}

TinueVerdict TinueSolver::isTinue(const Position& position, const TinueLimits& limits, std::stop_token stop) {
    if (position.outcome().over()) return TinueVerdict::Refuted;
    impl_->prepare(position.setup());
    ProofBudget budget = budgetOf(limits, stop);
    return impl_->deepen(position, ProofRole::Defend, 2, limits.plies, budget, {}).verdict;
}

}  // namespace tak::engine
