#include "games/tactik/table/Refusals.h"

#include <algorithm>
#include <vector>

#include "games/tactik/play/Reasons.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::table {

using base::Message;
using base::msgid;
using rules::Board;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;

namespace {

/// Steps forward on the circuit from one square to another, or to a cell of the own base.
int stepsTo(const Board& board, Spot from, Spot to) {
    if (to.onCircuit()) return board.distance(from.square(), to.square());
    return board.distance(from.square(), board.startOf(to.colour())) + to.cell();
}

/// Whether a stake is on one of `squares` squares, from `first` on.
bool stakeOn(const Board& board, int first, int squares) {
    for (int step = 0; step < squares; ++step)
        if (board.stakeOn(board.after(first, step))) return true;
    return false;
}

bool stakeBetween(const Board& board, Spot from, Spot to) {
    const int last = to.onCircuit() ? to.square() : board.startOf(to.colour());
    return stakeOn(board, board.after(from.square(), 1), board.distance(from.square(), last));
}

/// Whether a pawn stands on a square that this colour may not capture, by an agreed rule.
bool isSpared(const Board& board, const rules::Rules& rules, int square, Colour colour) {
    return rules.spareOwn && isOwnSidesOn(board, square, colour);
}

// Which number is which card or step is known, so one is told apart from more without plural forms.
Message exactly(int squares) {
    if (squares == 1) return msgid("This card moves a pawn exactly 1 square.");
    return {msgid("This card moves a pawn exactly {count} squares."), {{"count", squares}}};
}

Message tooFar(int stepsLeft) {
    if (stepsLeft == 1) return msgid("That is too far: you have 1 step left.");
    return {msgid("That is too far: you have {count} steps left."), {{"count", stepsLeft}}};
}

Message whySpared() { return msgid("A pawn of your own side is there, and it is spared."); }

/// Whether a card moves a pawn on the circuit just so far.
bool reaches(const Board& board, Card card, Spot from, Spot to) {
    if (!from.onCircuit() || !to.onCircuit()) return false;
    if (card == Card::Four) return board.distance(to.square(), from.square()) == stepsOf(card);
    return goesForward(card) && board.distance(from.square(), to.square()) == stepsOf(card);
}

/// Why a pawn does not go there with a card that reaches() that square.
Message whyBarred(const rules::Position& position, Card card, Spot from, Spot to) {
    const Board& board = position.board();
    const bool stake =
        card == Card::Four ? stakeOn(board, to.square(), stepsOf(card)) : stakeBetween(board, from, to);
    if (stake) return play::kStakeBars;
    if (isSpared(board, position.rules(), to.square(), rules::colourOf(board.pawnAt(from))))
        return whySpared();
    return msgid("It was agreed that a pawn enters its base whenever it can.");
}

Message whyNotSwapped(const Board& board, Spot from, Spot to) {
    if (!to.onCircuit() || !from.onCircuit())
        return msgid("A pawn in its base is safe: it cannot be swapped.");
    if (board.pawnAt(to) == rules::kNoPawn) return msgid("A swap needs a pawn there, too.");
    if (board.stakeOn(to.square())) return msgid("Only its owner may swap a stake.");
    return msgid("One of the two pawns of a swap must be yours.");
}

Message whyNotHome(const Board& board, Card card, Spot from, Spot to) {
    if (from.onCircuit() && to.colour() != rules::colourOf(board.pawnAt(from)))
        return msgid("This base belongs to another colour.");
    if (from.onCircuit() && board.isStake(board.pawnAt(from)))
        return msgid("A stake cannot go straight into its base: it has to move first.");
    for (int cell = from.inBase() ? from.cell() + 1 : 1; cell <= to.cell(); ++cell)
        if (board.pawnAt(Spot::base(to.colour(), cell)) != rules::kNoPawn)
            return msgid("A pawn in the base bars the way.");
    if (from.onCircuit() && card != Card::Unknown && stepsTo(board, from, to) == stepsOf(card) &&
        stakeBetween(board, from, to))
        return play::kStakeBars;
    return msgid("The base is reached only by an exact number.");
}

}  // namespace

