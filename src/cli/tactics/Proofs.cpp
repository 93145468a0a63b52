#include "cli/tactics/Proofs.h"

#include "games/tak/engine/Endings.h"

namespace cli::tactics {
namespace {

using namespace tak::rules;
using tak::engine::TinueLimits;
using tak::engine::TinueMove;
using tak::engine::TinueResult;
using tak::engine::TinueVerdict;

constexpr int kLossPlies = 5;

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
    Proof proof{.plies = 3, .answers = tak::engine::winsInThree(position)};
    if (proof.answers.empty()) return {};
    return proof;
}

std::optional<Proof> Prover::of(Theme theme, const Position& position) {
    if (position.outcome().over()) return {};
    if (theme == Theme::Defence) return defence(position);
    if (theme == Theme::Flats) return flats(position);
    return tinue(position);
}

}  // namespace cli::tactics
