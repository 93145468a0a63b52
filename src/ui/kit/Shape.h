#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

#include "ui/kit/Rect.h"

namespace ui::kit {

/// A small picture made of filled outlines, for symbols that no icon font has. Points have coordinates from 0
/// to 1, y downwards; each outline is convex and runs clockwise on the display. `light` multiplies the
/// colour, so that the faces of a solid differ in brightness.
struct Outline {
    std::vector<ImVec2> points;
    float light = 1;
    bool rimmed = true;  ///< a thin line surrounds it
};
using Shape = std::vector<Outline>;

/// A low slab that lies, seen from a little above.
[[nodiscard]] Shape lyingSlab();
/// The same slab, standing on its edge.
[[nodiscard]] Shape standingSlab();
/// A rough block that stands upright.
[[nodiscard]] Shape standingBlock();
/// A rounded boulder with a level foot.
[[nodiscard]] Shape dome();
/// A round tower with a rim.
[[nodiscard]] Shape tower();
/// A piece as from a lathe: foot, waist and a round head.
[[nodiscard]] Shape turnedPiece();

/// The area that drawShape() covers in `area`.
[[nodiscard]] Rect extentOf(const Rect& area, const Shape& shape);
/// Fills the middle of `area`. Thin lines in the colour of the rim make a dark piece visible on a dark panel.
void drawShape(ImDrawList& canvas, const Rect& area, const Shape& shape, const ImVec4& color,
               const ImVec4& rim);

}  // namespace ui::kit
