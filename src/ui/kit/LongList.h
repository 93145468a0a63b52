#pragma once

#include <functional>

#include "ui/kit/Context.h"

namespace ui::kit {

/// Where the rows of a list begin, in pixels below its beginning.
struct RowPlaces {
    int count = 0;
    std::function<float(int row)> top = {};  ///< ascending; `count` gives the end of the list
};
/// Rows of the same height, in pixels.
[[nodiscard]] RowPlaces equalRows(int count, float height);

/// Draws a list in a part that scrolls: the rows in sight, one more on each side, and the row with the
/// keyboard's focus wherever the list is scrolled to. So keys and d-pad move the focus through the whole
/// list, and thousands of rows take no more time than a few. `draw` draws a row, of the height that its place
/// says, at the cursor; it is called from the top to the bottom. `name`, if given, calls nameItem() for a row
/// that is not drawn, so that scripts find it.
void drawRows(Context& ui, const RowPlaces& rows, const std::function<void(int row)>& draw,
              const std::function<void(int row)>& name = {});

}  // namespace ui::kit
