#pragma once

#include <vector>

#include "game/Place.h"

namespace tactik::table {

/// The keyboard's cursor on the round board: along the circuit it goes from stop to stop, from there inwards
/// to the base of the nearest colour, and outwards to its pocket and to the player's hand. Directions are
/// those of the first player's chair.
class Cursor {
  public:
    /// `hand`: whose cards are among the stops. The start squares are stops, whatever `stops` has, so that
    /// every stop can be reached from every other one.
    Cursor(int players, int squares, int hand, std::vector<game::Place> stops);

    /// The next stop in a direction, x to the right and y away from that chair; the same place if there is
    /// none.
    [[nodiscard]] game::Place next(game::Place from, int dx, int dy) const;

  private:
    /// The angle of a square, or of a seat, as a camera's yaw.
    [[nodiscard]] float yawOf(int square) const;
    [[nodiscard]] float seatYaw() const;
    /// How a direction lies at a place that is seen at this yaw from the middle.
    enum class Way { Clockwise, Counter, In, Out };
    [[nodiscard]] static Way wayOf(float yaw, int dx, int dy);

    [[nodiscard]] int startOf(int colour) const;
    /// The colour whose start square is nearest.
    [[nodiscard]] int nearestColour(int square) const;
    [[nodiscard]] game::Place alongCircuit(int square, bool clockwise) const;
    [[nodiscard]] game::Place fromCircuit(game::Place from, Way way) const;
    [[nodiscard]] game::Place fromBase(game::Place from, Way way) const;
    [[nodiscard]] game::Place fromPocket(game::Place from, Way way) const;
    [[nodiscard]] game::Place fromHand(game::Place from, Way way) const;
    /// The first stop of the hand if the player sits near this colour's start, else `otherwise`.
    [[nodiscard]] game::Place handNear(int colour, game::Place otherwise) const;
    /// The first stop of an area from one spot to another, upwards or downwards; null if there is none.
    [[nodiscard]] const game::Place* stopIn(int area, int first, int last) const;

    int players_;
    int squares_;
    int hand_;
    std::vector<game::Place> stops_;
};

}  // namespace tactik::table
