#include "games/caravan/rules/Notation.h"

#include <optional>

#include "base/TextReader.h"

namespace caravan::rules {

using base::msgid;

namespace {

base::Result<void> readEnd(base::TextReader& reader, const Position& position, Move move) {
    const bool strikes = reader.accept("x");
    const bool rests = reader.accept("/");
    reader.skipSpace();
    if (!reader.atEnd()) return reader.error(msgid("expected the end of the turn"));
    if (strikes && !position.struckBy(move))
        return reader.errorAt({1, 1}, msgid("this card sends no camel back"));
    if (rests && !position.movesAgain(move))
        return reader.errorAt({1, 1}, msgid("this walk ends at no rest stone"));
    return {};
}

}  // namespace

std::string formatMove(const Position& position, Move move) {
    std::string text = move.isGift() ? ">" : "";
    if (move.value == 0) return text + '*';
    if (move.slot != kHiddenSlot) text += static_cast<char>('a' + move.slot);
    text += static_cast<char>('0' + move.value);
    if (position.struckBy(move)) text += 'x';
    if (position.movesAgain(move)) text += '/';
    return text;
}

base::Result<Move> parseMove(const Position& position, std::string_view text, std::optional<int> player) {
    base::TextReader reader(text);
    reader.skipSpace();
    const bool gift = reader.accept(">");
    if (gift && !position.giving()) return reader.errorAt({1, 1}, msgid("no gifts are chosen now"));
    std::optional<int> slot;
    if (reader.peek() >= 'a' && reader.peek() < 'a' + kHandSize) slot = reader.take() - 'a';
    const int value = reader.peek() - '0';
    if (value < 1 || value > kHighest) return reader.error(msgid("expected a card, as b3 or 3"));
    (void)reader.take();
    for (const Move move : position.legalMoves(player.value_or(position.toMove()))) {
        if (move.value != value || (slot && *slot != move.slot)) continue;
        if (const auto end = readEnd(reader, position, move); !end) return end.error();
        return move;
    }
    (void)reader.accept("x");
    (void)reader.accept("/");
    reader.skipSpace();
    if (!reader.atEnd()) return reader.error(msgid("expected the end of the turn"));
    return reader.errorAt({1, 1}, msgid("there is no such card in this hand"));
}

}  // namespace caravan::rules
