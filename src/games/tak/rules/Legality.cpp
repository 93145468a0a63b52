#include "games/tak/rules/Legality.h"

#include "games/tak/rules/Notation.h"

namespace tak::rules {

using base::msgid;

namespace {

std::optional<Illegality> againstPlacement(const Position& p, Move move) {
    const Square s = move.square();
    if (move.isStackPlacement() && !p.placesStack()) return Illegality{IllegalReason::TwoStonesAtOnce};
    if (p.placesStack() && !move.isStackPlacement()) return Illegality{IllegalReason::OpeningNeedsStack};
    if (p.inOpening() && move.kind() != PieceKind::Flat) return Illegality{IllegalReason::OpeningNeedsFlat};
    if (contains(p.occupied(), s)) return Illegality{IllegalReason::SquareOccupied, s};
    const Supply own = p.supply(p.placementColor());
    if (move.kind() == PieceKind::Capstone) {
        if (own.capstones == 0) return Illegality{IllegalReason::NoCapstoneLeft, s};
    } else if (own.stones == 0) {
        return Illegality{IllegalReason::NoStoneLeft, s};
    }
    return {};
}

std::optional<Illegality> againstLifting(const Position& p, Move move) {
    const Square s = move.square();
    if (p.placesStack()) return Illegality{IllegalReason::OpeningNeedsStack};
    if (p.inOpening()) return Illegality{IllegalReason::OpeningNeedsFlat};
    if (!contains(p.occupied(), s)) return Illegality{IllegalReason::NothingThere, s};
    if (!contains(p.controlled(p.toMove()), s)) return Illegality{IllegalReason::NotYourStack, s};
    if (move.carried() > p.size()) return Illegality{IllegalReason::OverCarryLimit, s};
    if (move.carried() > p.height(s)) return Illegality{IllegalReason::StackTooLow, s};
    return {};
}

std::optional<Illegality> againstWall(const Position& p, Move move, int step, Square wall) {
    if (!contains(p.capstones(), move.square())) return Illegality{IllegalReason::WallInTheWay, wall};
    if (step < move.distance()) return Illegality{IllegalReason::WallBeforeLastStep, wall};
    if (move.lastDrop() > 1) return Illegality{IllegalReason::CapstoneNotAlone, wall};
    return {};
}

std::optional<Illegality> againstPath(const Position& p, Move move) {
    const Bitboard blocked = p.walls() | p.capstones();
    Square at = move.square();
    for (int i = 1; i <= move.distance(); ++i) {
        const auto next = neighbour(at, move.direction(), p.size());
        if (!next) return Illegality{IllegalReason::RunsOffBoard, at};
        at = *next;
        if (!contains(blocked, at)) continue;
        if (contains(p.capstones(), at)) return Illegality{IllegalReason::CapstoneInTheWay, at};
        if (auto against = againstWall(p, move, i, at)) return against;
    }
    return {};
}

base::Msgid noneLeft(const Position& p, PieceKind kind) {
    const Color owner = p.placementColor();
    if (kind == PieceKind::Capstone &&
        p.setup().supply[static_cast<std::size_t>(index(owner))].capstones == 0)
        return msgid("no capstones are in play");
    if (kind == PieceKind::Capstone)
        return owner == Color::White ? msgid("White has no capstone left")
                                     : msgid("Black has no capstone left");
    return owner == Color::White ? msgid("White has no stone left") : msgid("Black has no stone left");
}

base::Msgid ownedByOther(const Position& p) {
    return p.toMove() == Color::White ? msgid("the stack on {square} is Black's, and it is White's turn")
                                      : msgid("the stack on {square} is White's, and it is Black's turn");
}

}  // namespace

std::optional<Illegality> whyNotPseudoLegal(const Position& p, Move move) {
    if (move.isNone()) return Illegality{IllegalReason::NotAMove};
    if (!contains(p.board(), move.square())) return Illegality{IllegalReason::OffBoard, move.square()};
    if (move.isPlacement()) return againstPlacement(p, move);
    if (auto against = againstLifting(p, move)) return against;
    return againstPath(p, move);
}

std::optional<Illegality> whyIllegal(const Position& p, Move move) {
    if (p.outcome().over() && !move.isNone()) return Illegality{IllegalReason::GameOver};
    return whyNotPseudoLegal(p, move);
}

bool Position::isPseudoLegal(Move move) const { return !whyNotPseudoLegal(*this, move); }

bool Position::isLegal(Move move) const { return isPseudoLegal(move) && !outcome().over(); }

base::Message describe(const Illegality& illegality, const Position& p) {
    const std::string where = formatSquare(illegality.where);
    const auto there = [&](base::Msgid sentence) { return base::Message(sentence, {{"square", where}}); };
    switch (illegality.reason) {
        case IllegalReason::NotAMove:
            return msgid("this is not a move");
        case IllegalReason::GameOver:
            return {msgid("the game is over ({result})"), {{"result", resultText(p.outcome())}}};
        case IllegalReason::OffBoard:
            return {msgid("{square} is not on a {size}x{size} board"),
                    {{"square", where}, {"size", p.size()}}};
        case IllegalReason::OpeningNeedsFlat:
            return msgid("the first turn must lay one of the opponent's stones flat");
        case IllegalReason::OpeningNeedsStack:
            return msgid("the first turn must place a stack of two black flats");
        case IllegalReason::TwoStonesAtOnce:
            return msgid(
                "it names no direction, and only the double black stack begins with two stones at once");
        case IllegalReason::SquareOccupied:
            return there(msgid("there is already a piece on {square}"));
        case IllegalReason::NoStoneLeft:
            return noneLeft(p, PieceKind::Flat);
        case IllegalReason::NoCapstoneLeft:
            return noneLeft(p, PieceKind::Capstone);
        case IllegalReason::NothingThere:
            return there(msgid("there is nothing to move on {square}"));
        case IllegalReason::NotYourStack:
            return there(ownedByOther(p));
        case IllegalReason::OverCarryLimit:
            return {msgid("no more than {count} pieces can be carried on this board"), {{"count", p.size()}}};
        case IllegalReason::StackTooLow:
            return {msgid("the stack on {square} is only {count} high"),
                    {{"square", where}, {"count", p.height(illegality.where)}}};
        case IllegalReason::RunsOffBoard:
            return there(msgid("it runs off the board after {square}"));
        case IllegalReason::CapstoneInTheWay:
            return there(msgid("the capstone on {square} is in the way"));
        case IllegalReason::WallInTheWay:
            return there(msgid("the wall on {square} is in the way"));
        case IllegalReason::WallBeforeLastStep:
            return there(
                msgid("the wall on {square} is in the way: a capstone flattens one only with its last step"));
        case IllegalReason::CapstoneNotAlone:
            return there(msgid("only the capstone by itself can flatten the wall on {square}"));
    }
    return msgid("it is not legal");
}

}  // namespace tak::rules
