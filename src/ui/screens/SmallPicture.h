#pragma once

#include <imgui.h>

#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// A position as a small drawing: areas that are painted one over the other; x and y go from 0 to 1, y
/// downwards.
struct SmallPicture {
    struct Area {
        std::vector<ImVec2> corners = {};  ///< of a convex area, all around
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Area> areas = {};
};

/// Draws it in the middle of `room`, as large as fits.
void drawSmallPicture(const kit::Context& ui, const SmallPicture& picture, const kit::Rect& room);

}  // namespace ui::screens
