#include "games/caravan/rules/Notation.h"

#include <algorithm>
#include <charconv>
#include <numeric>
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

// ---- the words of extended rules ----

/// Splits a word at its slashes into whole numbers; nothing if it is something else.
std::optional<std::vector<int>> numbersIn(std::string_view text) {
    std::vector<int> numbers;
    const char* const last = text.data() + text.size();
    for (const char* at = text.data();; ++at) {
        const auto [end, error] = std::from_chars(at, last, numbers.emplace_back());
        if (error != std::errc()) return {};
        if (end == last) return numbers;
        if (*end != '/') return {};
        at = end;
    }
}

base::Result<void> readGoods(const base::TextReader& reader, std::string_view text,
                             Position::Layout& layout) {
    layout.rules.robbers = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '*') return reader.error(msgid("goods are hidden in this position"));
        if (text[i] < '1' || text[i] > '0' + kStrongest)
            return reader.error(msgid("expected the goods of each camel, 1 to 3, as robbers=12!3"));
        layout.goods.push_back(text[i] - '0');
        layout.shown.push_back(text.substr(i + 1, 1) == "!");
        if (layout.shown.back()) ++i;
    }
    return {};
}

base::Result<void> readGifts(const base::TextReader& reader, std::string_view text,
                             Position::Layout& layout) {
    layout.rules.gifts = true;
    layout.gifts.emplace();
    for (const char letter : text) {
        if (letter == '*') return reader.error(msgid("gifts are hidden in this position"));
        if (letter != '-' && (letter < 'a' || letter >= 'a' + kHandSize))
            return reader.error(msgid("expected the gift of each player, as gifts=-b-"));
        layout.gifts->push_back(letter == '-' ? kNoGift : letter - 'a');
    }
    return {};
}

base::Result<void> readOrder(const base::TextReader& reader, std::string_view text,
                             Position::Layout& layout) {
    const auto numbers = numbersIn(text);
    if (!numbers || numbers->size() != 4)
        return reader.error(msgid("expected round, player, part and number of moves, as turn=2/1/0/7"));
    layout.order = {
        .round = (*numbers)[0], .mover = (*numbers)[1] - 1, .part = (*numbers)[2], .ply = (*numbers)[3]};
    return {};
}

base::Result<void> readWord(const base::TextReader& reader, std::string_view word, Position::Layout& layout) {
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = word.substr(std::min(equals + 1, word.size()));
    const bool plain = equals == word.size();
    if (plain && name == "partners") {
        layout.rules.partners = true;
        if (layout.steps.size() != kMaxPlayers) return reader.error(msgid("only four players are partners"));
        return {};
    }
    if (plain && name == "rest")
        layout.rules.rest = true;
    else if (plain && name == "gifts")
        layout.rules.gifts = true;
    else if (plain && name == "reshuffle")
        layout.rules.reshuffle = true;
    else if (!plain && name == "robbers")
        return readGoods(reader, value, layout);
    else if (!plain && name == "gifts")
        return readGifts(reader, value, layout);
    else if (!plain && name == "turn")
        return readOrder(reader, value, layout);
    else
        return reader.error(msgid("expected the end of the position"));
    return {};
}

std::string rulesText(const Position::Layout& layout) {
    std::string text = layout.rules.partners ? " partners" : "";
    if (layout.rules.rest) text += " rest";
    if (layout.rules.robbers) text += " robbers=";
    for (std::size_t player = 0; player < layout.goods.size(); ++player) {
        text += layout.goods[player] == 0 ? '*' : static_cast<char>('0' + layout.goods[player]);
        if (layout.shown[player]) text += '!';
    }
    if (layout.rules.gifts) text += layout.gifts ? " gifts=" : " gifts";
    for (const int slot : layout.gifts.value_or(std::vector<int>()))
        text += slot == kNoGift ? '-' : slot == kHiddenSlot ? '*' : static_cast<char>('a' + slot);
    if (layout.rules.reshuffle) text += " reshuffle";
    if (layout.order) {
        text += " turn=" + std::to_string(layout.order->round);
        for (const int number : {layout.order->mover + 1, layout.order->part, layout.order->ply})
            text += '/' + std::to_string(number);
    }
    return text;
}

// ---- whether a game can reach a position ----

int heldIn(const std::array<int, kHandSize>& hand) {
    return static_cast<int>(kHandSize - std::count(hand.begin(), hand.end(), Position::kEmptySlot));
}

