#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The head of a column by which a list can be sorted.
struct ListHead {
    std::string label = {};  ///< already translated
    float width = 0;         ///< pixels
    bool sorts = false;      ///< the list is sorted by it
    bool ascending = true;
};

/// Draws it as an item, with an arrow that shows the direction. Returns whether it was pressed.
[[nodiscard]] bool drawListHead(kit::Context& ui, const ListHead& head);

}  // namespace ui::screens
