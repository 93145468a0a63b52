#include "games/tak/lab/tactics/Proofs.h"

#include "games/tak/engine/Tactics.h"

namespace tak::lab::tactics {

namespace {

using namespace tak::rules;
using tak::engine::ProofBudget;
using tak::engine::TinueLimits;
using tak::engine::TinueMove;
using tak::engine::TinueResult;
using tak::engine::TinueVerdict;

constexpr int kLossPlies = 5;
constexpr int kShortest = 5;  ///< plies of a win with a quiet move; in three only the last squares are filled

constexpr std::uint64_t kMovesPerNode = 20;  ///< that EndingSolver plays while another solver expands a node

}  // namespace

std::optional<Proof> Prover::tinue(const Position& position) {
    const TinueResult result = solver_.solve(position, {.plies = 25, .nodes = nodes_, .everyMove = true});
    if (result.verdict != TinueVerdict::Proven || result.plies < 3) return {};
    Proof proof{.plies = result.plies, .answers = {}};
    for (const TinueMove& first : result.moves) {
        if (first.verdict == TinueVerdict::Unknown) return {};
        proof.answers.push_back(first.move);
    }
    return proof;
}

std::optional<Proof> Prover::defence(const Position& position) {
    if (position.inOpening()) return {};
    const TinueLimits shallow{.plies = kLossPlies, .nodes = nodes_};
    const TinueResult threat = solver_.solve(position.passed(), shallow);
    if (threat.verdict != TinueVerdict::Proven) return {};
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    Proof proof{.plies = threat.plies + 1, .answers = {}};
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        const Outcome outcome = p.outcome();
        const bool lost = outcome.over() ? outcome.winner == p.toMove()
                                         : solver_.solve(p, shallow).verdict == TinueVerdict::Proven;
        p.undo(undo);
        if (outcome.winner == position.toMove()) return {};
        if (!lost) proof.answers.push_back(move);
        if (proof.answers.size() > 1) return {};
    }
    if (proof.answers.empty()) return {};
    (void)p.make(proof.answers.front());
    const bool safe =
        p.outcome().over() || solver_.solve(p, {.nodes = nodes_}).verdict == TinueVerdict::Refuted;
    return safe ? std::optional(proof) : std::nullopt;
}

std::optional<Proof> Prover::flats(const Position& position) {
    ProofBudget budget(kMovesPerNode * nodes_, {}, {});
    const auto win = endings_.solve(position, longest_, budget);
    if (!win || win->plies < 3) return {};
    return Proof{.plies = win->plies, .answers = win->moves};
}

std::optional<Proof> Prover::quiet(const Position& position) {
    ProofBudget budget(nodes_, {}, {});
    if (solver_.decide(position, kLongest, budget).verdict == TinueVerdict::Proven || budget.spent())
        return {};
    const auto shortest = quiet_.solve(position, longest_, budget);
    if (!shortest || shortest->plies < kShortest) return {};
    Proof proof{.plies = shortest->plies, .answers = {}};
    MoveList moves;
    generateMoves(position, moves);
    for (const Move move : moves) {
        ProofBudget each(nodes_, {}, {});
        if (quiet_.winsBy(position, move, proof.plies, each)) proof.answers.push_back(move);
        if (each.spent()) return {};
    }
    return proof;
}

bool Prover::winsQuietly(const Position& position, Move move) {
    Position after = position;
    (void)after.make(move);
    if (after.outcome().over() || !tak::engine::roadInOne(after, position.toMove()).isNone()) return false;
    ProofBudget budget(nodes_, {}, {});
    return quiet_.winsBy(position, move, longest_, budget);
}

int Prover::pliesToWin(const Position& position, int plies) {
    ProofBudget budget(nodes_, {}, {});
    const TinueMove threats = solver_.decide(position, plies, budget);
    if (threats.verdict == TinueVerdict::Proven) return threats.plies;
    const auto win = quiet_.solve(position, plies, budget);
    return win ? win->plies : 0;
}

std::optional<Proof> Prover::loss(const Position& position) {
    // Who does not lose by passing hardly loses by every move.
    if (position.inOpening() || pliesToWin(position.passed(), longest_ - 1) == 0) return {};
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    Proof proof;
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        const Outcome outcome = p.outcome();
        const bool escapes = outcome.over() && outcome.winner != !position.toMove();
        const int plies = outcome.over() ? 1 : 1 + pliesToWin(p, longest_ - 1);
        p.undo(undo);
        if (escapes || (plies == 1 && !outcome.over())) return {};
        if (plies > proof.plies) proof = {.plies = plies, .answers = {}};
        if (plies == proof.plies) proof.answers.push_back(move);
    }
    return proof;
}

std::optional<Proof> Prover::of(Theme theme, const Position& position) {
    if (position.outcome().over()) return {};
    if (theme == Theme::Defence) return defence(position);
    if (theme == Theme::Flats) return flats(position);
    if (theme == Theme::Quiet) return quiet(position);
    if (theme == Theme::Loss) return loss(position);
    return tinue(position);
}

}  // namespace tak::lab::tactics
