#include "games/tak/rules/Legality.h"

#include "games/tak/rules/Notation.h"

namespace tak::rules {
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

std::string nameOf(Color c) { return c == Color::White ? "White" : "Black"; }

std::string outOf(const Position& p, const char* piece, int given) {
    if (given == 0) return "no " + std::string(piece) + "s are in play";
    return nameOf(p.placementColor()) + " has no " + piece + " left";
}

std::string openingSentence(const Position& p) {
    return p.setup().swapOpening ? "the first turn must lay one of the opponent's stones flat"
                                 : "the first turn must lay a stone flat";
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

std::string describe(const Illegality& illegality, const Position& p) {
    const std::string where = formatSquare(illegality.where);
    const std::string side = std::to_string(p.size());
    switch (illegality.reason) {
        case IllegalReason::NotAMove:
            return "this is not a move";
        case IllegalReason::GameOver:
            return "the game is over (" + std::string(resultText(p.outcome())) + ")";
        case IllegalReason::OffBoard:
            return where + " is not on a " + side + "x" + side + " board";
        case IllegalReason::OpeningNeedsFlat:
            return openingSentence(p);
        case IllegalReason::SquareOccupied:
            return "there is already a piece on " + where;
        case IllegalReason::NoStoneLeft:
            return outOf(p, "stone", 1);
        case IllegalReason::NoCapstoneLeft: {
            const auto player = static_cast<std::size_t>(index(p.placementColor()));
            return outOf(p, "capstone", p.setup().supply[player].capstones);
        }
        case IllegalReason::NothingThere:
            return "there is nothing to move on " + where;
        case IllegalReason::NotYourStack:
            return "the stack on " + where + " is " + nameOf(!p.toMove()) + "'s, and it is " +
                   nameOf(p.toMove()) + "'s turn";
        case IllegalReason::OverCarryLimit:
            return "no more than " + side + " pieces can be carried on this board";
        case IllegalReason::StackTooLow:
            return "the stack on " + where + " has only " + std::to_string(p.height(illegality.where)) +
                   (p.height(illegality.where) == 1 ? " piece" : " pieces");
        case IllegalReason::RunsOffBoard:
            return "it runs off the board after " + where;
        case IllegalReason::CapstoneInTheWay:
            return "the capstone on " + where + " is in the way";
        case IllegalReason::WallInTheWay:
            return "the wall on " + where + " is in the way";
        case IllegalReason::WallBeforeLastStep:
            return "the wall on " + where + " is in the way: a capstone flattens one only with its last step";
        case IllegalReason::CapstoneNotAlone:
            return "only the capstone alone can flatten the wall on " + where;
    }
    return "it is not legal";
}

}  // namespace tak::rules
