#include "games/caravan/rules/Position.h"

#include <algorithm>
#include <utility>

namespace caravan::rules {
namespace {

std::vector<std::uint8_t> wholeDeck() {
    std::vector<std::uint8_t> deck;
    for (int i = 0; i < kCards; ++i) deck.push_back(static_cast<std::uint8_t>(1 + i % kHighest));
    return deck;
}

void shuffle(std::vector<std::uint8_t>& values, base::Random& random) {
    for (std::size_t i = values.size(); i > 1; --i)
        std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace

Position Position::dealt(int players, base::Random random, bool partners) {
    std::vector<std::uint8_t> deck = wholeDeck();
    shuffle(deck, random);
    Position position;
    position.partners_ = partners;
    std::copy(deck.begin(), deck.end(), position.values_.begin());
    position.steps_.assign(static_cast<std::size_t>(players), 0);
    for (int player = 0; player < players; ++player) {
        Hand& hand = position.hands_.emplace_back();
        for (auto& slot : hand) slot = Card(static_cast<std::uint8_t>(position.nextCard_++));
    }
    return position;
}

/// Numbers the cards in an order in which they could have been dealt; the deck comes last.
Position Position::setUp(const Layout& layout) {
    Position position;
    position.partners_ = layout.partners;
    position.steps_ = layout.steps;
    const auto take = [&](int value) {
        const Card card(static_cast<std::uint8_t>(position.nextCard_++));
        position.values_[card.value] = static_cast<std::uint8_t>(value);
        return card;
    };
    for (const auto& values : layout.hands) {
        Hand& hand = position.hands_.emplace_back();
        for (std::size_t slot = 0; slot < hand.size(); ++slot)
            if (values[slot] != kEmptySlot) hand[slot] = take(values[slot]);
    }
    for (const int value : layout.pile) position.pile_.push_back(take(value));
    for (std::size_t i = 0; i < layout.deck.size(); ++i)
        position.values_[static_cast<std::size_t>(position.nextCard_) + i] =
            static_cast<std::uint8_t>(layout.deck[i]);
    return position;
}

Position::Layout Position::layout() const {
    Layout layout{.steps = steps_, .hands = {}, .pile = {}, .deck = {}, .partners = partners_};
    for (const Hand& hand : hands_) {
        auto& values = layout.hands.emplace_back();
        for (std::size_t slot = 0; slot < hand.size(); ++slot)
            values[slot] = hand[slot] ? valueOf(*hand[slot]) : kEmptySlot;
    }
    for (const Card card : pile_) layout.pile.push_back(valueOf(card));
    for (std::size_t card = static_cast<std::size_t>(nextCard_); card < kCards; ++card)
        layout.deck.push_back(values_[card]);
    return layout;
}

std::optional<int> Position::stoneAfter(int player, int steps) const {
    if (steps <= 0 || steps >= kHome) return {};
    return (gateOf(player, players()) + steps) % kStones;
}

std::optional<int> Position::struckBy(Move move) const {
    const auto stone = stoneAfter(toMove(), steps(toMove()) + move.value);
    if (!stone) return {};
    for (int player = 0; player < players(); ++player)
        if (player != toMove() && stoneAfter(player, steps(player)) == stone) return player;
    return {};
}

std::optional<Card> Position::inHand(int player, int slot) const {
    return hands_[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)];
}

std::vector<Move> Position::legalMoves() const {
    std::vector<Move> moves;
    if (outcome().over) return moves;
    for (int slot = 0; slot < kHandSize; ++slot) {
        const auto card = inHand(toMove(), slot);
        if (card && valueOf(*card) != 0) moves.push_back({slot, valueOf(*card)});
    }
    return moves;
}

bool Position::isLegal(Move move) const {
    const std::vector<Move> moves = legalMoves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void Position::play(Move move) {
    const auto mover = static_cast<std::size_t>(toMove());
    auto& slot = hands_[mover][static_cast<std::size_t>(move.slot)];
    Turn turn{.move = move, .card = *slot, .stepsBefore = steps_[mover], .struck = struckBy(move)};
    if (turn.struck) turn.struckSteps = std::exchange(steps_[static_cast<std::size_t>(*turn.struck)], 0);
    steps_[mover] = std::min(steps_[mover] + move.value, kHome);
    pile_.push_back(*std::exchange(slot, {}));
    if (deckLeft() > 0) {
        turn.drawn = topOfDeck();
        slot = turn.drawn;
        ++nextCard_;
    }
    past_.push_back(turn);
}

void Position::undo() {
    const Turn turn = past_.back();
    past_.pop_back();
    pile_.pop_back();
    const auto mover = static_cast<std::size_t>(toMove());
    if (turn.drawn) --nextCard_;
    hands_[mover][static_cast<std::size_t>(turn.move.slot)] = turn.card;
    steps_[mover] = turn.stepsBefore;
    if (turn.struck) steps_[static_cast<std::size_t>(*turn.struck)] = turn.struckSteps;
}

Outcome Position::outcome() const {
    const int most = *std::max_element(steps_.begin(), steps_.end());
    Outcome outcome{.over = most == kHome || ply() == kCards, .lap = most == kHome};
    if (!outcome.over) return outcome;
    const auto isFirst = [&](std::optional<int> player) { return player && steps(*player) == most; };
    for (int player = 0; player < players(); ++player)
        if (isFirst(player) || isFirst(partnerOf(player))) outcome.winners.push_back(player);
    return outcome;
}

Position Position::seenBy(std::optional<int> player) const {
    Position seen = *this;
    for (std::size_t card = static_cast<std::size_t>(nextCard_); card < kCards; ++card)
        seen.values_[card] = 0;
    for (int other = 0; other < players(); ++other) {
        if (other == player) continue;
        for (const auto& card : hands_[static_cast<std::size_t>(other)])
            if (card) seen.values_[card->value] = 0;
    }
    return seen;
}

Position Position::completed(base::Random& random) const {
    std::vector<std::uint8_t> missing = wholeDeck();
    for (const std::uint8_t value : values_)
        if (value != 0) missing.erase(std::find(missing.begin(), missing.end(), value));
    shuffle(missing, random);
    Position whole = *this;
    for (std::uint8_t& value : whole.values_) {
        if (value != 0) continue;
        value = missing.back();
        missing.pop_back();
    }
    return whole;
}

}  // namespace caravan::rules
