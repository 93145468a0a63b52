#include "games/tactik/table/EntryWords.h"

#include <string_view>
#include <utility>
#include <vector>

#include "games/tactik/play/Reasons.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"

namespace tactik::table {

using base::Message;
using base::msgid;
using rules::Act;
using rules::Card;

namespace {

/// "5: your pawn goes on by 5"
Message playOf(const rules::Position& position, const Act& act, ToldTo whom) {
    return {msgid("{card}: {play}"),
            {play::cardPart("card", act.card),
             {"play", play::playInWords(position.table(), act.player, act.play, placesFor(whom))}}};
}

/// The same as a sentence of its own.
Message sentenceOf(const rules::Position& position, const Act& act, ToldTo whom) {
    return {msgid("{what}."), {{"what", playOf(position, act, whom)}}};
}

Message withKey(Message what) { return {msgid("{what} Press Enter."), {{"what", std::move(what)}}}; }

/// What is passed or laid down, beside the button that says so.
Message givenUpInWords(const rules::Position& position, const Act& act) {
    if (act.kind == Act::Kind::DiscardAll)
        return {msgid("None of your cards can be played: the whole hand goes. {why}"),
                {{"why", play::whyNonePlayed(position, act.player)}}};
    std::vector<base::MessagePart> card{play::cardPart("card", act.card)};
    if (act.kind == Act::Kind::Discard) {
        card.push_back({"why", play::whyNonePlayed(position, act.player)});
        return {
            position.table().cardsHeld(act.player) == 1
                ? msgid("{why} So lay down {card}: it cannot be played.")
                : msgid("None of your cards can be played. {why} Lay down {card}, or choose another one?"),
            std::move(card)};
    }
    return {position.players() == 2 ? msgid("Pass {card} to your opponent?")
                                    : msgid("Pass {card} to your partner?"),
            std::move(card)};
}

}  // namespace

play::Places placesFor(ToldTo whom) { return whom == ToldTo::Eye ? play::Places::Seen : play::Places::Named; }

std::string labelOf(Card card) {
    if (card == Card::Swap) return msgid("Swap");
    if (card == Card::SevenOnes) return "7x1";
    return rules::textOf(card);
}

Message toPassInWords(const rules::Position& position, Message card) {
    return {position.players() == 2 ? msgid("{card} Choose one for your opponent.")
                                    : msgid("{card} Choose one for your partner."),
            {{"card", std::move(card)}}};
}

Message clickInWords(const rules::Position& position, const Act& act, ToldTo whom) {
    if (act.kind != Act::Kind::Play) return completeInWords(position, act, whom);
    if (whom == ToldTo::Ear) return withKey(sentenceOf(position, act, whom));
    return {msgid("{play}. A click plays it."), {{"play", playOf(position, act, whom)}}};
}

Message completeInWords(const rules::Position& position, const Act& act, ToldTo whom) {
    Message what =
        act.kind == Act::Kind::Play ? sentenceOf(position, act, whom) : givenUpInWords(position, act);
    return whom == ToldTo::Ear ? withKey(std::move(what)) : what;
}

Message buttonInWords(const rules::Position& position, const Act& act) {
    if (act.kind == Act::Kind::Play) return msgid("Play");
    if (act.kind != Act::Kind::Pass) return msgid("Lay down");
    if (position.players() == 2) return msgid("Pass to your opponent");
    const int receiver = position.table().receiverFrom(act.player);
    return {msgid("Pass to {player}"), {{"player", play::playerInWords(position.players(), receiver)}}};
}

Message forcedInWords(const rules::Position& position, const Act& act, ToldTo whom) {
    if (act.kind != Act::Kind::Play) return completeInWords(position, act, whom);
    Message what{msgid("You have no choice. {play}."), {{"play", playOf(position, act, whom)}}};
    return whom == ToldTo::Ear ? withKey(std::move(what)) : what;
}

Message missingInWords(const Choosing& chosen) {
    if (!chosen.card) {
        if (!chosen.to) return msgid("Click a marked card, or where the pawn should go. Esc puts it back.");
        if (!chosen.from) return msgid("Click the pawn or the card to use.");
        return msgid("Several cards do that: click one.");
    }
    if (chosen.card == Card::Swap)
        return chosen.from ? msgid("Click the pawn with which it changes places.")
                           : msgid("Swap: click two pawns, one of them yours.");
    if (chosen.from) return msgid("Click where the pawn should go.");
    if (chosen.to) return msgid("Several pawns can go there: click one.");
    return {msgid("{card}: click the pawn that it moves, or the target. Tab goes through its plays."),
            {play::cardPart("card", *chosen.card)}};
}

Message cardsInWords(const std::vector<Card>& cards) {
    Message all = play::cardInWords(cards.back());
    for (std::size_t i = cards.size() - 1; i-- > 0;)
        all = {msgid("{first}, {more}"), {{"first", play::cardInWords(cards[i])}, {"more", std::move(all)}}};
    return {msgid("Cards that move it: {cards}."), {{"cards", std::move(all)}}};
}

Message sevenInWords(const SevenEntry& seven, std::optional<rules::Pawn> walker, ToldTo whom) {
    const int left = seven.left();
    if (seven.only()) {
        Message what{msgid("7x1, steps left: {count}. They can be made in one way only."), {{"count", left}}};
        return whom == ToldTo::Ear ? withKey(std::move(what)) : what;
    }
    if (!walker) return {msgid("7x1, steps left: {count}. Click a pawn to walk."), {{"count", left}}};
    if (whom == ToldTo::Eye)
        return {msgid("7x1, steps left: {count}. Click the lifted pawn for a step, or a square, or another "
                      "pawn. Backspace takes steps back."),
                {{"count", left}}};
    return {
        msgid("7x1, steps left: {count}. {pawn} walks: click it for a step, or a square, or another pawn. "
              "Backspace takes steps back."),
        {{"count", left}, {"pawn", play::pawnInWords(seven.board(), *walker)}}};
}

Message walkInWords(const rules::Position& position, int player, const SevenEntry& seven, rules::Pawn pawn,
                    rules::Spot to, int left, ToldTo whom) {
    rules::Table now = position.table();
    now.board = seven.board();
    rules::Play walk{.card = Card::SevenOnes};
    walk.push({now.board.spotOf(pawn), to});
    return {msgid("7x1: {walk}. Steps left then: {count}."),
            {{"walk", play::playInWords(now, player, walk, placesFor(whom))}, {"count", left}}};
}

}  // namespace tactik::table
