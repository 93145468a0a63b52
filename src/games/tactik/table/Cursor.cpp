#include "games/tactik/table/Cursor.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/tactik/play/Pieces.h"

namespace tactik::table {

using game::Place;

namespace {

constexpr float kTurn = 6.2831853F;
/// A player reaches for his hand from the start squares at most so far from his seat, in radians.
constexpr float kNearSeat = 0.9F;
/// On the diagonals left and right go along the circuit, up and down across it.
constexpr float kTie = 0.001F;

Place squareAt(int square) { return {play::kCircuitArea, static_cast<std::uint16_t>(square), 0}; }

}  // namespace

Cursor::Cursor(int players, int squares, int hand, std::vector<Place> stops)
    : players_(players), squares_(squares), hand_(hand), stops_(std::move(stops)) {
    for (int colour = 0; colour < rules::kColours; ++colour) stops_.push_back(squareAt(startOf(colour)));
    std::sort(stops_.begin(), stops_.end());
    stops_.erase(std::unique(stops_.begin(), stops_.end()), stops_.end());
}

int Cursor::startOf(int colour) const { return colour * squares_ / rules::kColours; }

float Cursor::yawOf(int square) const {
    // Each of four players sits before his start square, each of two between those of two colours.
    const float first = players_ == 2 ? -kTurn / 8 : 0.0F;
    return first - kTurn * static_cast<float>(square) / static_cast<float>(squares_);
}

float Cursor::seatYaw() const { return -kTurn * static_cast<float>(hand_) / static_cast<float>(players_); }

Cursor::Way Cursor::wayOf(float yaw, int dx, int dy) {
    const auto x = static_cast<float>(dx);
    const auto y = static_cast<float>(dy);
    const float clockwise = -x * std::cos(yaw) - y * std::sin(yaw);
    const float inwards = -x * std::sin(yaw) + y * std::cos(yaw);
    if (std::abs(clockwise) + (dx != 0 ? kTie : -kTie) > std::abs(inwards))
        return clockwise > 0 ? Way::Clockwise : Way::Counter;
    return inwards > 0 ? Way::In : Way::Out;
}

int Cursor::nearestColour(int square) const {
    const int quarter = squares_ / rules::kColours;
    return (square + quarter / 2) / quarter % rules::kColours;
}

const Place* Cursor::stopIn(int area, int first, int last) const {
    const auto inRange = [&](const Place& place) {
        return place.area == area && place.spot >= std::min(first, last) &&
               place.spot <= std::max(first, last);
    };
    if (first <= last) {
        const auto found = std::find_if(stops_.begin(), stops_.end(), inRange);
        return found == stops_.end() ? nullptr : &*found;
    }
    const auto found = std::find_if(stops_.rbegin(), stops_.rend(), inRange);
    return found == stops_.rend() ? nullptr : &*found;
}

Place Cursor::next(Place from, int dx, int dy) const {
    if (dx == 0 && dy == 0) return from;
    // Left behind on another player's cards: back to one's own.
    if (const auto hand = play::handOf(from);
        hand && *hand != hand_ && !std::binary_search(stops_.begin(), stops_.end(), from))
        return handNear(hand_ * rules::kColours / players_, squareAt(startOf(hand_)));
    if (play::handOf(from)) return fromHand(from, wayOf(seatYaw(), dx, dy));
    if (from.area == play::kCircuitArea) return fromCircuit(from, wayOf(yawOf(from.spot), dx, dy));
    if (from.area == play::kBaseArea)
        return fromBase(from, wayOf(yawOf(startOf(from.spot / rules::kBaseCells)), dx, dy));
    if (from.area == play::kPocketArea)
        return fromPocket(from, wayOf(yawOf(startOf(from.spot / rules::kPawnsEach)), dx, dy));
    return squareAt(startOf(hand_));
}

Place Cursor::alongCircuit(int square, bool clockwise) const {
    const int last = squares_ - 1;
    const Place* found = clockwise    ? stopIn(play::kCircuitArea, std::min(square + 1, squares_), squares_)
                         : square > 0 ? stopIn(play::kCircuitArea, square - 1, 0)
                                      : nullptr;
    if (found == nullptr)
        found = clockwise ? stopIn(play::kCircuitArea, 0, last) : stopIn(play::kCircuitArea, last, 0);
    return *found;
}

Place Cursor::fromCircuit(Place from, Way way) const {
    if (way == Way::Clockwise || way == Way::Counter) return alongCircuit(from.spot, way == Way::Clockwise);
    const int colour = nearestColour(from.spot);
    if (way == Way::In) {
        const int first = colour * rules::kBaseCells;
        const Place* const cell = stopIn(play::kBaseArea, first, first + rules::kBaseCells - 1);
        return cell ? *cell : from;
    }
    const int first = colour * rules::kPawnsEach;
    const Place* const pocket = stopIn(play::kPocketArea, first, first + rules::kPawnsEach - 1);
    return pocket ? *pocket : handNear(colour, from);
}

Place Cursor::fromBase(Place from, Way way) const {
    const int colour = from.spot / rules::kBaseCells;
    const int first = colour * rules::kBaseCells;
    const int last = first + rules::kBaseCells - 1;
    if (way == Way::In) {
        const Place* const deeper = from.spot < last ? stopIn(play::kBaseArea, from.spot + 1, last) : nullptr;
        return deeper ? *deeper : from;
    }
    if (way == Way::Out) {
        const Place* const nearer =
            from.spot > first ? stopIn(play::kBaseArea, from.spot - 1, first) : nullptr;
        return nearer ? *nearer : squareAt(startOf(colour));
    }
    return alongCircuit(startOf(colour), way == Way::Clockwise);
}

Place Cursor::fromPocket(Place from, Way way) const {
    const int colour = from.spot / rules::kPawnsEach;
    if (way == Way::In) return squareAt(startOf(colour));
    if (way == Way::Out) return handNear(colour, from);
    return alongCircuit(startOf(colour), way == Way::Clockwise);
}

/// The cards lie along the rim of the table, the first one on the player's left, so clockwise of the others.
Place Cursor::fromHand(Place from, Way way) const {
    const int slot = from.spot;
    if (way == Way::Counter) {
        const Place* const right = stopIn(from.area, slot + 1, rules::kMostHeld);
        return right ? *right : from;
    }
    if (way == Way::Clockwise) {
        const Place* const left = slot > 0 ? stopIn(from.area, slot - 1, 0) : nullptr;
        return left ? *left : from;
    }
    if (way == Way::Out) return from;
    const auto away = [&](const Place& place) { return std::cos(yawOf(place.spot) - seatYaw()); };
    Place best = squareAt(startOf(hand_));
    for (const Place& stop : stops_)
        if (stop.area == play::kCircuitArea && away(stop) > away(best) + kTie) best = stop;
    return best;
}

Place Cursor::handNear(int colour, Place otherwise) const {
    const float away = std::cos(yawOf(startOf(colour)) - seatYaw());
    if (away < std::cos(kNearSeat)) return otherwise;
    const Place* const card = stopIn(play::handArea(hand_), 0, rules::kMostHeld);
    return card ? *card : otherwise;
}

}  // namespace tactik::table
