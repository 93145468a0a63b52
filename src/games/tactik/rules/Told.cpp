// A game that is told as one viewer saw it: cards that he could not know stay unknown.

#include "games/tactik/rules/Told.h"

#include <algorithm>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionReader.h"

namespace tactik::rules {
namespace {

std::size_t index64(int index) { return static_cast<std::size_t>(index); }

/// The first slot of a hand whose card has this face.
std::optional<int> slotOf(const Table& table, int player, Card face) {
    for (int slot = 0; slot < kMostHeld; ++slot)
        if (const auto back = table.inHand(player, slot); back && table.faceOf(*back) == face) return slot;
    return {};
}

/// The same position, without its past, if one of the player's unknown cards is this one.
std::optional<Position> supposing(const Position& position, int player, Card card) {
    Table table = position.table();
    const auto slot = slotOf(table, player, Card::Unknown);
    if (!slot) return {};
    table.faces[table.inHand(player, *slot)->value] = card;
    return Position(table, position.rules());
}

bool owes(const Position& position, int player) {
    const std::vector<int> players = position.awaited();
    return std::find(players.begin(), players.end(), player) != players.end();
}

/// Who passes a card or plays one.
std::optional<int> playerOf(const Position& position, std::string_view word) {
    if (position.table().phase != Phase::Passing) return position.table().toMove;
    const auto colour = word.empty() ? std::nullopt : colourNamed(word.front());
    if (!colour || !owes(position, index(*colour))) return {};
    return index(*colour);
}

}  // namespace

base::Result<Act> actTold(const Position& position, std::string_view word) {
    const auto player = playerOf(position, word);
    if (!player) return base::Error{base::msgid("expected the letter of a player before the passed card")};
    const bool passes = position.table().phase == Phase::Passing;
    if (passes && word.size() == 3 && word.substr(1) == ">*") return passing(*player, Card::Unknown);
    const bool thrown = word == "d*" && position.rules().wholeHand && owes(position, *player);
    if (thrown && position.table().phase == Phase::Playing) return discardingAll(*player);
    const auto known = actIn(Position(position.table(), position.rules()), word, *player);
    if (known) return known;
    for (const Card card : kAllCards)
        if (const auto supposed = supposing(position, *player, card))
            if (auto act = actIn(*supposed, word, *player); act && act->card == card) return act;
    return known;
}

base::Result<Position> parseSeen(std::string_view text, std::string_view file) {
    const auto draft = readPosition(text, file);
    if (!draft) return draft.error();
    return seenSetUp(*draft);
}

// ---- going on

int Position::slotTold(int player, Card card) {
    if (slotOf(table_, player, card)) return slotFor(player, card);
    const int slot = slotOf(table_, player, Card::Unknown).value_or(0);
    table_.faces[table_.inHand(player, slot)->value] = card;
    return slot;
}

void Position::tell(const Act& act, const Told& told) {
    Played played{.act = act, .before = table_};
    if (act.kind == Act::Kind::Pass) {
        tellPass(played, told);
    } else {
        for (int slot = 0; slot < kMostHeld; ++slot)
            if (act.kind == Act::Kind::DiscardAll && table_.inHand(act.player, slot))
                lay(slot, act.player, played);
        if (act.kind != Act::Kind::DiscardAll) lay(slotTold(act.player, act.card), act.player, played);
        if (act.kind == Act::Kind::Play) played.captures = table_.board.carryOut(act.play);
        finishTurn(played, nullptr);
        if (played.shuffled)
            for (std::size_t back = 0; back < kCards; ++back) table_.faces[back] = Card::Unknown;
        if (played.dealt) tellDeal(told);
    }
    past_.push_back(played);
}

/// Which of his hidden cards somebody chose is all the same.
void Position::tellPass(Played& played, const Told& told) {
    const int player = played.act.player;
    const bool own = told.viewer == player && played.act.card != Card::Unknown;
    const int slot =
        own ? slotTold(player, played.act.card) : slotOf(table_, player, Card::Unknown).value_or(0);
    played.slot = static_cast<std::int8_t>(slot);
    played.laid[index64(slot)] = played.act.card;
    table_.passed[index64(player)] = played.slot;
    if (!awaited().empty()) return;
    played.exchanged = true;
    tellExchange(played, told);
}

/// The viewer knows which card he gets; those of all others are mixed.
void Position::tellExchange(Played& played, const Told& told) {
    const auto nameOf = [&](const Played& pass) {
        const auto back = table_.inHand(pass.act.player, pass.slot);
        const bool received = told.viewer == table_.receiverFrom(pass.act.player);
        if (!back || !received || pass.act.card == Card::Unknown) return;
        table_.faces[back->value] = pass.act.card;
        played.before.faces[back->value] = pass.act.card;
    };
    nameOf(played);
    for (auto pass = past_.rbegin(); pass != past_.rend() && pass->act.kind == Act::Kind::Pass; ++pass)
        if (pass->before.deal == table_.deal && !pass->exchanged) nameOf(*pass);
    exchangeBacks();
    for (int player = 0; player < table_.players; ++player)
        for (const Back back : table_.handOf(player))
            if (player != told.viewer && back != kNoBack) table_.faces[back.value] = Card::Unknown;
}

void Position::tellDeal(const Told& told) {
    const int number = table_.deal - told.firstDeal - 1;
    if (!told.viewer || number < 0 || index64(number) >= told.hands.size()) return;
    const std::vector<Card>& hand = told.hands[index64(number)];
    for (int slot = 0; slot < std::min(handSize(table_.players), static_cast<int>(hand.size())); ++slot)
        table_.faces[table_.inHand(*told.viewer, slot)->value] = hand[index64(slot)];
}

}  // namespace tactik::rules
