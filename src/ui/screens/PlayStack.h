#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Shape.h"

namespace ui::screens {

/// A list of the pieces of a stack, drawn beside its square so that each of them is visible.
struct StackView {
    struct Layer {
        kit::Shape shape;
        ImVec4 color;
        bool canBeLifted = false;
    };
    std::vector<Layer> layers = {};  ///< from the top; empty: no stack is open
    ImVec2 at{0, 0};                 ///< pixels: the stack's place in the picture
    std::string limit = {};          ///< text of the line below the last piece that can be lifted
};

/// Draws the pieces of the opened stack as a fan beside its square, inside the board's part of the screen.
void drawStackFan(kit::Context& ui, const StackView& stack, const kit::Rect& board);

}  // namespace ui::screens