/// Why the words of extended rules do not fit the rest of the position.
std::optional<base::Msgid> doubtAboutRules(const Position::Layout& layout) {
    const std::size_t players = layout.steps.size();
    if (layout.order.has_value() != layout.rules.extended())
        return msgid("the turn belongs to a position with further rules");
    if (!layout.order) return {};
    const TurnOrder& order = *layout.order;
    const bool extraPart = order.part == 1 && layout.rules.rest;
    if (order.mover < 0 || order.mover >= static_cast<int>(players) || (order.part != 0 && !extraPart) ||
        order.round < 1 || order.ply < 0)
        return msgid("there is no such turn");
    const auto mover = static_cast<std::size_t>(order.mover);
    const bool empty = std::all_of(layout.hands.begin(), layout.hands.end(),
                                   [](const auto& hand) { return heldIn(hand) == 0; });
    if (heldIn(layout.hands[mover]) == 0 && !empty) return msgid("the player to move has no card");
    if (layout.rules.robbers && layout.goods.size() != players) return msgid("expected goods for each camel");
    if (!layout.gifts) return {};
    if (layout.gifts->size() != players) return msgid("expected a gift or - for each player");
    if (std::count(layout.gifts->begin(), layout.gifts->end(), kNoGift) == 0)
        return msgid("somebody has yet to choose a gift");
    for (std::size_t player = 0; player < players; ++player) {
        const int slot = (*layout.gifts)[player];
        if (heldIn(layout.hands[player]) == 0 ||
            (slot >= 0 && layout.hands[player][static_cast<std::size_t>(slot)] == Position::kEmptySlot))
            return msgid("there is no card for a gift");
    }
    return {};
}

/// The number of cards in a player's hand after so many turns.
int cardsHeld(int player, int players, int ply) {
    int held = kHandSize;
    for (int turn = kCards - kHandSize * players; turn < ply; ++turn)
        if (turn >= 0 && turn % players == player) --held;
    return held;
}

/// Whether a player can hold so many cards.
bool fits(const Position::Layout& layout, int player, int held) {
    if (layout.rules.rest || layout.rules.reshuffle) return layout.deck.empty() || held == kHandSize;
    return held ==
           cardsHeld(player, static_cast<int>(layout.hands.size()), static_cast<int>(layout.pile.size()));
}

}  // namespace

std::optional<base::Msgid> doubtAbout(const Position::Layout& layout) {
    std::array<int, kHighest + 1> count{};
    for (const int value : layout.pile) ++count[static_cast<std::size_t>(value)];
    for (const int value : layout.deck) ++count[static_cast<std::size_t>(value)];
    const auto players = static_cast<int>(layout.hands.size());
    for (int player = 0; player < players; ++player) {
        const auto& hand = layout.hands[static_cast<std::size_t>(player)];
        for (const int value : hand)
            if (value != Position::kEmptySlot) ++count[static_cast<std::size_t>(value)];
        if (!fits(layout, player, heldIn(hand))) return msgid("a hand does not fit the turns played");
    }
    const bool tooMany =
        std::any_of(count.begin() + 1, count.end(), [](int n) { return n > kCards / kHighest; });
    if (tooMany || std::accumulate(count.begin(), count.end(), 0) != kCards)
        return msgid("there are four cards of each value");
    if (std::count(layout.steps.begin(), layout.steps.end(), kHome) > 1)
        return msgid("only one camel comes home");
    if (const auto doubt = doubtAboutRules(layout)) return doubt;
    const Position position = Position::setUp(layout);
    for (int a = 0; a < players; ++a)
        for (int b = 0; b < a; ++b) {
            const auto stone = position.stoneAfter(a, position.steps(a));
            if (stone && stone == position.stoneAfter(b, position.steps(b)))
                return msgid("two camels stand on one stone");
        }
    return {};
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
    return text + ' ' + textOf(layout.pile) + ' ' + textOf(layout.deck) + rulesText(layout);
}

base::Result<Position> parsePosition(std::string_view text) {
    base::TextReader reader(text);
    const auto steps = stepsIn(reader);
    if (!steps) return steps.error();
    Position::Layout layout{.steps = *steps};
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
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace()) {
        const base::TextReader begin = reader;
        if (const auto read = readWord(begin, reader.takeUntil(" \t\r\n"), layout); !read)
            return read.error();
    }
    if (const auto doubt = doubtAbout(layout)) return reader.errorAt({1, 1}, *doubt);
    return Position::setUp(layout);
}

}  // namespace caravan::rules
