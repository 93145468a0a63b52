#pragma once

/// The pace of a calm hand that moves pieces: seconds at speed 1, for one piece, and metres.
namespace scene::pace {

inline constexpr float kLift = 0.24F;
inline constexpr float kStep = 0.20F;    // from one place to the next
inline constexpr float kTurn = 0.42F;    // turning a lying piece over
inline constexpr float kLag = 0.0035F;   // delay of each lifted piece after the one below it
inline constexpr float kAfter = 0.022F;  // between pieces that are left on the same place

inline constexpr float kClearance = 0.012F;  // between the lifted pieces and obstacles below
inline constexpr float kFullLift = 0.03F;    // the height that takes the full kLift
inline constexpr float kStride = 0.005F;     // how far a hand rises from place to place
inline constexpr float kLean = 0.05F;        // radians by which a piece lags behind the fingers

}  // namespace scene::pace
