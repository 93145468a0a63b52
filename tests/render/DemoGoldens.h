#pragma once

#include "support/GoldenImage.h"

namespace demo {

/// The size at which the demo scene is drawn for its goldens.
inline constexpr int kWidth = 640;
inline constexpr int kHeight = 360;

/// A picture in motion, pixel by pixel where pieces stand close together: antialiased edges, and shadows from
/// few samples.
inline const support::Golden kMovingGolden{.name = "render/demo-moving", .part = {200, 78, 320, 192}};
/// A whole picture at rest: its light, materials and soft shadows.
inline const support::Golden kStillGolden{.name = "render/demo-still", .shrink = 2};

}  // namespace demo