Message whyNotTo(const rules::Position& position, int player, Card card, Spot from, Spot to) {
    const Board& board = position.board();
    if (to.inPocket()) return msgid("Pawns come into their pocket only when they are captured.");
    if (from.inPocket()) return msgid("A pawn starts on the start square of its colour.");
    if (card == Card::Swap) return whyNotSwapped(board, from, to);
    if (from.inBase() && to.onCircuit()) return msgid("A pawn in its base stays there.");
    if (card == Card::Four)
        return to.inBase() ? Message(msgid("A 4 goes back, and never into a base."))
                           : Message(msgid("With a 4 a pawn goes exactly 4 squares back."));
    if (to.inBase()) return whyNotHome(board, card, from, to);
    if (board.stakeOn(to.square())) return msgid("No pawn can go where a stake stands.");
    const std::vector<Card> cards =
        card == Card::Unknown ? position.table().kindsHeld(player) : std::vector<Card>{card};
    for (const Card one : cards)
        if (reaches(board, one, from, to)) return whyBarred(position, one, from, to);
    if (card == Card::Unknown) return msgid("None of your cards can bring this pawn there.");
    return exactly(stepsOf(card));
}

Message whyNothingTo(const rules::Position& position, Card card, Spot to) {
    const Board& board = position.board();
    if (to.onCircuit() && board.stakeOn(to.square())) return msgid("No pawn can go where a stake stands.");
    if (card == Card::Unknown) return msgid("None of your cards can bring a pawn there.");
    return msgid("This card cannot bring any of your pawns there.");
}

Message whyNoStep(const SevenEntry& seven, rules::Colours movers, Pawn pawn) {
    const Spot at = seven.board().spotOf(pawn);
    if (!movers.has(rules::colourOf(pawn))) return msgid("This pawn is not yours.");
    if (at.inPocket()) return msgid("A pawn in its pocket takes no steps.");
    if (seven.begun() && seven.walkers().empty()) return msgid("All steps are made.");
    for (const Pawn walker : seven.walkers())
        if (seven.begun() && rules::colourOf(walker) != rules::colourOf(pawn))
            return msgid("All seven steps are made by one colour.");
    const std::vector<Pawn> walkers = seven.walkers();
    const bool otherColour = !walkers.empty() && std::ranges::none_of(walkers, [&](Pawn walker) {
        return rules::colourOf(walker) == rules::colourOf(pawn);
    });
    if (otherColour)
        return msgid("One colour makes all seven steps, and the pawns of this one cannot make so many.");
    if (at.onCircuit()) {
        const int next = seven.board().after(at.square(), 1);
        if (seven.board().stakeOn(next)) return play::kStakeBars;
        if (isSpared(seven.board(), seven.rules(), next, rules::colourOf(pawn))) return whySpared();
    }
    return msgid("After a step of this pawn, the seven steps cannot be completed.");
}

Message whyNotWalked(const SevenEntry& seven, Pawn pawn, Spot to) {
    const Board& board = seven.board();
    const Spot from = board.spotOf(pawn);
    if (to.inPocket()) return msgid("Pawns come into their pocket only when they are captured.");
    if (to.inBase() && to.colour() != rules::colourOf(pawn))
        return msgid("This base belongs to another colour.");
    if (from.inBase() && to.onCircuit()) return msgid("A pawn in its base stays there.");
    if (from.onCircuit()) {
        if (stepsTo(board, from, to) > seven.left()) return tooFar(seven.left());
        if (stakeBetween(board, from, to)) return play::kStakeBars;
        if (to.onCircuit() && isSpared(board, seven.rules(), to.square(), rules::colourOf(pawn)))
            return whySpared();
    }
    if (to.inBase() && board.pawnAt(to) != rules::kNoPawn) return msgid("A pawn in the base bars the way.");
    return msgid("With these steps, the seven could not be completed.");
}

}  // namespace tactik::table
