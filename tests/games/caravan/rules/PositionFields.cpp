#include "games/caravan/rules/PositionFields.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "games/caravan/rules/History.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::rules {
namespace {

using base::FieldOf;
using base::FieldReader;
using base::FieldWriter;
using base::msgid;

constexpr int kMostCounted = 1 << 30;  // rounds and moves before a start that was set up

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Rules>& rules) {
    fields.flag(rules.partners);
    fields.flag(rules.rest);
    fields.flag(rules.robbers);
    fields.flag(rules.gifts);
    fields.flag(rules.reshuffle);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, TurnOrder>& order) {
    fields.number(order.round, 1, kMostCounted);
    fields.number(order.mover, 0, kMaxPlayers - 1);
    fields.number(order.part, 0, 1);
    fields.number(order.ply, 0, kMostCounted);
}

/// Cards without values: they are told by the turns, and in the end.
template <class Fields>
void eachCard(Fields& fields, FieldOf<Fields, std::vector<int>>& cards) {
    auto count = cards.size();
    fields.number(count, 0, kCards);
    if constexpr (Fields::kReads) cards.assign(count, 0);
}

/// A start, without values and goods.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Position::Layout>& start) {
    eachField(fields, start.rules);
    fields.list(start.steps, kMaxPlayers, [&](auto& steps) { fields.number(steps, 0, kHome); });
    if constexpr (Fields::kReads) {
        start.hands.resize(start.steps.size());
        if (start.rules.robbers) start.goods.resize(start.steps.size());
        start.shown.resize(start.goods.size());
    }
    for (auto& hand : start.hands)
        for (auto& card : hand) {
            bool holds = card != Position::kEmptySlot;
            fields.flag(holds);
            if constexpr (Fields::kReads) card = holds ? 0 : Position::kEmptySlot;
        }
    eachCard(fields, start.pile);
    eachCard(fields, start.deck);
    for (std::size_t player = 0; player < start.shown.size(); ++player) {
        bool shown = start.shown[player];
        fields.flag(shown);
        if constexpr (Fields::kReads) start.shown[player] = shown;
    }
    fields.maybe(start.gifts, [&](auto& gifts) {
        fields.list(gifts, kMaxPlayers, [&](auto& slot) { fields.number(slot, kHiddenSlot, kHandSize - 1); });
    });
    fields.maybe(start.order, [&](auto& order) { eachField(fields, order); });
}

bool isStart(const Position::Layout& start, const Eyes& eyes) {
    const auto players = static_cast<int>(start.steps.size());
    if (players < kMinPlayers || (start.rules.partners && players != kMaxPlayers)) return false;
    if (doubtAbout(start) || (start.gifts && !start.rules.gifts)) return false;
    for (int player = 0; start.gifts && player < players; ++player) {
        const int slot = (*start.gifts)[static_cast<std::size_t>(player)];
        if (eyes.see(player) ? slot == kHiddenSlot : slot >= 0) return false;
    }
    return true;
}

/// A value of a card or of goods; 0 in `told`: what was seen before does not tell it.
template <class Fields>
void eachValue(Fields& fields, FieldOf<Fields, int>& value, int told, int most) {
    fields.number(value, told == 0 ? 1 : told, told == 0 ? most : told);
}

}  // namespace

/// Plays what somebody saw again. Of the values and goods it knows those that what it has played so far
/// tells; the others are 0.
class PastReplay {
  public:
    /// What is known in the end.
    struct Facts {
        Values values{};
        std::array<int, kMaxPlayers> goods{};
        std::optional<std::uint64_t> seed = {};
    };
    [[nodiscard]] static Facts factsOf(const Position& seen) {
        return {.values = seen.values_, .goods = seen.now_.goods, .seed = seen.seed_};
    }

    PastReplay(const Position::Layout& start, const Eyes& eyes) : now_(Position::setUp(start)), eyes_(eyes) {
        now_.values_.fill(0);
        now_.now_.goods.fill(0);
    }

