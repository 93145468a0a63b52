#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Shape.h"

namespace ui::screens {

/// A list of the pieces of a pile, drawn beside its place so that each of them is visible.
struct PileView {
    struct Layer {
        kit::Shape shape;
        ImVec4 color;
        std::string label = {};  ///< written beside the piece; may be empty
        bool canBeLifted = false;
    };
    std::vector<Layer> layers = {};      ///< from the top; empty: no pile is open
    ImVec2 at{0, 0};                     ///< pixels: the pile's place in the picture
    std::vector<kit::Rect> pieces = {};  ///< pixels: where other pieces are seen, which must stay in sight
    std::string limit = {};              ///< text of the line below the last piece that can be lifted
};

/// Draws the pieces of the opened pile as a fan beside its place, or in the corner of the table's part of the
/// screen where it covers fewer pieces: as many as it has room for, the top ones, and then the number of the
/// others.
void drawPileFan(kit::Context& ui, const PileView& pile, const kit::Rect& table);

}  // namespace ui::screens
