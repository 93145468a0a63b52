#include "beginners/Beginner.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Threat.h"

namespace beginners {
namespace {

using namespace tak::rules;
using Moves = std::vector<Move>;

constexpr double kStops = 0.8;     // share of the opponent's threats that it stops
constexpr double kIndulges = 0.4;  // share of the turns without a threat in which it follows its preference

constexpr std::array<std::pair<std::string_view, Manner>, 4> kNames = {{{"plain", Manner::Plain},
                                                                        {"rows", Manner::Rows},
                                                                        {"walls", Manner::Walls},
                                                                        {"captures", Manner::Captures}}};

/// A beginner moves lone pieces; stacks come later.
bool isSimple(Move move) { return move.isPlacement() || move.carried() == 1; }

Moves simpleMoves(const Position& position) {
    MoveList all;
    legalMoves(position, all);
    Moves simple;
    for (const Move move : all)
        if (isSimple(move)) simple.push_back(move);
    return simple;
}

Position after(const Position& position, Move move) {
    Position next = position;
    (void)next.make(move);
    return next;
}

std::optional<Move> finish(const Position& position) {
    for (const Move move : simpleMoves(position))
        if (hasRoad(after(position, move).roadSquares(position.toMove()), position.size())) return move;
    return {};
}

/// Rows from the bottom, then columns from the left.
std::vector<Bitboard> linesOf(int size, bool columns) {
    std::vector<Bitboard> lines;
    for (int i = 0; i < size; ++i) lines.push_back((kRank1 << (8 * i)) & boardMask(size));
    for (int i = 0; columns && i < size; ++i) lines.push_back((kFileA << i) & boardMask(size));
    return lines;
}

/// How much the beginner wants to continue a line; the least value if it is full or blocked.
int promiseOf(const Position& position, Color color, Bitboard line) {
    const Bitboard shut = (position.walls() | (position.capstones() & position.controlled(!color))) & line;
    if (shut != 0 || (line & position.empty()) == 0) return std::numeric_limits<int>::min();
    return 2 * count(position.roadSquares(color) & line) - 3 * count(position.controlled(!color) & line);
}

/// The lines with the highest values; none if all are full or blocked.
std::vector<Bitboard> bestLines(const Position& position, Color color, bool columns) {
    std::vector<Bitboard> best;
    int most = std::numeric_limits<int>::min() + 1;
    for (const Bitboard line : linesOf(position.size(), columns)) {
        const int promise = promiseOf(position, color, line);
        if (promise > most) best.clear();
        if (promise >= most) best.push_back(line);
        most = std::max(most, promise);
    }
    return best;
}

Moves placementsIn(const Position& position, Bitboard squares, PieceKind kind) {
    Moves moves;
    for (Bitboard rest = squares & position.empty(); rest;)
        if (const Move move = Move::placement(takeFirst(rest), kind); position.isLegal(move))
            moves.push_back(move);
    return moves;
}

}  // namespace

std::optional<Manner> mannerNamed(std::string_view name) {
    for (const auto& [text, manner] : kNames)
        if (text == name) return manner;
    return {};
}

std::optional<Move> Beginner::oneOf(const Moves& moves) {
    if (moves.empty()) return {};
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
}

Move Beginner::choose(const Position& position) {
    if (!position.inOpening()) {
        if (const auto road = finish(position)) return *road;
        if (const auto answer = stop(position)) return *answer;
        if (const auto liked = indulge(position)) return *liked;
    }
    if (const auto stone = build(position)) return *stone;
    if (const auto simple = oneOf(simpleMoves(position))) return *simple;
    MoveList all;
    legalMoves(position, all);
    return all[0];
}

std::optional<Move> Beginner::stop(const Position& position) {
    const Color opponent = !position.toMove();
    const Bitboard threatened = threatenedSquares(position);
    if (threatened == 0 || !happens(kStops)) return {};
    Moves stones;
    Moves others;
    const PieceKind liked = manner_ == Manner::Walls ? PieceKind::Wall : PieceKind::Flat;
    for (const Move move : simpleMoves(position)) {
        if (roadMove(after(position, move), opponent)) continue;
        const bool stone = move.isPlacement() && move.kind() == liked && contains(threatened, move.square());
        (stone ? stones : others).push_back(move);
    }
    return oneOf(stones.empty() ? others : stones);
}

std::optional<Move> Beginner::indulge(const Position& position) {
    if (manner_ == Manner::Walls && happens(kIndulges / 2)) return wallInTheWay(position);
    if (manner_ == Manner::Captures && happens(kIndulges)) return capture(position);
    return {};
}

std::optional<Move> Beginner::wallInTheWay(const Position& position) {
    Bitboard way = 0;
    for (const Bitboard line : bestLines(position, !position.toMove(), true)) way |= line;
    return oneOf(placementsIn(position, way, PieceKind::Wall));
}

std::optional<Move> Beginner::capture(const Position& position) {
    Moves captures;
    for (const Move move : simpleMoves(position))
        if (!move.isPlacement() && contains(position.controlled(!position.toMove()), move.destination()))
            captures.push_back(move);
    return oneOf(captures);
}

std::optional<Move> Beginner::build(const Position& position) {
    Bitboard squares = position.inOpening() ? position.board() : 0;
    if (!position.inOpening())
        if (const auto lines = bestLines(position, position.toMove(), manner_ != Manner::Rows);
            !lines.empty())
            squares = lines[random_.below(static_cast<std::uint32_t>(lines.size()))];
    return oneOf(placementsIn(position, squares, PieceKind::Flat));
}

}  // namespace beginners
