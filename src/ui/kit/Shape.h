#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

#include "ui/kit/Rect.h"

namespace ui::kit {

/// A small picture of filled outlines, for what no icon font has. Points are in the unit square, y downwards;
/// each outline is convex and runs clockwise as seen. `light` multiplies the colour, so that a solid can show
/// its faces.
struct Outline {
    std::vector<ImVec2> points;
    float light = 1;
};
using Shape = std::vector<Outline>;

/// A low slab lying down, seen from a little above.
[[nodiscard]] Shape lyingSlab();
/// The same slab stood on its edge.
[[nodiscard]] Shape standingSlab();
/// A turned piece: foot, waist and a round head.
[[nodiscard]] Shape turnedPiece();

/// Fills the largest square in the middle of `area`; a thin line in the colour of the rim goes around each
/// outline, so that a dark piece shows on dark wood.
void drawShape(ImDrawList& canvas, const Rect& area, const Shape& shape, const ImVec4& color,
               const ImVec4& rim);

}  // namespace ui::kit
