#include "games/tactik/rules/Board.h"

#include <utility>

#include "base/Random.h"

namespace tactik::rules {
namespace {

/// A random number for a pawn of this colour on a square or in a cell.
std::uint64_t keyOf(Colour colour, Spot spot) {
    static const auto kKeys = [] {
        std::array<std::uint64_t, kColours * Spot::kOccupiable> keys{};
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = base::scrambled(2 * i + 1);
        return keys;
    }();
    return kKeys[static_cast<std::size_t>(index(colour) * Spot::kOccupiable + spot.index())];
}

/// The same for the stake of a colour.
std::uint64_t keyOfStake(Colour colour) {
    return base::scrambled(2 * static_cast<std::uint64_t>(index(colour) + 1));
}

}  // namespace

Board::Board(bool longCircuit) : squares_(static_cast<std::uint8_t>(longCircuit ? kMostSquares : kSquares)) {
    pawns_.fill(kNoPawn);
    for (Pawn pawn = 0; pawn < kPawns; ++pawn) where_[at(pawn)] = Spot::pocket(colourOf(pawn));
}

Pawn Board::pawnInPocket(Colour colour) const {
    for (Pawn pawn = firstOf(colour); pawn < firstOf(colour) + kPawnsEach; ++pawn)
        if (spotOf(pawn).inPocket()) return pawn;
    return kNoPawn;
}

void Board::lift(Pawn pawn) {
    const Colour colour = colourOf(pawn);
    const Spot spot = spotOf(pawn);
    if (spot.inPocket()) {
        --pockets_[at(index(colour))];
        return;
    }
    if (isStake(pawn)) {
        stakes_ = stakes_.without(colour);
        key_ ^= keyOfStake(colour);
    }
    if (spot.inBase()) --bases_[at(index(colour))];
    pawns_[at(spot.index())] = kNoPawn;
    key_ ^= keyOf(colour, spot);
}

void Board::put(Pawn pawn, Spot spot, bool asStake) {
    lift(pawn);
    const Colour colour = colourOf(pawn);
    where_[at(pawn)] = spot;
    if (spot.inPocket()) {
        ++pockets_[at(index(colour))];
        return;
    }
    if (spot.inBase()) ++bases_[at(index(colour))];
    pawns_[at(spot.index())] = pawn;
    key_ ^= keyOf(colour, spot);
    if (asStake) {
        stakes_ = stakes_.with(colour);
        key_ ^= keyOfStake(colour);
    }
}

void Board::capture(Spot spot, std::uint8_t leg, std::uint8_t step, Captures& captures) {
    const Pawn met = pawnAt(spot);
    if (met == kNoPawn) return;
    captures.push({.pawn = met, .at = spot, .leg = leg, .step = step});
    put(met, Spot::pocket(colourOf(met)));
}

void Board::walk(const Leg& leg, std::uint8_t number, bool capturesAll, Captures& captures) {
    const Pawn pawn = pawnAt(leg.from);
    if (leg.from.onCircuit()) {
        const int last = leg.to.onCircuit() ? leg.to.square() : startOf(leg.to.colour());
        const int steps = distance(leg.from.square(), last);
        for (int step = 1; step <= steps; ++step)
            if (capturesAll || (step == steps && leg.to.onCircuit()))
                capture(Spot::square(after(leg.from.square(), step)), number, static_cast<std::uint8_t>(step),
                        captures);
    }
    put(pawn, leg.to);
}

void Board::swap(Spot one, Spot other) {
    const Pawn first = pawnAt(one);
    const Pawn second = pawnAt(other);
    put(second, Spot::pocket(colourOf(second)));
    put(first, other);
    put(second, one);
}

Captures Board::carryOut(const Play& play) {
    Captures captures;
    const Leg& first = play.legs.front();
    if (play.card == Card::Swap) {
        swap(first.from, first.to);
    } else if (first.from.inPocket()) {
        const Pawn pawn = pawnInPocket(first.from.colour());
        capture(first.to, 0, 0, captures);
        put(pawn, first.to, true);
    } else if (play.card == Card::Four) {
        const Pawn pawn = pawnAt(first.from);
        capture(first.to, 0, static_cast<std::uint8_t>(stepsOf(Card::Four)), captures);
        put(pawn, first.to);
    } else {
        for (std::uint8_t leg = 0; leg < play.size; ++leg)
            walk(play.legs[leg], leg, play.card == Card::SevenOnes, captures);
    }
    return captures;
}

}  // namespace tactik::rules
