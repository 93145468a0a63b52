#pragma once

#include "ui/kit/Rect.h"
#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// Where the parts of the play screen stand, pixels. What is closed or not there is empty.
struct PlayLayout {
    bool compact = false;  ///< too small for columns: strips above and below, the moves in a drawer
    bool playersOpen = true;
    bool movesOpen = true;
    kit::Rect players;  ///< wide: the left column; compact: the strip at the top
    kit::Rect hand;     ///< pieces to choose and the move entry; empty under a result
    kit::Rect own;      ///< what only this game shows, below the players; empty in a compact layout
    kit::Rect moves;
    kit::Rect thinking;   ///< above the board; empty unless it is shown
    kit::Rect prospects;  ///< above the board, below what is thought; empty unless they are shown
    kit::Rect forecast;   ///< above the board, below those; the same
    kit::Rect chances;    ///< beside the board, on its left; empty unless they are shown
    kit::Rect hint;       ///< empty where the result takes its room and there is nothing to answer
    kit::Rect coach;      ///< in the room of the hint, or above the result; empty: it says nothing
    kit::Rect result;     ///< below the board, where drawResult() or drawHandOver() stands; else empty
    kit::Rect board;      ///< what stays free
};

/// Whether a display of this size is too small for columns.
[[nodiscard]] bool isCompact(ImVec2 display, float scale);

/// Whether the point is over one of the panels, or nearly.
[[nodiscard]] bool overPanels(const PlayLayout& layout, ImVec2 point, float scale);

/// Lays the play screen out on a display of this size. In a compact one an open drawer of moves takes its
/// part from the board too, so that the table can be shown beside it.
[[nodiscard]] PlayLayout layoutPlay(ImVec2 display, float scale, const PlayModel& model);

}  // namespace ui::screens
