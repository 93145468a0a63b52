#include "games/tactik/rules/Position.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/Shuffle.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::rules {
namespace {

/// The random numbers after `acts` acts.
base::Random chanceAfter(std::uint64_t seed, std::size_t acts) {
    return base::Random(seed + base::scrambled(acts));
}

void drawOrder(Table& table, Back back, base::Random& random) {
    table.order[back.value] = static_cast<std::uint8_t>(random.below(256));
}

/// Gives new faces to the cards of a whole stock.
void shuffleDeck(Table& table, base::Random& random) {
    std::array<Card, kCards> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = kAllCards[i / kOfEachKind];
    base::shuffle(deck, random);
    for (int level = 0; level < kCards; ++level)
        table.faces[table.stock[level].value] = deck[static_cast<std::size_t>(level)];
    for (const Back back : table.stock) drawOrder(table, back, random);
}

}  // namespace

void deal(Table& table) {
    for (int slot = 0; slot < handSize(table.players); ++slot)
        for (int i = 1; i <= table.players; ++i) {
            const auto player = static_cast<std::size_t>((table.dealer + i) % table.players);
            table.hands[player][static_cast<std::size_t>(slot)] = table.stock.pop();
        }
    table.phase = Phase::Passing;
    table.passed.fill(kNotPassed);
    table.toMove = static_cast<std::uint8_t>(table.leftOf(table.dealer));
}

Position Position::dealt(int players, std::uint64_t seed, const Rules& rules) {
    assert(players == 2 || players == kMostPlayers);
    Table table{.board = Board(rules.longCircuit)};
    table.players = static_cast<std::uint8_t>(players);
    base::Random random = chanceAfter(seed, 0);
    table.dealer = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(players)));
    for (std::uint8_t back = 0; back < kCards; ++back) table.stock.push(Back(back));
    shuffleDeck(table, random);
    deal(table);
    return {table, rules, seed};
}

Position::Position(const Table& table, const Rules& rules, std::uint64_t seed)
    : table_(table), rules_(rules), seed_(seed) {}

Position::Position(const Table& seen, const Rules& rules) : table_(seen), rules_(rules) {}

std::vector<int> Position::awaited() const {
    std::vector<int> players;
    for (int player = 0; player < table_.players; ++player) {
        const bool owes = table_.phase == Phase::Passing
                              ? table_.passed[static_cast<std::size_t>(player)] == kNotPassed
                              : table_.phase == Phase::Playing && player == table_.toMove;
        if (owes) players.push_back(player);
    }
    return players;
}

bool Position::canPlay(int player) const {
    const std::vector<Card> held = table_.kindsHeld(player);
    return std::any_of(held.begin(), held.end(), [&](Card card) {
        return isPlayable(table_.board, table_.moversOf(player), card, rules_);
    });
}

std::vector<Act> Position::legalActs(int player) const {
    std::vector<Act> acts;
    const std::vector<int> awaits = awaited();
    if (std::find(awaits.begin(), awaits.end(), player) == awaits.end()) return acts;
    const std::vector<Card> held = table_.kindsHeld(player);
    if (table_.phase == Phase::Passing) {
        for (const Card card : held) acts.push_back(passing(player, card));
        return acts;
    }
    for (const Card card : held)
        for (const Play& play : playsOf(table_.board, table_.moversOf(player), card, rules_))
            acts.push_back(playing(player, play));
    if (!acts.empty() || held.empty()) return acts;
    if (rules_.wholeHand) return {discardingAll(player)};
    for (const Card card : held) acts.push_back(discarding(player, card));
    return acts;
}

bool Position::isLegal(const Act& act) const {
    const std::vector<int> awaits = awaited();
    if (std::find(awaits.begin(), awaits.end(), act.player) == awaits.end()) return false;
    if (act.kind == Act::Kind::DiscardAll) return legalActs(act.player) == std::vector{act};
    const std::vector<Card> held = table_.kindsHeld(act.player);
    if (std::find(held.begin(), held.end(), act.card) == held.end()) return false;
    if ((table_.phase == Phase::Passing) != (act.kind == Act::Kind::Pass)) return false;
    if (act.kind == Act::Kind::Play) {
        const auto plays = playsOf(table_.board, table_.moversOf(act.player), act.card, rules_);
        return act == playing(act.player, act.play) &&
               std::find(plays.begin(), plays.end(), act.play) != plays.end();
    }
    if (act.play != Play{}) return false;
    return act.kind == Act::Kind::Pass || (!rules_.wholeHand && !canPlay(act.player));
}

