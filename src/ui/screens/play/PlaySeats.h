#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// The name of a player, on the table beside his hand.
struct SeatPlate {
    std::string text = {};
    ImVec4 color{1, 1, 1, 1};  ///< of his pieces
    bool toMove = false;
    ImVec2 at{0, 0};        ///< pixels: where it begins
    ImVec2 outwards{0, 0};  ///< from there to its middle, with the length 1; 0: the middle is there
};

/// Draws the plates over the table and under all panels. One that begins in the table's part of the screen is
/// moved so that it stands there whole; others that would have to be moved far are left out.
void drawSeatPlates(kit::Context& ui, const std::vector<SeatPlate>& plates, const kit::Rect& table);

}  // namespace ui::screens
