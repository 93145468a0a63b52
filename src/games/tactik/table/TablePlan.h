#pragma once

#include <array>
#include <vector>

#include "game/View.h"
#include "games/tactik/play/Pieces.h"
#include "scene/Pose.h"

/// Measures of the table, in metres.
namespace tactik::table {

inline constexpr float kCircuitRadius = 0.1760F;  ///< of the middles of the squares
inline constexpr float kUsualPitch = 0.01728F;    ///< between squares, on a circuit of 64
inline constexpr float kBoardRadius = 0.2135F;
inline constexpr float kBoardHeight = 0.0180F;
inline constexpr float kHoleRadius = 0.0050F;
inline constexpr float kHoleDepth = 0.0034F;
inline constexpr float kFirstCell = 0.0190F;     ///< from a start square to the first cell of its base
inline constexpr float kCellPitch = 0.0168F;     ///< from one cell of a base to the next
inline constexpr float kPocketRadius = 0.1975F;  ///< of the middles of the pockets' hollows
inline constexpr float kHollowPitch = 0.0178F;   ///< from one hollow of a pocket to the next
inline constexpr float kPileAside = 0.0285F;     ///< from the middle to that of the stock, or of the pile

inline constexpr float kCardWidth = 0.0460F;
inline constexpr float kCardLength = 0.0660F;
inline constexpr float kCardThickness = 0.00050F;

/// The rack in which a hand of cards stands.
inline constexpr float kRackHeight = 0.0090F;
inline constexpr float kRackDepth = 0.0150F;
inline constexpr float kCardLean = 0.88F;  ///< radians from lying on the table to how cards stand there
/// The same for cards that are read from all sides; just so high that they clear the board's rim.
inline constexpr float kOpenLean = 0.34F;

/// Where everything is on a table for a given number of players, with a circuit of a given number of squares.
/// Clockwise, seen from above, player after player and square after square. Of four players, each sits before
/// the start square of his colour; of two, each sits between the start squares of two colours.
class TablePlan {
  public:
    /// `cardLean`: radians by which cards of a hand are raised from lying on the table. `readers`: the
    /// players whose cards somebody reads from their side of the table; none: all.
    TablePlan(int players, int squares, float cardLean = kCardLean, const std::vector<int>& readers = {});

    [[nodiscard]] int players() const { return players_; }
    [[nodiscard]] int squares() const { return squares_; }
    /// From one square of the circuit to the next, along it.
    [[nodiscard]] float pitch() const;
    /// A factor for the size of the pawns, which stand closer on a longer circuit.
    [[nodiscard]] float pawnSize() const { return pitch() / kUsualPitch; }
    [[nodiscard]] float cardLean() const { return cardLean_; }
    /// Slots of a hand.
    [[nodiscard]] int slots() const { return rules::handSize(players_); }
    /// From one card of a hand to the next.
    [[nodiscard]] float slotPitch() const;
    /// The distance of the cards' feet from the middle of the table. Where they are read, it is so far that a
    /// seated player sees his pocket, or if it is not before him, the circuit, above his cards; elsewhere
    /// they stand close to the board, so that all comes nearer to the eye.
    [[nodiscard]] float rackDistance(int player) const;
    /// The longest one that there can be.
    [[nodiscard]] float farthestRack() const;
    /// The length of a rack.
    [[nodiscard]] float rackLength() const { return slotPitch() * static_cast<float>(slots()) + 0.016F; }

    /// The direction of a square, or of a colour's start square, base and pocket, as a camera's yaw.
    [[nodiscard]] float yawOf(int square) const;
    [[nodiscard]] float yawOf(rules::Colour colour) const;
    /// The middle of a cell's distance from that of the table; cells count from 1.
    [[nodiscard]] static float radiusOfCell(int cell) {
        return kCircuitRadius - kFirstCell - kCellPitch * static_cast<float>(cell - 1);
    }
    /// The side at which a player sits, as a camera's yaw.
    [[nodiscard]] float seatYaw(int player) const;

    /// The middle of a place, on the surface that pieces stand or lie on. A pose of a hand is that of a card
    /// that faces its owner, and of a whole hand that of its rack on the table; the others are turned towards
    /// the rim of the board.
    [[nodiscard]] scene::Pose poseOf(game::Place place) const;

  private:
    [[nodiscard]] scene::Pose handPose(int player, int slot) const;
    int players_;
    int squares_;
    float cardLean_;
    std::array<bool, rules::kColours> reads_{};  ///< by player
};

/// The table of a game, where these players read their cards at their places (none: all), or of a position
/// that is set up, where all players read all hands.
[[nodiscard]] TablePlan planFor(const game::View& view, const std::vector<game::PlayerId>& readers = {});

/// A point at this distance from the middle of the table, in the direction of a camera's yaw.
[[nodiscard]] glm::vec3 around(float yaw, float radius, float height);
[[nodiscard]] glm::quat turned(float yaw);

}  // namespace tactik::table
