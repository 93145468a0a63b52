#include "games/tactik/play/Reasons.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/tactik/rules/Plays.h"

namespace tactik::play {

using base::Message;
using base::Msgid;
using base::msgid;
using rules::Board;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;

namespace {

/// What stands against moving one pawn, the reason that teaches most last.
enum class Obstacle : std::uint8_t {
    InPocket,    ///< and this card starts none
    NeverBack,   ///< a pawn in the base
    SafeInBase,  ///< the same for a swap
    NoRoom,      ///< in the base
    NoOther,     ///< no other pawn to swap with
    OnlyStakes,  ///< only others' stakes to swap with
    BaseBarred,  ///< by a pawn in it
    OwnOnStart,  ///< which is spared
    OwnThere,    ///< which is spared
    StakeOnStart,
    StakeOnWay,
};

Message sentenceFor(Obstacle reason) {
    constexpr std::array<Msgid, 11> kSentences{
        msgid("Only a 1 or a 10 brings a pawn out of its pocket."),
        msgid("A pawn in its base never goes back."),
        msgid("A pawn in its base is safe: it cannot be swapped."),
        msgid("There is no room in the base for so many steps."),
        msgid("This card needs a second pawn on the circuit."),
        msgid("The other pawns are stakes, which only their owners may swap."),
        msgid("A pawn in the base bars the way."),
        msgid("A pawn of your own side is on the start square, and it is spared."),
        msgid("A pawn of your own side is there, and it is spared."),
        msgid("A stake is on the start square."),
        kStakeBars};
    return kSentences[static_cast<std::size_t>(reason)];
}

/// Whether a stake is on one of the `steps` squares after this one; before it, if negative.
bool stakeWithin(const Board& board, int square, int steps) {
    const int way = steps < 0 ? -1 : 1;
    for (int step = way; step != steps + way; step += way)
        if (board.stakeOn(board.after(square, step))) return true;
    return false;
}

Obstacle inBase(const Board& board, Pawn pawn, int steps) {
    const Spot spot = board.spotOf(pawn);
    for (int cell = spot.cell() + 1; cell <= std::min(spot.cell() + steps, rules::kBaseCells); ++cell)
        if (board.pawnAt(Spot::base(rules::colourOf(pawn), cell)) != rules::kNoPawn)
            return Obstacle::BaseBarred;
    return Obstacle::NoRoom;
}

Obstacle againstSwap(const Board& board, Pawn pawn) {
    bool others = false;
    for (Pawn other = 0; other < rules::kPawns; ++other)
        others = others || (other != pawn && board.spotOf(other).onCircuit());
    if (!others) return Obstacle::NoOther;
    return Obstacle::OnlyStakes;
}

Obstacle reasonAgainst(const Board& board, Card card, Pawn pawn) {
    const Spot spot = board.spotOf(pawn);
    const Colour colour = rules::colourOf(pawn);
    if (spot.inPocket()) {
        if (!canStart(card)) return Obstacle::InPocket;
        return board.stakeOn(board.startOf(colour)) ? Obstacle::StakeOnStart : Obstacle::OwnOnStart;
    }
    if (spot.inBase()) {
        if (card == Card::Four) return Obstacle::NeverBack;
        if (card == Card::Swap) return Obstacle::SafeInBase;
        return inBase(board, pawn, card == Card::SevenOnes ? 1 : stepsOf(card));
    }
    if (card == Card::Swap) return againstSwap(board, pawn);
    const int steps = card == Card::Four ? -stepsOf(card) : card == Card::SevenOnes ? 1 : stepsOf(card);
    if (stakeWithin(board, spot.square(), steps)) return Obstacle::StakeOnWay;
    if (isOwnSidesOn(board, board.after(spot.square(), steps), colour)) return Obstacle::OwnThere;
    return Obstacle::StakeOnWay;
}

/// The strongest reason among all pawns that the player moves; nothing if he has none on the board.
std::optional<Obstacle> strongestReason(const rules::Position& position, int player, Card card) {
    const Board& board = position.board();
    const rules::Colours movers = position.table().moversOf(player);
    std::optional<Obstacle> strongest;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        if (!movers.has(rules::colourOf(pawn))) continue;
        if (board.spotOf(pawn).inPocket() && !canStart(card)) continue;
        const Obstacle reason = reasonAgainst(board, card, pawn);
        if (!strongest || reason > *strongest) strongest = reason;
    }
    return strongest;
}

bool anyOnCircuit(const rules::Position& position, int player) {
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        if (position.table().moversOf(player).has(rules::colourOf(pawn)) &&
            position.board().spotOf(pawn).onCircuit())
            return true;
    return false;
}

}  // namespace

Message whyNotPlayed(const rules::Position& position, int player, Card card) {
    const auto reason = strongestReason(position, player, card);
    const bool onlyOut = card == Card::Four || card == Card::Swap;
    if (!reason || (onlyOut && !anyOnCircuit(position, player)))
        return msgid("You have no pawn on the circuit.");
    if (card == Card::SevenOnes) return msgid("Your pawns cannot make seven steps together.");
    return sentenceFor(*reason);
}

Message whyNonePlayed(const rules::Position& position, int player) {
    const std::vector<Card> held = position.table().kindsHeld(player);
    if (!anyOnCircuit(position, player) &&
        std::none_of(held.begin(), held.end(), [](Card card) { return canStart(card); }))
        return msgid("You have no pawn on the circuit: only a 1 or a 10 brings one there.");
    std::optional<Obstacle> strongest;
    for (const Card card : held) {
        // A 7x1 may fail although each pawn can take a step: that is no reason for others.
        if (card == Card::SevenOnes) continue;
        const auto reason = strongestReason(position, player, card);
        if (reason && (!strongest || *reason > *strongest)) strongest = reason;
    }
    return strongest ? sentenceFor(*strongest) : whyNotPlayed(position, player, held.front());
}

Message whyNotMoved(const rules::Position& position, int player, Card card, Spot from) {
    const Board& board = position.board();
    const rules::Colours movers = position.table().moversOf(player);
    const Pawn pawn = from.inPocket() ? board.pawnInPocket(from.colour()) : board.pawnAt(from);
    const Colour colour = rules::colourOf(pawn);
    if (movers.has(colour)) {
        if (card == Card::SevenOnes) return msgid("After a step of this pawn, seven steps cannot be made.");
        return sentenceFor(reasonAgainst(board, card, pawn));
    }
    const Colour own = position.table().colourOf(player);
    if (colour == own) return msgid("All your own pawns are home: you move your partner's now.");
    if (sideOf(own).has(colour)) return msgid("You move your partner's pawns when all your own are home.");
    if (board.isStake(pawn) && card == Card::Swap) return msgid("Only its owner may swap a stake.");
    return msgid("This pawn is not yours.");
}

Message whyNotMoved(const rules::Position& position, int player, Spot from) {
    const Board& board = position.board();
    const Pawn pawn = from.inPocket() ? board.pawnInPocket(from.colour()) : board.pawnAt(from);
    if (!position.table().moversOf(player).has(rules::colourOf(pawn)))
        return whyNotMoved(position, player, Card::Unknown, from);
    const std::vector<Card> held = position.table().kindsHeld(player);
    if (from.inPocket() && std::none_of(held.begin(), held.end(), [](Card card) { return canStart(card); }))
        return sentenceFor(Obstacle::InPocket);
    if (held.size() == 1) return whyNotMoved(position, player, held.front(), from);
    return msgid("None of your cards can move this pawn.");
}

}  // namespace tactik::play
