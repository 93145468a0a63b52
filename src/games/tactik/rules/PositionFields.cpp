#include "games/tactik/rules/PositionFields.h"

#include <algorithm>
#include <limits>

#include "games/tactik/rules/Deals.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::rules {
namespace {

using base::FieldOf;
using base::FieldReader;
using base::FieldWriter;
using base::msgid;

std::size_t placed(int index) { return static_cast<std::size_t>(index); }

constexpr std::size_t kMostActs = 1 << 16;  // a game ends after kMostDeals deals

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Rules>& rules) {
    fields.flag(rules.mustEnter);
    fields.flag(rules.spareOwn);
    fields.flag(rules.wholeHand);
    fields.flag(rules.longCircuit);
}

/// A pawn in its pocket, on a square of the circuit or in a cell of its base, or as a stake on its start.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Board>& board) {
    constexpr int kStake = Spot::kCount;
    for (Pawn pawn = 0; pawn < kPawns; ++pawn) {
        int spot = board.isStake(pawn) ? kStake : board.spotOf(pawn).index();
        fields.number(spot, 0, kStake);
        if constexpr (Fields::kReads) {
            const Colour colour = colourOf(pawn);
            const bool stake = spot == kStake;
            const Spot at = stake ? Spot::square(board.startOf(colour)) : Spot::fromIndex(spot);
            if (at == Spot::pocket(colour)) continue;
            const bool stands =
                at.onCircuit() ? at.square() < board.squares() : at.inBase() && at.colour() == colour;
            if (!stands || board.pawnAt(at) != kNoPawn)
                return fields.fail(msgid("a pawn stands where it cannot be"));
            board.put(pawn, at, stake);
        }
    }
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Back>& back) {
    fields.number(back, 0, kNoBack.value);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Heap>& heap) {
    std::vector<Back> backs(heap.begin(), heap.end());
    fields.list(backs, kCards, [&](auto& back) { eachField(fields, back); });
    if constexpr (Fields::kReads) {
        heap = {};
        for (const Back back : backs) heap.push(back);
    }
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Table>& table) {
    eachField(fields, table.board);
    for (auto& face : table.faces) fields.number(face, 0, kKinds);
    for (auto& order : table.order) fields.number(order, 0, std::numeric_limits<std::uint8_t>::max());
    for (auto& hand : table.hands)
        for (auto& back : hand) eachField(fields, back);
    eachField(fields, table.stock);
    eachField(fields, table.pile);
    for (auto& slot : table.passed) fields.number(slot, kHiddenSlot, kMostHeld - 1);
    fields.number(table.phase, 0, static_cast<int>(Phase::Over));
    fields.number(table.players, 2, kMostPlayers);
    fields.number(table.dealer, 0, kMostPlayers - 1);
    fields.number(table.toMove, 0, kMostPlayers - 1);
    fields.number(table.deal, 1, kMostDeals);
    fields.number(table.round, 1, std::numeric_limits<std::int16_t>::max());
}

// ---- what a table must be

/// Every card lies in one place, and of no kind too many are known.
bool hasAllCards(const Table& table) {
    std::array<int, kCards> count{};
    const auto add = [&](Back back) {
        if (back.value < kCards) ++count[back.value];
    };
    for (const Hand& hand : table.hands) std::ranges::for_each(hand, add);
    std::ranges::for_each(table.stock, add);
    std::ranges::for_each(table.pile, add);
    if (!std::ranges::all_of(count, [](int cards) { return cards == 1; })) return false;
    return std::ranges::all_of(
        kAllCards, [&](Card card) { return std::ranges::count(table.faces, card) <= kOfEachKind; });
}

bool isTable(const Table& table) {
    const int players = table.players;
    if (players == 3 || table.dealer >= players || table.toMove >= players) return false;
    if (!hasAllCards(table) || table.stock.size() != stockIn(players, table.deal)) return false;
    for (int player = 0; player < kMostPlayers; ++player) {
        const int held = table.cardsHeld(player);
        const int slot = table.passed[placed(player)];
        if (held > (player < players ? handSize(players) : 0)) return false;
        if (table.phase == Phase::Passing && player < players && held != handSize(players)) return false;
        if (slot != kNotPassed && (table.phase != Phase::Passing || player >= players)) return false;
        if (slot >= 0 && !table.inHand(player, slot)) return false;
        for (int i = handSize(players); i < kMostHeld; ++i)
            if (table.inHand(player, i)) return false;
    }
    return table.phase != Phase::Playing || table.cardsHeld(table.toMove) > 0;
}

