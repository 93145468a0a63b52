#pragma once

#include <cmath>
#include <glm/gtc/constants.hpp>

/// The measures of OrbitCamera and TableFit: angles in radians, lengths in metres, times in seconds.
namespace scene::orbit {

// A longer lens than that of a low view: the far side of the table is larger, and the part of the picture for
// the table is filled better.
inline constexpr float kHomeFov = 0.30F;
// So long that heights of ten centimetres displace nothing by more than a hundredth.
inline constexpr float kDiagramFov = 0.03F;
inline constexpr float kSeatFov = 0.61F;        // 35°: a table seen from a chair
inline constexpr float kSeatHomePitch = 0.80F;  // the distance of low views is that of a home with this pitch
inline constexpr float kLookedAt = 0.035F;      // metres above the table: pieces there fill the upper half
inline constexpr float kFill = 0.995F;          // of the part of the picture for the table
// Of the free height in the picture, the share below the table: the room behind it is worth more than its
// near edge.
inline constexpr float kBelow = 0.3F;
inline constexpr float kCentered = 0.5F;
inline constexpr float kFarthest = 12;  // metres from the target
inline constexpr float kLowest = 0.14F;
inline constexpr float kTop = glm::half_pi<float>() - 0.002F;
inline constexpr float kFollow = 14.0F;  // per second: how fast the camera catches up
inline constexpr float kSeatPitch = 0.42F;
inline constexpr float kSeatNearness = 0.93F;  // of the distance at home
// How pieces are beheld that decided a game.
inline constexpr float kBeholdPitch = 0.58F;
inline constexpr float kBeholdYaw = 0.20F;
inline constexpr float kBeholdFill = 0.80F;     // of the part of the picture for the table
inline constexpr float kBeholdNearest = 0.62F;  // of the distance at home
inline constexpr float kBeholdFarthest = 3;
inline constexpr float kShowPitch = 0.40F;
inline constexpr float kShowYaw = 0.42F;
inline constexpr float kPreview = 0.5F;  // of the picture's width: narrower parts show the whole table
inline constexpr float kByKey = 0.6F;    // seconds from one view to another
// While the camera turns around the table, it moves away and up a little, like a person who walks around it.
inline constexpr float kStepBack = 0.07F;   // of the distance, for half a turn
inline constexpr float kStandUp = 0.09F;    // radians, for half a turn
inline constexpr float kBeside = 0.25F;     // of the field's radius: so near a thing belongs to a point
inline constexpr float kAttention = 0.38F;  // of the way to the point of attention
// Breathing: too little for its motion to be noticed.
inline constexpr float kSwayYaw = 0.011F;    // radians
inline constexpr float kSwayPitch = 0.006F;  // radians
inline constexpr float kSwayDistance = 0.005F;
inline constexpr float kBreathIn = 0.4F;   // per second: how fast it begins
inline constexpr float kBreathOut = 1.2F;  // and ends

/// The same direction as `yaw`, at most half a turn from `other`. Between opposite seats the camera goes
/// there and back instead of always onwards.
inline float near(float yaw, float other) {
    const float turns = (other - yaw) / glm::two_pi<float>();
    return yaw + std::copysign(std::floor(std::abs(turns) + 0.4999F), turns) * glm::two_pi<float>();
}

}  // namespace scene::orbit
