#include "cli/arena/Openings.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "base/Random.h"
#include "games/tak/engine/Engine.h"

namespace cli::arena {
namespace {

using tak::rules::Game;
using tak::rules::Move;
using tak::rules::PieceKind;
using tak::rules::Position;
using tak::rules::Square;

/// The square that symmetry 0 to 7 carries this one to.
Square turned(Square s, int symmetry, int size) {
    int file = s.file();
    int rank = s.rank();
    if (symmetry & 1) file = size - 1 - file;
    if (symmetry & 2) rank = size - 1 - rank;
    if (symmetry & 4) std::swap(file, rank);
    return {file, rank};
}

std::string squareText(const Position& p, Square s) {
    std::string text;
    const int height = p.height(s);
    for (int i = 0; i < height; ++i) text += p.colors(s).at(i) == tak::rules::Color::White ? '1' : '2';
    if (height > 0) text += "FSC"[static_cast<int>(p.topKind(s))];
    return text + ',';
}

Square randomEmptySquare(const Position& p, base::Random& random) {
    auto which = static_cast<int>(random.below(static_cast<std::uint32_t>(tak::rules::count(p.empty()))));
    tak::rules::Bitboard left = p.empty();
    while (which-- > 0) left &= left - 1;
    return Square::fromIndex(std::countr_zero(left));
}

struct Candidate {
    Opening moves;
    Game game;
};

Candidate randomCandidate(const OpeningRequest& request, base::Random& random) {
    Candidate candidate{{}, Game(request.setup)};
    while (static_cast<int>(candidate.moves.size()) < request.plies) {
        const Position& position = candidate.game.position();
        if (candidate.game.outcome().over() || position.empty() == 0) break;
        const Move move = Move::placement(randomEmptySquare(position, random), PieceKind::Flat);
        if (!candidate.game.isLegal(move)) break;
        candidate.game.play(move);
        candidate.moves.push_back(move);
    }
    return candidate;
}

}  // namespace

std::string symmetryKey(const Position& position) {
    const int size = position.size();
    std::string least;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        std::string text;
        for (int rank = 0; rank < size; ++rank)
            for (int file = 0; file < size; ++file)
                text += squareText(position, turned({file, rank}, symmetry, size));
        if (symmetry == 0 || text < least) least = std::move(text);
    }
    return least;
}

std::vector<Opening> makeOpenings(const OpeningRequest& request) {
    if (request.plies <= 0) return {Opening{}};
    base::Random random(request.seed * 1000003 + static_cast<std::uint64_t>(request.setup.size) * 64 +
                        static_cast<std::uint64_t>(request.setup.halfKomi + 1));
    tak::engine::Engine engine({.hashMiB = 1});
    std::set<std::string> seen;
    std::vector<Opening> openings;
    Opening spare;
    const int attempts = 200 + request.count * 20;
    for (int i = 0; i < attempts && static_cast<int>(openings.size()) < request.count; ++i) {
        Candidate candidate = randomCandidate(request, random);
        if (candidate.game.outcome().over() || !seen.insert(symmetryKey(candidate.game.position())).second)
            continue;
        engine.newGame();
        const auto result = engine.search(candidate.game, {.nodes = request.nodes});
        const bool balanced =
            !result.report.lines.empty() && std::abs(result.report.lines.front().score) <= request.bound;
        if (balanced) {
            openings.push_back(std::move(candidate.moves));
        } else if (spare.empty()) {
            spare = std::move(candidate.moves);
        }
    }
    if (openings.empty()) openings.push_back(std::move(spare));
    return openings;
}

}  // namespace cli::arena
