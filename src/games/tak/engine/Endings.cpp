#include "games/tak/engine/Endings.h"

#include <algorithm>
#include <cassert>

#include "games/tak/engine/TableKey.h"
#include "games/tak/engine/Threats.h"

namespace tak::engine {
namespace {

using namespace rules;

/// More than one proof needs, and at most some 100 MiB.
constexpr std::size_t kMostKnown = 2'000'000;

/// Every move, this one first if it is legal.
std::vector<Move> movesFrom(const Position& p, Move first) {
    MoveList moves;
    generateMoves(p, moves);
    std::vector<Move> ordered;
    ordered.reserve(static_cast<std::size_t>(moves.size()));
    for (const Move move : moves) ordered.push_back(move);
    if (const auto at = std::find(ordered.begin(), ordered.end(), first); at != ordered.end())
        std::rotate(ordered.begin(), at, at + 1);
    return ordered;
}

}  // namespace

void EndingSolver::begin(const Position& position, ProofBudget& budget) {
    if (setup_ != position.setup() || known_.size() > kMostKnown) known_.clear();
    setup_ = position.setup();
    budget_ = &budget;
}

std::optional<EndingSolver::Win> EndingSolver::solve(const Position& position, int plies,
                                                     ProofBudget& budget) {
    if (!winningMove(position).isNone()) return Win{.plies = 1, .moves = winningMoves(position)};
    begin(position, budget);
    Position p = position;
    int within = 3;
    while (within <= plies && !wins(p, within) && !budget.spent()) within += 2;
    if (within > plies || budget.spent()) return {};
    Win win{.plies = within, .moves = {}};
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves)
        if (winsBy(p, move, within)) win.moves.push_back(move);
    return budget.spent() ? std::nullopt : std::optional(win);
}

Move EndingSolver::find(const Position& position, int plies, ProofBudget& budget) {
    if (const Move move = winningMove(position); !move.isNone()) return move;
    begin(position, budget);
    Position p = position;
    return wins(p, plies) ? known_[tableKey(p)].by : Move::none();
}

bool EndingSolver::wins(Position& p, int plies) {
    assert(plies <= kMostPlies);
    if (!winningMove(p).isNone()) return true;
    if (plies < 3 || !budget_->spend()) return false;
    const Known known = known_[tableKey(p)];
    if (known.won <= plies) return true;
    if (known.refuted >= plies) return false;
    Move& usual = attacks_[static_cast<std::size_t>(plies)];
    for (const Move move : movesFrom(p, known.by.isNone() ? usual : known.by)) {
        if (!winsBy(p, move, plies)) continue;
        usual = move;
        Known& now = known_[tableKey(p)];
        now.won = plies;
        now.by = move;
        return true;
    }
    if (!budget_->spent()) known_[tableKey(p)].refuted = plies;
    return false;
}

bool EndingSolver::winsBy(Position& p, Move move, int plies) {
    const Undo undo = p.make(move);
    const bool won = !p.outcome().over() && everyReplyLoses(p, plies - 1);
    p.undo(undo);
    return won;
}

bool EndingSolver::everyReplyLoses(Position& p, int plies) {
    if (!budget_->spend()) return false;
    const Color attacker = !p.toMove();
    Move& refuter = refuters_[static_cast<std::size_t>(plies)];
    for (const Move reply : movesFrom(p, refuter)) {
        const Undo undo = p.make(reply);
        const Outcome outcome = p.outcome();
        const bool lost = outcome.over() ? outcome.winner == attacker : wins(p, plies - 1);
        p.undo(undo);
        if (lost) continue;
        refuter = reply;
        return false;
    }
    return true;
}

std::vector<Move> winsInThree(const Position& position) {
    ProofBudget budget({}, {}, {});
    const auto win = EndingSolver().solve(position, 3, budget);
    return win && win->plies == 3 ? win->moves : std::vector<Move>{};
}

}  // namespace tak::engine
