// Cards and places in words.

#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"

namespace tactik::play {

using base::Message;
using base::MessagePart;
using base::Msgid;
using base::msgid;
using rules::Card;
using rules::Spot;

MessagePart cardPart(const char* place, Card card) {
    if (card == Card::Swap || card == Card::Unknown) return {place, cardInWords(card)};
    if (card == Card::SevenOnes) return {place, std::string_view("7x1")};
    return {place, rules::textOf(card)};
}

Message cardInWords(Card card) {
    if (card == Card::Swap) return msgid("Swap");
    if (card == Card::Unknown) return msgid("an unknown card");
    return {msgid("{card}"), {cardPart("card", card)}};
}

Msgid cardRule(Card card) {
    switch (card) {
        case Card::Unknown:
            return msgid("Only its owner knows this card.");
        case Card::One:
        case Card::Ten:
            return msgid("Starts a pawn, or moves one forward by as many squares as the card says.");
        case Card::Two:
        case Card::Three:
            return msgid("Moves a pawn forward by as many squares as the card says, in the base, too.");
        case Card::Four:
            return msgid("Moves a pawn on the circuit back by four.");
        case Card::Swap:
            return msgid(
                "Your pawn changes places with any other on the circuit, but not with another's stake.");
        case Card::SevenOnes:
            return msgid("Seven steps by pawns of one colour; each step captures.");
        default:
            break;
    }
    return msgid("Moves a pawn forward by as many squares as the card says.");
}

Message spotInWords(Spot spot) {
    if (spot.inPocket()) return msgid("the pocket");
    if (spot.inBase()) return {msgid("cell {number}"), {{"number", spot.cell()}}};
    return {msgid("square {number}"), {{"number", spot.square()}}};
}

}  // namespace tactik::play
