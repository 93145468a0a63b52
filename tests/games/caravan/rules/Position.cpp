#include "games/caravan/rules/Position.h"

#include <algorithm>
#include <utility>

#include "base/Shuffle.h"

namespace caravan::rules {

std::vector<std::uint8_t> wholeDeck() {
    std::vector<std::uint8_t> deck;
    for (int i = 0; i < kCards; ++i) deck.push_back(static_cast<std::uint8_t>(1 + i % kHighest));
    return deck;
}

namespace {

Card cardAt(int number) { return Card(static_cast<std::uint8_t>(number)); }

/// Makes the cards from `first` on the deck, `first` on top.
void layDeck(Board& board, int first) {
    for (int card = kCards - 1; card >= first; --card) board.deck.push(cardAt(card));
}

/// The turn order that follows from the pile when each turn lays one card on it.
TurnOrder orderOf(int pile, int players) {
    return {.round = pile / players + 1, .mover = pile % players, .part = 0, .ply = pile};
}

}  // namespace

Position Position::deal(int players, base::Random& random, Rules rules) {
    std::vector<std::uint8_t> deck = wholeDeck();
    base::shuffle(deck, random);
    Position position;
    position.rules_ = rules;
    position.players_ = players;
    std::copy(deck.begin(), deck.end(), position.values_.begin());
    int next = 0;
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
        for (auto& slot : position.now_.hands[player]) slot = cardAt(next++);
        if (rules.robbers) position.now_.goods[player] = 1 + static_cast<int>(random.below(kStrongest));
    }
    layDeck(position.now_, next);
    position.now_.giving = rules.gifts;
    return position;
}

Position Position::dealt(int players, base::Random random, bool partners) {
    Position position = deal(players, random, {.partners = partners});
    position.seed_ = 0;
    return position;
}

Position Position::dealt(int players, std::uint64_t seed, Rules rules) {
    base::Random random(seed + base::scrambled(0));
    Position position = deal(players, random, rules);
    position.seed_ = seed;
    return position;
}

/// Numbers the cards in an order in which they could have been dealt; the deck comes last.
Position Position::setUp(const Layout& layout, std::uint64_t seed) {
    Position position;
    position.rules_ = layout.rules;
    position.players_ = static_cast<int>(layout.steps.size());
    position.seed_ = seed;
    Board& board = position.now_;
    int next = 0;
    const auto take = [&](int value) {
        position.values_[static_cast<std::size_t>(next)] = static_cast<std::uint8_t>(value);
        return cardAt(next++);
    };
    std::copy(layout.steps.begin(), layout.steps.end(), board.steps.begin());
    for (std::size_t player = 0; player < layout.hands.size(); ++player)
        for (std::size_t slot = 0; slot < kHandSize; ++slot)
            if (layout.hands[player][slot] != kEmptySlot)
                board.hands[player][slot] = take(layout.hands[player][slot]);
    for (const int value : layout.pile) board.pile.push(take(value));
    layDeck(board, next);
    for (const int value : layout.deck) (void)take(value);
    std::copy(layout.goods.begin(), layout.goods.end(), board.goods.begin());
    std::copy(layout.shown.begin(), layout.shown.end(), board.shown.begin());
    board.giving = layout.gifts.has_value();
    if (layout.gifts) std::copy(layout.gifts->begin(), layout.gifts->end(), board.gifts.begin());
    board.order = layout.order.value_or(orderOf(static_cast<int>(layout.pile.size()), position.players_));
    return position;
}

Position::Layout Position::layout() const {
    Layout layout{.rules = rules_};
    const auto ofPlayers = [&](const auto& all) { return std::vector(all.begin(), all.begin() + players_); };
    layout.steps = ofPlayers(now_.steps);
    for (const Hand& hand : ofPlayers(now_.hands)) {
        auto& values = layout.hands.emplace_back();
        for (std::size_t slot = 0; slot < hand.size(); ++slot)
            values[slot] = hand[slot] ? valueOf(*hand[slot]) : kEmptySlot;
    }
    for (const Card card : now_.pile) layout.pile.push_back(valueOf(card));
    for (const Card card : now_.deck) layout.deck.push_back(valueOf(card));
    std::reverse(layout.deck.begin(), layout.deck.end());
    if (rules_.robbers) {
        layout.goods = ofPlayers(now_.goods);
        layout.shown = ofPlayers(now_.shown);
    }
    if (now_.giving) layout.gifts = ofPlayers(now_.gifts);
    if (rules_.extended()) layout.order = now_.order;
    return layout;
}

std::optional<int> Position::stoneAfter(int player, int steps) const {
    if (steps <= 0 || steps >= kHome) return {};
    return (gateOf(player, players()) + steps) % kStones;
}

std::optional<int> Position::struckBy(Move move) const {
    if (move.isGift()) return {};
    const int mover = now_.order.mover;
    const auto stone = stoneAfter(mover, steps(mover) + move.value);
    if (!stone) return {};
    for (int player = 0; player < players(); ++player)
        if (player != mover && stoneAfter(player, steps(player)) == stone) return player;
    return {};
}

std::optional<Card> Position::inHand(int player, int slot) const {
    return now_.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)];
}

int Position::cardsHeld(int player) const {
    const Hand& hand = now_.hands[static_cast<std::size_t>(player)];
    return static_cast<int>(std::count_if(hand.begin(), hand.end(), [](const auto& card) { return card; }));
}

Outcome Position::outcome() const {
    const int most = *std::max_element(now_.steps.begin(), now_.steps.end());
    const bool late = rules_.reshuffle && round() > kMostRounds;
    Outcome outcome{.over = most == kHome || late || noneHolds(), .lap = most == kHome};
    if (!outcome.over) return outcome;
    const auto isFirst = [&](std::optional<int> player) { return player && steps(*player) == most; };
    for (int player = 0; player < players(); ++player)
        if (isFirst(player) || isFirst(partnerOf(player))) outcome.winners.push_back(player);
    return outcome;
}

}  // namespace caravan::rules
