#include "games/tak/rules/Legality.h"

#include "games/tak/rules/Notation.h"

namespace tak::rules {

using base::mark;

namespace {

std::optional<Illegality> againstPlacement(const Position& p, Move move) {
    const Square s = move.square();
    if (move.kind() > PieceKind::Capstone) return Illegality{IllegalReason::NotAMove};
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
    const Direction d = move.direction();
    int file = move.square().file();
    int rank = move.square().rank();
    for (int i = 1; i <= move.distance(); ++i) {
        const Square before(file, rank);
        file += d == Direction::Right ? 1 : d == Direction::Left ? -1 : 0;
        rank += d == Direction::Up ? 1 : d == Direction::Down ? -1 : 0;
        if (!onBoard(file, rank, p.size())) return Illegality{IllegalReason::RunsOffBoard, before};
        const Square s(file, rank);
        if (contains(p.capstones(), s)) return Illegality{IllegalReason::CapstoneInTheWay, s};
        if (!contains(p.walls(), s)) continue;
        if (auto against = againstWall(p, move, i, s)) return against;
    }
    return {};
}

base::Msgid noneLeft(const Position& p, PieceKind kind) {
    const Color owner = p.placementColor();
    if (kind == PieceKind::Capstone &&
        p.setup().supply[static_cast<std::size_t>(index(owner))].capstones == 0)
        return mark("no capstones are in play");
    if (kind == PieceKind::Capstone)
        return owner == Color::White ? mark("White has no capstone left")
                                     : mark("Black has no capstone left");
    return owner == Color::White ? mark("White has no stone left") : mark("Black has no stone left");
}

base::Msgid openingSentence(const Position& p) {
    return p.setup().swapOpening ? mark("the first turn must lay one of the opponent's stones flat")
                                 : mark("the first turn must lay a stone flat");
}

base::Msgid ownedByOther(const Position& p) {
    return p.toMove() == Color::White ? mark("the stack on {square} is Black's, and it is White's turn")
                                      : mark("the stack on {square} is White's, and it is Black's turn");
}

}  // namespace

std::optional<Illegality> whyIllegal(const Position& p, Move move) {
    if (move.isNone()) return Illegality{IllegalReason::NotAMove};
    if (p.outcome().over()) return Illegality{IllegalReason::GameOver};
    if (!contains(p.board(), move.square())) return Illegality{IllegalReason::OffBoard, move.square()};
    if (move.isPlacement()) return againstPlacement(p, move);
    if (auto against = againstLifting(p, move)) return against;
    return againstPath(p, move);
}

base::Message describe(const Illegality& illegality, const Position& p) {
    const std::string where = formatSquare(illegality.where);
    const auto there = [&](base::Msgid sentence) { return base::Message(sentence, {{"square", where}}); };
    switch (illegality.reason) {
        case IllegalReason::NotAMove:
            return mark("this is not a move");
        case IllegalReason::GameOver:
            return {mark("the game is over ({result})"), {{"result", resultText(p.outcome())}}};
        case IllegalReason::OffBoard:
            return {mark("{square} is not on a {size}x{size} board"),
                    {{"square", where}, {"size", p.size()}}};
        case IllegalReason::OpeningNeedsFlat:
            return openingSentence(p);
        case IllegalReason::SquareOccupied:
            return there(mark("there is already a piece on {square}"));
        case IllegalReason::NoStoneLeft:
            return noneLeft(p, PieceKind::Flat);
        case IllegalReason::NoCapstoneLeft:
            return noneLeft(p, PieceKind::Capstone);
        case IllegalReason::NothingThere:
            return there(mark("there is nothing to move on {square}"));
        case IllegalReason::NotYourStack:
            return there(ownedByOther(p));
        case IllegalReason::OverCarryLimit:
            return {mark("no more than {count} pieces can be carried on this board"), {{"count", p.size()}}};
        case IllegalReason::StackTooLow:
            return {mark("the stack on {square} is only {count} high"),
                    {{"square", where}, {"count", p.height(illegality.where)}}};
        case IllegalReason::RunsOffBoard:
            return there(mark("it runs off the board after {square}"));
        case IllegalReason::CapstoneInTheWay:
            return there(mark("the capstone on {square} is in the way"));
        case IllegalReason::WallInTheWay:
            return there(mark("the wall on {square} is in the way"));
        case IllegalReason::WallBeforeLastStep:
            return there(
                mark("the wall on {square} is in the way: a capstone flattens one only with its last step"));
        case IllegalReason::CapstoneNotAlone:
            return there(mark("only the capstone alone can flatten the wall on {square}"));
    }
    return mark("it is not legal");
}

}  // namespace tak::rules