// ---- the acts

/// The slots of the cards that have changed hands.
Slots slotsExchanged(const Table& before, const Table& after) {
    Slots slots{kNotPassed, kNotPassed, kNotPassed, kNotPassed};
    for (int player = 0; player < before.players; ++player)
        for (int slot = 0; slot < kMostHeld; ++slot)
            if (before.inHand(player, slot) != after.inHand(player, slot))
                slots[placed(player)] = static_cast<std::int8_t>(slot);
    return slots;
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Spot>& spot) {
    int index = spot.index();
    fields.number(index, 0, Spot::kCount - 1);
    if constexpr (Fields::kReads) spot = Spot::fromIndex(index);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Act>& act) {
    fields.number(act.kind, 0, static_cast<int>(Act::Kind::DiscardAll));
    fields.number(act.player, 0, kMostPlayers - 1);
    fields.number(act.card, 0, kKinds);
    if (act.kind != Act::Kind::Play) return;
    fields.number(act.play.size, 1, kPawnsEach);
    for (std::size_t i = 0; i < act.play.size && i < act.play.legs.size(); ++i) {
        eachField(fields, act.play.legs[i].from);
        eachField(fields, act.play.legs[i].to);
    }
    if constexpr (Fields::kReads) act.play.card = act.card;
}

/// The faces that are known in another way than before, or have another order.
template <class Fields>
void facesAfter(Fields& fields, FieldOf<Fields, Table>& table, const Table& before) {
    std::vector<std::uint8_t> changed;
    for (std::uint8_t back = 0; back < kCards; ++back)
        if (table.faces[back] != before.faces[back] || table.order[back] != before.order[back])
            changed.push_back(back);
    fields.list(changed, kCards, [&](auto& back) { fields.number(back, 0, kCards - 1); });
    for (const std::uint8_t back : changed) {
        fields.number(table.faces[back], 0, kKinds);
        fields.number(table.order[back], 0, std::numeric_limits<std::uint8_t>::max());
    }
    fields.endLine();
}

}  // namespace

/// Plays what somebody saw again. It knows the rules, not what is hidden.
class PastReplay {
  public:
    explicit PastReplay(const Table& start, const Rules& rules) : now_(start, rules) {}

    [[nodiscard]] const Position& now() const { return now_; }
    [[nodiscard]] Table& table() { return now_.table_; }
    [[nodiscard]] Position take() { return std::move(now_); }
    void setSeed(std::optional<std::uint64_t> seed) { now_.seed_ = seed; }

    /// Whether the act can follow here, whatever is hidden.
    [[nodiscard]] bool canFollow(const Played& played) const {
        const Act& act = played.act;
        const Table& table = now_.table_;
        if (std::ranges::count(now_.awaited(), int{act.player}) == 0 || played.slot == kNotPassed)
            return false;
        for (int slot = 0; slot < kMostHeld; ++slot)
            if (played.laid[placed(slot)] != Card::Unknown && !table.inHand(act.player, slot)) return false;
        if ((act.kind == Act::Kind::Pass) != (table.phase == Phase::Passing)) return false;
        if (act.kind == Act::Kind::Pass) return played.slot < 0 || table.inHand(act.player, played.slot);
        if (act.kind == Act::Kind::DiscardAll) return now_.rules_.wholeHand;
        if (played.slot < 0 || act.card == Card::Unknown) return false;
        const auto back = table.inHand(act.player, played.slot);
        if (!back || played.laid[placed(played.slot)] != act.card) return false;
        if (act.kind != Act::Kind::Play) return true;
        const std::vector<Play> plays =
            playsOf(table.board, table.moversOf(act.player), act.card, now_.rules_);
        return std::ranges::find(plays, act.play) != plays.end();
    }

    /// Its effect on everything but faces. `slots`: of the cards that change hands.
    void follow(Played played, const Slots& slots, bool slotShown) {
        played.before = now_.table_;
        if (played.act.kind == Act::Kind::Pass)
            pass(played, slots, slotShown);
        else
            lay(played);
        now_.past_.push_back(played);
    }

  private:
    void pass(Played& played, const Slots& slots, bool slotShown) {
        const std::size_t player = played.act.player;
        now_.table_.passed[player] = slotShown ? played.slot : kHiddenSlot;
        if (!now_.awaited().empty()) return;
        played.exchanged = true;
        now_.table_.passed = slots;
        now_.exchangeBacks();
    }