    [[nodiscard]] const Position& now() const { return now_; }
    [[nodiscard]] bool awaits(int player) const { return std::ranges::count(now_.awaited(), player) > 0; }
    [[nodiscard]] bool seesMove(int player) const { return !now_.giving() || eyes_.see(player); }
    [[nodiscard]] bool seesGoods(int player) const {
        return now_.rules_.robbers && (eyes_.see(player) || now_.goodsShown(player));
    }
    /// The values that are told: of now, or before the last turn has mixed cards.
    [[nodiscard]] const Values& told(bool beforeMix) const {
        return beforeMix ? *now_.past_.back().valuesBefore : now_.values_;
    }
    [[nodiscard]] int toldInHand(int player, int slot) const {
        const auto card = now_.inHand(player, slot);
        return card ? now_.valueOf(*card) : 0;
    }
    /// Whether the value of a card is in sight: now, or before the last turn has mixed cards.
    [[nodiscard]] bool seesCard(Card card, bool beforeMix) const {
        const Board& board = beforeMix ? now_.past_.back().before : now_.now_;
        if (eyes_.all || std::ranges::count(board.pile, card) > 0) return true;
        return eyes_.player && std::ranges::count(board.hands[index(*eyes_.player)], card) > 0;
    }
    /// Which turn gave the player the gift that he has just got, if it is one of the past.
    [[nodiscard]] std::optional<std::size_t> turnOfGiftToPlayer() const {
        if (eyes_.all || !eyes_.player) return {};
        for (std::size_t i = now_.past_.size(); i-- > 0 && now_.past_[i].move.isGift();)
            if (now_.receiverFrom(now_.past_[i].player) == *eyes_.player) return i;
        return {};
    }

    /// Plays a turn, of which it needs the player, the move and the goods of a fight.
    void follow(const Turn& turn) {
        if (turn.move.slot != kHiddenSlot)
            now_.values_[now_.inHand(turn.player, turn.move.slot)->value] =
                static_cast<std::uint8_t>(turn.move.value);
        if (turn.move.isGift()) return give(turn);
        if (turn.fight) {
            now_.now_.goods[index(turn.fight->attacker)] = turn.fight->attackerGoods;
            now_.now_.goods[index(turn.fight->defender)] = turn.fight->defenderGoods;
        }
        now_.play(turn.player, turn.move);
        if (turn.fight) now_.now_.goods[index(turn.fight->loser())] = 0;
    }
    [[nodiscard]] bool hasMixed() const { return now_.past_.back().valuesBefore.has_value(); }
    /// Sets the values before the cards that the last turn has mixed.
    void mix(const Values& before) {
        Turn& turn = now_.past_.back();
        turn.valuesBefore = before;
        now_.values_ = before;
        const auto forget = [&](Card card) { now_.values_[card.value] = 0; };
        if (turn.reshuffled()) std::ranges::for_each(turn.before.pile, forget);
        for (const Hand& hand : turn.before.hands)
            for (const auto& card : hand)
                if (card && turn.exchanged()) forget(*card);
    }
    void setGift(std::size_t turn, int value) { now_.past_[turn].move.value = value; }

    void setFacts(const Facts& facts) {
        now_.values_ = facts.values;
        now_.now_.goods = facts.goods;
        now_.seed_ = facts.seed;
        now_.recallGoods();
    }
    /// Whether a whole game looks like this.
    [[nodiscard]] bool isPossible() const {
        base::Random random(1);
        if (!now_.history().isPossible(random)) return false;
        base::Random again(1);  // finds the same
        return eyes_.all || now_.completed(again).seenBy(eyes_.player) == now_;
    }

  private:
    [[nodiscard]] static std::size_t index(int player) { return static_cast<std::size_t>(player); }

    /// Without the values of an exchange.
    void give(const Turn& turn) {
        Turn given{.move = turn.move, .player = turn.player, .before = now_.now_};
        ++now_.now_.order.ply;
        now_.now_.gifts[index(turn.player)] = turn.move.slot;
        if (now_.awaited().empty()) {
            given.valuesBefore = now_.values_;
            now_.handOver();
        }
        now_.past_.push_back(given);
    }

    Position now_;
    Eyes eyes_;
};

