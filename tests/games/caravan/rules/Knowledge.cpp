// What a player knows, and what may be true beyond it.

#include <algorithm>

#include "games/caravan/rules/History.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {
namespace {

/// Hides the cards that the viewer cannot see when the values are mixed next, or now.
void hide(Values& values, const Board& board, std::optional<Card> played, std::optional<int> viewer) {
    Values known{};
    const auto see = [&](Card card) { known[card.value] = values[card.value]; };
    for (const Card card : board.pile) see(card);
    if (played) see(*played);
    if (viewer)
        for (const auto& card : board.hands[static_cast<std::size_t>(*viewer)])
            if (card) see(*card);
    values = known;
}

}  // namespace

Position Position::seenBy(std::optional<int> player) const {
    Position seen = *this;
    seen.seed_.reset();
    seen.hideValues(player);
    seen.hideGifts(player);
    for (int other = 0; other < players_; ++other)
        if (other != player && !goodsShown(other)) seen.now_.goods[static_cast<std::size_t>(other)] = 0;
    seen.recallGoods();
    return seen;
}

void Position::hideValues(std::optional<int> viewer) {
    hide(values_, now_, {}, viewer);
    for (Turn& turn : past_) {
        if (!turn.valuesBefore) continue;
        const auto played = turn.move.isGift() ? std::nullopt : std::optional(turn.card);
        hide(*turn.valuesBefore, turn.before, played, viewer);
    }
}

/// The giver knows all of a gift; the receiver knows its value as soon as he has it.
void Position::hideGifts(std::optional<int> viewer) {
    const auto hideSlots = [&](Board& board) {
        for (int player = 0; player < players_; ++player) {
            int& slot = board.gifts[static_cast<std::size_t>(player)];
            if (player != viewer && slot != kNoGift) slot = kHiddenSlot;
        }
    };
    hideSlots(now_);
    bool handedOver = false;
    for (auto turn = past_.rbegin(); turn != past_.rend(); ++turn) {
        hideSlots(turn->before);
        handedOver = handedOver || turn->exchanged();
        if (!turn->move.isGift() || turn->player == viewer) continue;
        const int value = turn->move.value;
        turn->move = turn->move.inSecret();
        if (handedOver && receiverFrom(turn->player) == viewer) turn->move.value = value;
    }
}

/// Goods stay the same until a fight, which shows them: so all earlier goods follow from those of now and
/// from the fights.
void Position::recallGoods() {
    auto goods = now_.goods;
    for (auto turn = past_.rbegin(); turn != past_.rend(); ++turn) {
        if (turn->fight) {
            goods[static_cast<std::size_t>(turn->fight->attacker)] = turn->fight->attackerGoods;
            goods[static_cast<std::size_t>(turn->fight->defender)] = turn->fight->defenderGoods;
        }
        turn->before.goods = goods;
    }
}

Position Position::completed(base::Random& random) const {
    Position whole = *this;
    if (seed_) return whole;  // nothing is hidden
    whole.completeCards(random);
    whole.completeGoods(random);
    whole.seed_ = rules_.extended() ? random.next() : 0;
    return whole;
}

void Position::completeGoods(base::Random& random) {
    if (!rules_.robbers) return;
    for (int player = 0; player < players_; ++player) {
        int& goods = now_.goods[static_cast<std::size_t>(player)];
        if (goods == 0) goods = 1 + static_cast<int>(random.below(kStrongest));
    }
    recallGoods();
}

History Position::history() const {
    History history;
    for (const Turn& turn : past_) {
        if (!turn.valuesBefore) continue;
        history.know(*turn.valuesBefore);
        if (turn.reshuffled()) {
            history.shuffled({turn.before.pile.begin(), turn.before.pile.end()});
            continue;
        }
        History::Exchange exchange{.before = turn.before.hands,
                                   .after = handsAfterGifts(*this, turn.before.hands),
                                   .gifts = turn.before.gifts,
                                   .receivers = {},
                                   .players = players_};
        exchange.gifts[static_cast<std::size_t>(turn.player)] = turn.move.slot;
        for (int giver = 0; giver < players_; ++giver)
            exchange.receivers[static_cast<std::size_t>(giver)] = receiverFrom(giver);
        history.exchanged(exchange);
    }
    history.know(values_);
    return history;
}

void Position::completeCards(base::Random& random) {
    const History::Solution solution = history().complete(random);
    auto values = solution.values.begin();
    auto gifts = solution.gifts.begin();
    std::size_t begin = 0;
    for (std::size_t i = 0; i < past_.size(); ++i) {
        if (!past_[i].valuesBefore) continue;
        past_[i].valuesBefore = *values++;
        if (!past_[i].exchanged()) continue;
        revealGifts(begin, i + 1, *past_[i].valuesBefore, *gifts++);
        begin = i + 1;
    }
    values_ = solution.values.back();
    std::array<int, kMaxPlayers> pending = now_.gifts;
    for (int player = 0; player < players_; ++player) {
        int& slot = pending[static_cast<std::size_t>(player)];
        while (slot == kHiddenSlot || (slot != kNoGift && !inHand(player, slot)))
            slot = static_cast<int>(random.below(kHandSize));
    }
    revealGifts(begin, past_.size(), values_, pending);
    now_.gifts = pending;
}

/// Sets the hidden gifts in a range of turns; between them no card moves or is mixed.
void Position::revealGifts(std::size_t begin, std::size_t end, const Values& values,
                           const std::array<int, kMaxPlayers>& slots) {
    for (std::size_t i = begin; i < end; ++i) {
        Turn& turn = past_[i];
        for (std::size_t player = 0; player < slots.size(); ++player)
            if (turn.before.gifts[player] == kHiddenSlot) turn.before.gifts[player] = slots[player];
        if (turn.move.slot != kHiddenSlot) continue;
        const auto giver = static_cast<std::size_t>(turn.player);
        turn.move.slot = slots[giver];
        turn.move.value = values[turn.before.hands[giver][static_cast<std::size_t>(slots[giver])]->value];
    }
}

}  // namespace caravan::rules
