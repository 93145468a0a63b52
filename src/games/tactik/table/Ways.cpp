#include "games/tactik/table/Ways.h"

#include "games/tactik/play/Pieces.h"

namespace tactik::table {

using game::Place;
using rules::Board;
using rules::Card;
using rules::Leg;
using rules::Spot;

namespace {

Place placeBefore(const Board& board, Spot spot) {
    if (!spot.inPocket()) return play::placeOf(spot);
    const rules::Pawn pawn = board.pawnInPocket(spot.colour());
    return play::placeOf(board, pawn == rules::kNoPawn ? rules::firstOf(spot.colour()) : pawn);
}

/// Adds the squares after one, up to another.
void addSquares(std::vector<Place>& way, const Board& board, int from, int to, int step) {
    for (int square = from; square != to;) {
        square = board.after(square, step);
        way.push_back(play::placeOf(Spot::square(square)));
    }
}

}  // namespace

std::vector<Place> wayOf(const Board& board, Card card, const Leg& leg) {
    std::vector<Place> way{placeBefore(board, leg.from)};
    const Spot to = leg.to;
    if (card == Card::Swap || leg.from.inPocket()) {
        way.push_back(play::placeOf(to));
        return way;
    }
    int cell = leg.from.inBase() ? leg.from.cell() : 0;
    if (leg.from.onCircuit()) {
        const int last = to.onCircuit() ? to.square() : board.startOf(to.colour());
        addSquares(way, board, leg.from.square(), last, card == Card::Four ? -1 : 1);
    }
    while (to.inBase() && cell < to.cell()) way.push_back(play::placeOf(Spot::base(to.colour(), ++cell)));
    return way;
}

std::vector<std::vector<Place>> waysOf(const Board& before, const rules::Play& play) {
    if (play.card == Card::Swap) return {wayOf(before, play.card, play.legs.front())};
    std::vector<std::vector<Place>> ways;
    Board board = before;
    for (std::size_t i = 0; i < play.size; ++i) {
        ways.push_back(wayOf(board, play.card, play.legs[i]));
        rules::Play one{.card = play.card};
        one.push(play.legs[i]);
        board.carryOut(one);
    }
    return ways;
}

}  // namespace tactik::table