    void lay(Played& played) {
        const std::array<Card, kMostHeld> laid = played.laid;
        const int first = std::exchange(played.slot, kHiddenSlot);
        for (int slot = 0; slot < kMostHeld; ++slot)
            if (played.act.kind == Act::Kind::DiscardAll
                    ? now_.table_.inHand(played.act.player, slot).has_value()
                    : slot == first)
                now_.lay(slot, played.act.player, played);
        played.laid = laid;
        if (played.act.kind == Act::Kind::Play) played.captures = now_.table_.board.carryOut(played.act.play);
        now_.finishTurn(played, nullptr);
    }

    Position now_;
};

namespace {

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Played>& played) {
    eachField(fields, played.act);
    fields.number(played.slot, kHiddenSlot, kMostHeld - 1);
    for (auto& card : played.laid) fields.number(card, 0, kKinds);
}

/// Whether the slot of a card that is being passed is known: the own one.
bool showsSlot(const Table& after, const Played& played) {
    return played.exchanged || after.passed[played.act.player] != kHiddenSlot;
}

}  // namespace

void writePosition(FieldWriter& fields, const Position& seen) {
    const std::vector<Played>& past = seen.past();
    const Table& start = past.empty() ? seen.table() : past.front().before;
    eachField(fields, seen.rules());
    fields.maybe(seen.seed(), [&](const std::uint64_t& seed) {
        fields.number(seed, std::numeric_limits<std::int64_t>::min(),
                      std::numeric_limits<std::int64_t>::max());
    });
    eachField(fields, start);
    fields.endLine();
    PastReplay replay(start, seen.rules());
    for (std::size_t i = 0; i < past.size(); ++i) {
        const Played& played = past[i];
        const Table& after = i + 1 < past.size() ? past[i + 1].before : seen.table();
        const Slots slots = played.exchanged ? slotsExchanged(played.before, after) : Slots{};
        fields.flag(true);
        eachField(fields, played);
        fields.flag(showsSlot(after, played));
        if (played.exchanged)
            for (const std::int8_t& slot : slots) fields.number(slot, kNotPassed, kMostHeld - 1);
        replay.follow(played, slots, showsSlot(after, played));
        facesAfter(fields, after, replay.now().table());
        replay.table().faces = after.faces;
        replay.table().order = after.order;
    }
    fields.flag(false);
}

Position readPosition(FieldReader& fields) {
    const auto refuse = [&](base::Message why) {
        fields.fail(std::move(why));
        return Position(Table{.board = Board()}, Rules{});
    };
    Rules rules;
    eachField(fields, rules);
    std::optional<std::uint64_t> seed;
    fields.maybe(seed, [&](std::uint64_t& value) {
        fields.number(value, std::numeric_limits<std::int64_t>::min(),
                      std::numeric_limits<std::int64_t>::max());
    });
    Table start{.board = Board(rules.longCircuit)};
    eachField(fields, start);
    fields.endLine();
    if (fields.failed() || !isTable(start)) return refuse(msgid("the cards do not lie as in any game"));
    PastReplay replay(start, rules);
    bool more = false;
    for (fields.flag(more); more && !fields.failed(); fields.flag(more)) {
        Played played;
        eachField(fields, played);
        bool slotShown = false;
        fields.flag(slotShown);
        if (fields.failed() || replay.now().past().size() >= kMostActs || !replay.canFollow(played))
            return refuse(msgid("this act cannot follow"));
        // The last of those who pass lets all passed cards change hands.
        Slots slots{};
        const bool exchanges = played.act.kind == Act::Kind::Pass && replay.now().awaited().size() == 1;
        if (exchanges)
            for (std::int8_t& slot : slots) fields.number(slot, kNotPassed, kMostHeld - 1);
        for (int player = 0; exchanges && player < start.players; ++player)
            if (slots[placed(player)] < 0 || !replay.now().table().inHand(player, slots[placed(player)]))
                return refuse(msgid("this act cannot follow"));
        replay.follow(played, slots, slotShown && played.slot >= 0);
        facesAfter(fields, replay.table(), Table(replay.now().table()));
        if (fields.failed() || !hasAllCards(replay.now().table()))
            return refuse(msgid("the cards do not lie as in any game"));
    }
    replay.setSeed(seed);
    return replay.take();
}

}  // namespace tactik::rules
