#include "games/tak/play/puzzles/PuzzleMiner.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/play/OpeningBook.h"

namespace tak::play {
namespace {

using namespace rules;

/// A position is used once, by the rarest theme, and no puzzle may give away another.
constexpr std::array kRarestFirst = {PuzzleTheme::Tinue7, PuzzleTheme::Crush,  PuzzleTheme::Flats,
                                     PuzzleTheme::Tinue5, PuzzleTheme::Tinue3, PuzzleTheme::Road,
                                     PuzzleTheme::Stop};
constexpr int kApart = 6;  // plies between two puzzles of one game

/// A position, and the themes to look for in it.
struct VisibleState {
    Position position;
    PuzzleMiner::Themes themes;
};

/// Adds positions with a wall that blocks the opponent's threat of a road: a capstone may flatten it.
void addWalls(const Position& p, std::vector<VisibleState>& out) {
    if ((p.capstones() & p.controlled(!p.toMove())) == 0) return;
    for (Bitboard squares = engine::dangerTo(p).placements; squares != 0;) {
        const Move wall = Move::placement(takeFirst(squares), PieceKind::Wall);
        if (p.isLegal(wall)) out.push_back({afterTurn(p, wall), {PuzzleTheme::Crush}});
    }
}

/// Adds positions with a threat that the opponent must stop.
void addThreats(const Position& p, std::vector<VisibleState>& out) {
    MoveList threats;
    engine::threateningMoves(p, threats);
    for (const Move move : threats) out.push_back({afterTurn(p, move), {PuzzleTheme::Stop}});
}

/// The position, and the positions after a turn that a careless player might have played: careful play leaves
/// few puzzles.
std::vector<VisibleState> glimpsesOf(const Position& p) {
    std::vector<VisibleState> all{{p, PuzzleMiner::allThemes()}};
    if (!engine::winningMove(p).isNone()) return all;
    addWalls(p, all);
    addThreats(p, all);
    return all;
}

PuzzleMiner::Themes common(const PuzzleMiner::Themes& a, const PuzzleMiner::Themes& b) {
    PuzzleMiner::Themes both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
    return both;
}

/// Removes puzzles too near to a rarer one in the game.
std::vector<TakPuzzle> farApart(std::vector<TakPuzzle> found) {
    const auto rank = [](const TakPuzzle& p) {
        return std::find(kRarestFirst.begin(), kRarestFirst.end(), p.theme);
    };
    std::sort(found.begin(), found.end(),
              [&](const TakPuzzle& a, const TakPuzzle& b) { return rank(a) < rank(b); });
    std::vector<TakPuzzle> apart;
    for (TakPuzzle& puzzle : found) {
        const bool alone = std::all_of(apart.begin(), apart.end(), [&](const TakPuzzle& other) {
            return std::abs(other.position.ply() - puzzle.position.ply()) >= kApart;
        });
        if (alone) apart.push_back(std::move(puzzle));
    }
    return apart;
}

}  // namespace

void PuzzleMiner::leaveOut(const Position& position) { known_.insert(symmetryKey(position)); }

std::vector<TakPuzzle> PuzzleMiner::mine(std::span<const Position> game, Themes wanted,
                                         const std::stop_token& stop) {
    std::vector<TakPuzzle> found;
    for (const Position& played : game) {
        if (played.inOpening() || played.outcome().over()) continue;
        for (const VisibleState& glimpse : glimpsesOf(played)) {
            if (wanted.empty() || stop.stop_requested()) break;
            if (glimpse.position.outcome().over()) continue;
            auto puzzle = look(glimpse.position, common(glimpse.themes, wanted), stop);
            if (!puzzle) continue;
            wanted.erase(puzzle->theme);
            found.push_back(std::move(*puzzle));
        }
    }
    return farApart(std::move(found));
}

std::optional<TakPuzzle> PuzzleMiner::look(const Position& position, const Themes& wanted,
                                           const std::stop_token& stop) {
    for (const PuzzleTheme theme : kRarestFirst) {
        if (wanted.count(theme) == 0) continue;
        auto solution = prover_.prove(theme, position, stop);
        if (!solution) continue;
        if (!known_.insert(symmetryKey(position)).second) return {};
        const int rating = rater_.rate(theme, position, *solution);
        return TakPuzzle{theme, rating, position, std::move(*solution)};
    }
    return {};
}

}  // namespace tak::play