namespace {

/// The values in sight, now or before the last turn has mixed cards.
template <class Fields>
void valuesInSight(Fields& fields, FieldOf<Fields, Values>& values, const PastReplay& replay,
                   bool beforeMix) {
    const Values& told = replay.told(beforeMix);
    for (std::uint8_t card = 0; card < kCards; ++card) {
        if constexpr (Fields::kReads) values[card] = told[card];
        if (told[card] == 0 && replay.seesCard(Card(card), beforeMix))
            fields.number(values[card], 1, kHighest);
    }
}

template <class Fields>
void slotAndValue(Fields& fields, FieldOf<Fields, Turn>& turn, const PastReplay& replay) {
    fields.number(turn.move.slot, 0, kHandSize - 1);
    if constexpr (Fields::kReads)
        if (!replay.now().inHand(turn.player, turn.move.slot))
            return fields.fail(msgid("there is no such card in this hand"));
    eachValue(fields, turn.move.value, replay.toldInHand(turn.player, turn.move.slot), kHighest);
}

template <class Fields>
void goodsOfFight(Fields& fields, FieldOf<Fields, Turn>& turn, const Position& now) {
    const auto met = now.rules().robbers ? now.struckBy(turn.move) : std::nullopt;
    if (!met) return;
    if constexpr (Fields::kReads) turn.fight = Fight{.attacker = turn.player, .defender = *met};
    eachValue(fields, turn.fight->attackerGoods, now.goodsOf(turn.player), kStrongest);
    eachValue(fields, turn.fight->defenderGoods, now.goodsOf(*met), kStrongest);
}

/// What the rules leave open of the last turn of a past; the replay plays it.
template <class Fields>
void lastTurn(Fields& fields, FieldOf<Fields, std::vector<Turn>>& past, std::size_t last,
              PastReplay& replay) {
    auto& turn = past[last];
    fields.number(turn.player, 0, replay.now().players() - 1);
    const bool known = replay.seesMove(turn.player);
    if constexpr (Fields::kReads) {
        if (!replay.awaits(turn.player)) return fields.fail(msgid("this player is not to move"));
        turn.move.kind = replay.now().giving() ? Move::Kind::Gift : Move::Kind::Walk;
        if (!known) turn.move = turn.move.inSecret();
    }
    if (known) slotAndValue(fields, turn, replay);
    if constexpr (Fields::kReads)
        if (fields.failed()) return;
    goodsOfFight(fields, turn, replay.now());
    replay.follow(turn);
    if (!replay.hasMixed()) return fields.endLine();
    if constexpr (Fields::kReads) turn.valuesBefore.emplace();
    valuesInSight(fields, *turn.valuesBefore, replay, true);
    if (const auto gift = replay.turnOfGiftToPlayer(); gift) {
        fields.number(past[*gift].move.value, 1, kHighest);
        replay.setGift(*gift, past[*gift].move.value);
    }
    replay.mix(*turn.valuesBefore);
    fields.endLine();
}

template <class Fields>
void factsOfNow(Fields& fields, FieldOf<Fields, PastReplay::Facts>& facts, const PastReplay& replay) {
    using Number = std::numeric_limits<std::int64_t>;
    const Position& now = replay.now();
    valuesInSight(fields, facts.values, replay, false);
    for (int player = 0; player < now.players(); ++player)
        if (replay.seesGoods(player))
            eachValue(fields, facts.goods[static_cast<std::size_t>(player)], now.goodsOf(player), kStrongest);
    fields.maybe(facts.seed, [&](auto& seed) { fields.number(seed, Number::min(), Number::max()); });
}

}  // namespace

void writePosition(FieldWriter& fields, const Position& seen, const Eyes& eyes) {
    Position first = seen;
    while (!first.past().empty()) first.undo();
    const Position::Layout start = first.layout();
    eachField(fields, start);
    fields.endLine();
    PastReplay replay(start, eyes);
    for (std::size_t turn = 0; turn < seen.past().size(); ++turn) {
        fields.flag(true);
        lastTurn(fields, seen.past(), turn, replay);
    }
    fields.flag(false);
    factsOfNow(fields, PastReplay::factsOf(seen), replay);
}

Position readPosition(FieldReader& fields, const Eyes& eyes) {
    const auto refuse = [&](base::Message why) {
        fields.fail(std::move(why));
        return Position::dealt(kMinPlayers, 0, Rules{});
    };
    Position::Layout start;
    eachField(fields, start);
    fields.endLine();
    if (fields.failed() || !isStart(start, eyes)) return refuse(msgid("no game begins like this"));
    if (eyes.player.value_or(0) >= static_cast<int>(start.steps.size()))
        return refuse(msgid("no player has this seat"));
    PastReplay replay(start, eyes);
    std::vector<Turn> past;
    bool more = false;
    for (fields.flag(more); more && !fields.failed(); fields.flag(more)) {
        past.emplace_back();
        lastTurn(fields, past, past.size() - 1, replay);
    }
    if (fields.failed()) return refuse(msgid("this turn cannot follow"));
    PastReplay::Facts facts;
    factsOfNow(fields, facts, replay);
    if (facts.seed.has_value() != eyes.all) return refuse(msgid("only the record knows the seed"));
    replay.setFacts(facts);
    if (fields.failed() || !replay.isPossible()) return refuse(msgid("the cards contradict each other"));
    return replay.now();
}

}  // namespace caravan::rules
