#include "games/tak/table/Refusals.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/tak/play/TakMessages.h"
#include "games/tak/rules/Legality.h"

namespace tak::table {

using base::Message;
using base::msgid;
using rules::Direction;
using rules::IllegalReason;
using rules::Move;
using rules::Position;
using rules::Square;

namespace {

std::optional<IllegalReason> reasonAgainst(const Position& position, Move move) {
    const auto against = rules::whyIllegal(position, move);
    return against ? std::optional(against->reason) : std::nullopt;
}

/// The direction from one square to another one on its row or column; empty if they share none.
std::optional<Direction> lineTo(Square from, Square to, int boardSize) {
    for (const Direction d : rules::kDirections)
        for (auto at = rules::neighbour(from, d, boardSize); at; at = rules::neighbour(*at, d, boardSize))
            if (*at == to) return d;
    return {};
}

int distanceBetween(Square from, Square to) {
    return std::abs(from.file() - to.file()) + std::abs(from.rank() - to.rank());
}

/// The spread that continues the entry over `squares` squares in all: one piece on each while they last, the
/// rest on the last square.
Move spreadOver(const SpreadEntry& entry, Direction direction, int squares) {
    rules::Drops drops;
    int left = entry.lifted;
    for (std::size_t i = 0; i < drops.counts.size() && left > 0; ++i) {
        const int wanted = i < entry.drops.size() ? entry.drops[i] : 1;
        const bool last = ++drops.squares == squares;
        const int count = last ? left : std::min(wanted, left);
        drops.counts[i] = static_cast<std::uint8_t>(count);
        left -= count;
    }
    return Move::spread(entry.origin, direction, rules::patternOf(drops));
}

Move placementOf(const Position& position, rules::PieceKind kind, Square square) {
    return kind == rules::PieceKind::Flat ? position.flatPlacement(square) : Move::placement(square, kind);
}

}  // namespace

Message whyNotPlace(const Position& position, rules::PieceKind kind) {
    for (rules::Bitboard squares = position.empty(); squares;)
        if (const auto reason =
                reasonAgainst(position, placementOf(position, kind, rules::takeFirst(squares))))
            return play::sentenceFor(*reason);
    return play::sentenceFor(IllegalReason::SquareOccupied);
}

Message whyNotFromPile(const Position& position, rules::Color pile) {
    if (pile == position.placementColor()) return whyNotPlace(position, rules::PieceKind::Flat);
    if (position.placesStack()) return play::sentenceFor(IllegalReason::OpeningNeedsStack);
    if (position.placementColor() != position.toMove())
        return msgid("In the first turn you place one of your opponent's stones.");
    return msgid("Those pieces are not yours.");
}

Message whyNotLift(const Position& position, Square square) {
    std::optional<IllegalReason> reason;
    for (const Direction d : rules::kDirections) {
        const auto here = reasonAgainst(position, Move::spread(square, d, 1));
        // Other reasons explain more than the rim of the board.
        if (here && (!reason || *reason == IllegalReason::RunsOffBoard)) reason = here;
    }
    return play::sentenceFor(reason.value_or(IllegalReason::NotAMove));
}

Message whyNotTo(const Position& position, const SpreadEntry& entry, Square target) {
    const auto direction = lineTo(entry.origin, target, position.size());
    const bool turnsBack =
        entry.direction && (direction != entry.direction || distanceBetween(entry.origin, target) <
                                                                distanceBetween(entry.origin, entry.hand()));
    if (turnsBack) return msgid("A stack that has set off goes straight on.");
    if (!direction) return msgid("A stack moves in a straight line.");
    const Move way = spreadOver(entry, *direction, distanceBetween(entry.origin, target));
    if (const auto reason = reasonAgainst(position, way)) return play::sentenceFor(*reason);
    return msgid("You carry too few pieces to get that far: each square on the way takes one.");
}

}  // namespace tak::table
