// How a move changes a position, and back.

#include <algorithm>
#include <utility>

#include "base/Shuffle.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {

std::array<Hand, kMaxPlayers> handsAfterGifts(const Position& position,
                                              const std::array<Hand, kMaxPlayers>& hands) {
    const auto first = [](auto& hand) {
        return std::find_if(hand.begin(), hand.end(), [](const auto& card) { return card.has_value(); });
    };
    std::array<Hand, kMaxPlayers> after = hands;
    for (int giver = 0; giver < position.players(); ++giver)
        *first(after[static_cast<std::size_t>(position.receiverFrom(giver))]) =
            *first(hands[static_cast<std::size_t>(giver)]);
    return after;
}

void Position::play(int player, Move move) {
    Turn turn{.move = move, .player = player, .before = now_};
    ++now_.order.ply;
    base::Random random(seed_.value_or(0) + base::scrambled(static_cast<std::uint64_t>(ply())));
    if (move.isGift())
        give(turn, random);
    else
        walk(turn, random);
    past_.push_back(turn);
}

void Position::undo() {
    if (past_.back().valuesBefore) values_ = *past_.back().valuesBefore;
    now_ = past_.back().before;
    past_.pop_back();
}

void Position::walk(Turn& turn, base::Random& random) {
    const auto mover = static_cast<std::size_t>(turn.player);
    const auto met = struckBy(turn.move);
    auto& slot = now_.hands[mover][static_cast<std::size_t>(turn.move.slot)];
    turn.card = *std::exchange(slot, {});
    now_.pile.push(turn.card);
    turn.stepsBefore = now_.steps[mover];
    now_.steps[mover] = std::min(turn.stepsBefore + turn.move.value, kHome);
    if (met && rules_.robbers) {
        turn.fight = Fight{.attacker = turn.player,
                           .defender = *met,
                           .attackerGoods = goodsOf(turn.player),
                           .defenderGoods = goodsOf(*met)};
        fight(turn, random);
    }
    if (met && (!turn.fight || turn.fight->winner() == turn.player)) {
        turn.struck = met;
        turn.struckSteps = std::exchange(now_.steps[static_cast<std::size_t>(*met)], 0);
    }
    draw(turn, random);
    endPart();
}

/// The loser's goods are drawn anew; an attacker who loses goes to his gate.
void Position::fight(Turn& turn, base::Random& random) {
    const auto loser = static_cast<std::size_t>(turn.fight->loser());
    now_.shown[static_cast<std::size_t>(turn.fight->winner())] = true;
    now_.shown[loser] = false;
    now_.goods[loser] = 1 + static_cast<int>(random.below(kStrongest));
    if (turn.fight->loser() == turn.player) now_.steps[loser] = 0;
}

void Position::draw(Turn& turn, base::Random& random) {
    if (now_.deck.empty() && rules_.reshuffle && now_.pile.size() > 1) reshuffle(turn, random);
    if (now_.deck.empty()) return;
    turn.drawn = now_.deck.pop();
    now_.hands[static_cast<std::size_t>(turn.player)][static_cast<std::size_t>(turn.move.slot)] = turn.drawn;
}

/// All cards of the pile but the top one become the deck.
void Position::reshuffle(Turn& turn, base::Random& random) {
    turn.valuesBefore = values_;
    const Card top = now_.pile.pop();
    std::vector<std::uint8_t> values;
    for (const Card card : now_.pile) values.push_back(values_[card.value]);
    base::shuffle(values, random);
    for (const std::uint8_t value : values) {
        now_.deck.push(now_.pile.pop());
        values_[now_.deck.back().value] = value;
    }
    now_.pile.push(top);
}

void Position::give(Turn& turn, base::Random& random) {
    now_.gifts[static_cast<std::size_t>(turn.player)] = turn.move.slot;
    if (!awaited().empty()) return;
    turn.valuesBefore = values_;
    exchange(random);
}

/// Hands all gifts over and mixes each hand.
void Position::exchange(base::Random& random) {
    std::array<std::vector<std::uint8_t>, kMaxPlayers> values;
    for (int player = 0; player < players_; ++player)
        for (int slot = 0; slot < kHandSize; ++slot) {
            const auto card = inHand(player, slot);
            const int holder = slot == giftOf(player) ? receiverFrom(player) : player;
            if (card) values[static_cast<std::size_t>(holder)].push_back(values_[card->value]);
        }
    handOver();
    for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player) {
        base::shuffle(values[player], random);
        for (const auto& card : now_.hands[player]) {
            if (!card) continue;
            values_[card->value] = values[player].back();
            values[player].pop_back();
        }
    }
}

/// The backs of the gifts.
void Position::handOver() {
    now_.hands = handsAfterGifts(*this, now_.hands);
    now_.gifts.fill(kNoGift);
    now_.giving = false;
}

}  // namespace caravan::rules
