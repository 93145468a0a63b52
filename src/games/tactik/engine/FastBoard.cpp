#include "games/tactik/engine/FastBoard.h"

namespace tactik::engine {
namespace {

using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;

int stepAt(const rules::Board& board, Colour colour, Spot spot) {
    if (spot.inPocket()) return FastBoard::kPocket;
    if (spot.inBase()) return board.squares() + spot.cell() - 1;
    return board.distance(board.startOf(colour), spot.square());
}

}  // namespace

FastBoard::FastBoard(const rules::Board& board)
    : squares_(static_cast<std::uint8_t>(board.squares())),
      quarter_(static_cast<std::uint8_t>(board.squares() / rules::kColours)) {
    pawns_.fill(rules::kNoPawn);
    steps_.fill(kPocket);
    pockets_.fill(rules::kPawnsEach);
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const int step = stepAt(board, rules::colourOf(pawn), board.spotOf(pawn));
        if (step != kPocket) put(pawn, step);
        if (board.isStake(pawn)) stakes_ = stakes_.with(rules::colourOf(pawn));
    }
}

void FastBoard::lift(Pawn pawn) {
    const Colour colour = rules::colourOf(pawn);
    const int step = stepOf(pawn);
    if (step == kPocket) {
        --pockets_[at(rules::index(colour))];
    } else if (step >= squares_) {
        cells_[at(rules::index(colour))] &= static_cast<std::uint8_t>(~(1U << (step - squares_)));
    } else {
        pawns_[at(squareAt(colour, step))] = rules::kNoPawn;
        if (step == 0) stakes_ = stakes_.without(colour);
    }
}

void FastBoard::put(Pawn pawn, int step) {
    lift(pawn);
    const Colour colour = rules::colourOf(pawn);
    steps_[at(pawn)] = static_cast<std::int8_t>(step);
    if (step >= squares_)
        cells_[at(rules::index(colour))] |= static_cast<std::uint8_t>(1U << (step - squares_));
    else
        pawns_[at(squareAt(colour, step))] = pawn;
}

void FastBoard::capture(Pawn pawn) {
    lift(pawn);
    steps_[at(pawn)] = kPocket;
    ++pockets_[at(rules::index(rules::colourOf(pawn)))];
}

void FastBoard::walk(Pawn pawn, int to, bool capturesAll) {
    const Colour colour = rules::colourOf(pawn);
    const int from = stepOf(pawn);
    if (from < squares_) {
        const bool enters = to >= squares_;
        // A pawn on its own start square is there already.
        const int toStart = from == 0 ? 0 : squares_ - from;
        const int steps = enters ? toStart : to > from ? to - from : to - from + squares_;
        int square = squareAt(colour, from);
        for (int step = 1; step <= steps; ++step) {
            if (++square == squares_) square = 0;
            if (capturesAll || (step == steps && !enters)) captureOn(square);
        }
    }
    put(pawn, to);
}

void FastBoard::swap(Pawn one, Pawn other) {
    const int first = squareOf(one);
    const int second = squareOf(other);
    lift(one);
    lift(other);
    const auto place = [&](Pawn pawn, int square) {
        steps_[at(pawn)] = static_cast<std::int8_t>(distance(startOf(rules::colourOf(pawn)), square));
        pawns_[at(square)] = pawn;
    };
    place(one, second);
    place(other, first);
}

void FastBoard::play(const Move& move) {
    const Pawn pawn = move.pawns[0];
    const Colour colour = rules::colourOf(pawn);
    if (move.card == Card::SevenOnes) {
        for (std::size_t i = 0; i < move.size; ++i) walk(move.pawns[i], move.to[i], true);
    } else if (move.card == Card::Swap) {
        swap(pawn, move.pawns[1]);
    } else if (inPocket(pawn)) {
        captureOn(startOf(colour));
        put(pawn, 0);
        stakes_ = stakes_.with(colour);
    } else if (move.card == Card::Four) {
        captureOn(squareAt(colour, move.to[0]));
        put(pawn, move.to[0]);
    } else {
        walk(pawn, move.to[0], false);
    }
}

Move moveOf(const rules::Board& board, const rules::Play& play) {
    Move move{.card = play.card};
    for (const rules::Leg& leg : play) {
        const Pawn pawn =
            leg.from.inPocket() ? board.pawnInPocket(leg.from.colour()) : board.pawnAt(leg.from);
        if (play.card == Card::Swap) {
            move.push(pawn, 0);
            move.push(board.pawnAt(leg.to), 0);
        } else {
            move.push(pawn, stepAt(board, rules::colourOf(pawn), leg.to));
        }
    }
    return move;
}

}  // namespace tactik::engine
