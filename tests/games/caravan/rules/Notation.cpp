#include "games/caravan/rules/Notation.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/TextReader.h"

namespace caravan::rules {

using base::msgid;

namespace {

std::string textOf(const std::vector<int>& values) {
    std::string text;
    for (const int value : values)
        text += value == Position::kEmptySlot ? '.' : value == 0 ? '*' : static_cast<char>('0' + value);
    return text.empty() ? "-" : text;
}

std::optional<int> valueIn(char letter) {
    if (letter < '1' || letter > '0' + kHighest) return {};
    return letter - '0';
}

/// Takes the word up to the next blank and splits it at slashes.
std::vector<std::string_view> partsOf(base::TextReader& reader) {
    std::vector<std::string_view> parts;
    reader.skipSpace();
    do parts.push_back(reader.takeUntil("/ \t\r\n"));
    while (reader.accept("/"));
    return parts;
}

base::Result<std::vector<int>> stepsIn(base::TextReader& reader) {
    std::vector<int> steps;
    const auto parts = partsOf(reader);
    for (const std::string_view part : parts) {
        int number = -1;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (error != std::errc() || end != part.data() + part.size() || number < 0 || number > kHome)
            return reader.error(msgid("expected the steps of each camel, 0 to 18, as 0/4/12"));
        steps.push_back(number);
    }
    if (std::ssize(steps) < kMinPlayers || std::ssize(steps) > kMaxPlayers)
        return reader.error(msgid("expected two to four camels"));
    return steps;
}

/// Reads values of cards; `.` is valid only with `slots`.
base::Result<std::vector<int>> cardsIn(base::TextReader& reader, std::string_view text, bool slots) {
    std::vector<int> values;
    if (text == "-" && !slots) return values;
    for (const char letter : text) {
        if (letter == '*') return reader.error(msgid("cards are hidden in this position"));
        const auto value = slots && letter == '.' ? Position::kEmptySlot : valueIn(letter);
        if (!value) return reader.error(msgid("expected cards, 1 to 5"));
        values.push_back(*value);
    }
    if (slots && values.size() != kHandSize) return reader.error(msgid("a hand has four places"));
    return values;
}

/// The number of cards in a player's hand after so many turns.
int cardsHeld(int player, int players, int ply) {
    int held = kHandSize;
    for (int turn = kCards - kHandSize * players; turn < ply; ++turn)
        if (turn >= 0 && turn % players == player) --held;
    return held;
}

/// Why no game can reach this layout; nothing if one can.
std::optional<base::Msgid> doubtAbout(const Position::Layout& layout) {
    std::array<int, kHighest + 1> count{};
    for (const int value : layout.pile) ++count[static_cast<std::size_t>(value)];
    for (const int value : layout.deck) ++count[static_cast<std::size_t>(value)];
    const auto players = static_cast<int>(layout.hands.size());
    for (int player = 0; player < players; ++player) {
        int held = 0;
        for (const int value : layout.hands[static_cast<std::size_t>(player)]) {
            if (value == Position::kEmptySlot) continue;
            ++count[static_cast<std::size_t>(value)];
            ++held;
        }
        if (held != cardsHeld(player, players, static_cast<int>(layout.pile.size())))
            return msgid("a hand does not fit the turns played");
    }
    if (std::any_of(count.begin() + 1, count.end(), [](int n) { return n != kCards / kHighest; }))
        return msgid("there are four cards of each value");
    if (std::count(layout.steps.begin(), layout.steps.end(), kHome) > 1)
        return msgid("only one camel comes home");
    const Position position = Position::setUp(layout);
    for (int a = 0; a < players; ++a)
        for (int b = 0; b < a; ++b) {
            const auto stone = position.stoneAfter(a, position.steps(a));
            if (stone && stone == position.stoneAfter(b, position.steps(b)))
                return msgid("two camels stand on one stone");
        }
    return {};
}

}  // namespace

std::string formatMove(const Position& position, Move move) {
    std::string text{static_cast<char>('a' + move.slot), static_cast<char>('0' + move.value)};
    if (position.struckBy(move)) text += 'x';
    return text;
}

base::Result<Move> parseMove(const Position& position, std::string_view text) {
    base::TextReader reader(text);
    reader.skipSpace();
    std::optional<int> slot;
    if (reader.peek() >= 'a' && reader.peek() < 'a' + kHandSize) slot = reader.take() - 'a';
    const auto value = valueIn(reader.peek());
    if (!value) return reader.error(msgid("expected a card, as b3 or 3"));
    (void)reader.take();
    const bool strikes = reader.accept("x");
    reader.skipSpace();
    if (!reader.atEnd()) return reader.error(msgid("expected the end of the turn"));
    for (const Move move : position.legalMoves()) {
        if (move.value != *value || (slot && *slot != move.slot)) continue;
        if (strikes && !position.struckBy(move))
            return reader.errorAt({1, 1}, msgid("this card sends no camel back"));
        return move;
    }
    return reader.errorAt({1, 1}, msgid("there is no such card in this hand"));
}

std::string formatPosition(const Position& position) {
    const Position::Layout layout = position.layout();
    std::string text;
    for (const int steps : layout.steps) text += (text.empty() ? "" : "/") + std::to_string(steps);
    char before = ' ';
    for (const auto& hand : layout.hands) {
        text += before + textOf({hand.begin(), hand.end()});
        before = '/';
    }
    return text + ' ' + textOf(layout.pile) + ' ' + textOf(layout.deck) +
           (layout.partners ? " partners" : "");
}

base::Result<Position> parsePosition(std::string_view text) {
    base::TextReader reader(text);
    const auto steps = stepsIn(reader);
    if (!steps) return steps.error();
    Position::Layout layout{.steps = *steps, .hands = {}, .pile = {}, .deck = {}, .partners = false};
    for (const std::string_view part : partsOf(reader)) {
        const auto hand = cardsIn(reader, part, true);
        if (!hand) return hand.error();
        std::copy(hand->begin(), hand->end(), layout.hands.emplace_back().begin());
    }
    if (layout.hands.size() != layout.steps.size())
        return reader.error(msgid("expected a hand for each camel"));
    for (std::vector<int>* cards : {&layout.pile, &layout.deck}) {
        reader.skipSpace();
        auto values = cardsIn(reader, reader.takeUntil(" \t\r\n"), false);
        if (!values) return values.error();
        *cards = std::move(*values);
    }
    reader.skipSpace();
    if (reader.accept("partners")) {
        layout.partners = true;
        if (layout.steps.size() != kMaxPlayers) return reader.error(msgid("only four players are partners"));
        reader.skipSpace();
    }
    if (!reader.atEnd()) return reader.error(msgid("expected the end of the position"));
    if (const auto doubt = doubtAbout(layout)) return reader.errorAt({1, 1}, *doubt);
    return Position::setUp(layout);
}

}  // namespace caravan::rules