int Position::slotFor(int player, Card card) const {
    std::optional<int> first;
    const auto orderOf = [&](int slot) { return table_.order[table_.inHand(player, slot)->value]; };
    for (int slot = 0; slot < kMostHeld; ++slot)
        if (const auto back = table_.inHand(player, slot); back && table_.faceOf(*back) == card)
            if (!first || orderOf(slot) < orderOf(*first)) first = slot;
    assert(first);
    return first.value_or(0);
}

void Position::play(const Act& act) {
    assert(seed_);
    base::Random random = chanceAfter(*seed_, past_.size() + 1);
    Played played{.act = act, .before = table_};
    if (act.kind == Act::Kind::Pass) {
        pass(played, random);
    } else {
        const int player = act.player;
        if (act.kind == Act::Kind::DiscardAll) {
            for (int slot = 0; slot < kMostHeld; ++slot)
                if (table_.inHand(player, slot)) lay(slot, player, played);
        } else {
            lay(slotFor(player, act.card), player, played);
        }
        if (act.kind == Act::Kind::Play) played.captures = table_.board.carryOut(act.play);
        finishTurn(played, &random);
    }
    past_.push_back(played);
}

void Position::undo() {
    table_ = past_.back().before;
    past_.pop_back();
}

void Position::pass(Played& played, base::Random& random) {
    const int player = played.act.player;
    played.slot = static_cast<std::int8_t>(slotFor(player, played.act.card));
    played.laid[static_cast<std::size_t>(played.slot)] = played.act.card;
    table_.passed[static_cast<std::size_t>(player)] = played.slot;
    if (!awaited().empty()) return;
    played.exchanged = true;
    exchange(random);
}

void Position::exchangeBacks() {
    const Table before = table_;
    for (int player = 0; player < table_.players; ++player) {
        const auto giver = static_cast<std::size_t>(player);
        const auto receiver = static_cast<std::size_t>(table_.receiverFrom(player));
        table_.hands[receiver][static_cast<std::size_t>(before.passed[receiver])] =
            before.hands[giver][static_cast<std::size_t>(before.passed[giver])];
    }
    table_.phase = Phase::Playing;
    table_.passed.fill(kNotPassed);
    ++table_.round;
}

/// The passed cards change places, and then each hand is mixed, so that nobody can tell by its back where a
/// passed card has gone.
void Position::exchange(base::Random& random) {
    exchangeBacks();
    for (int player = 0; player < table_.players; ++player) {
        std::vector<Card> cards;
        for (const Back back : table_.handOf(player))
            if (back != kNoBack) cards.push_back(table_.faceOf(back));
        base::shuffle(cards, random);
        for (std::size_t slot = 0; slot < cards.size(); ++slot) {
            const Back back = table_.handOf(player)[slot];
            table_.faces[back.value] = cards[slot];
            drawOrder(table_, back, random);
        }
    }
}

void Position::lay(int slot, int player, Played& played) {
    Back& place = table_.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)];
    played.laid[static_cast<std::size_t>(slot)] = table_.faceOf(place);
    if (played.slot == kHiddenSlot) played.slot = static_cast<std::int8_t>(slot);
    table_.pile.push(std::exchange(place, kNoBack));
}

void Position::finishTurn(Played& played, base::Random* random) {
    if (table_.winner()) {
        table_.phase = Phase::Over;
        return;
    }
    int left = 0;
    for (int player = 0; player < table_.players; ++player) left += table_.cardsHeld(player);
    if (left == 0) {
        shuffleAndDeal(played, random);
        return;
    }
    // Who has thrown his whole hand away is left out.
    int next = table_.toMove;
    do {
        next = table_.leftOf(next);
        if (next == table_.leftOf(table_.dealer)) ++table_.round;
    } while (table_.cardsHeld(next) == 0);
    table_.toMove = static_cast<std::uint8_t>(next);
}

void Position::shuffleAndDeal(Played& played, base::Random* random) {
    if (table_.deal >= kMostDeals) {
        table_.phase = Phase::Over;
        return;
    }
    if (table_.stock.empty()) {
        std::swap(table_.stock, table_.pile);
        if (random != nullptr) shuffleDeck(table_, *random);
        played.shuffled = true;
    }
    ++table_.deal;
    ++table_.round;
    table_.dealer = static_cast<std::uint8_t>(table_.leftOf(table_.dealer));
    deal(table_);
    played.dealt = true;
}

}  // namespace tactik::rules
