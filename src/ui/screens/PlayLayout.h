#pragma once

#include "ui/kit/Rect.h"
#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// The areas of the play screen's parts, in pixels. The area of a part that is closed or absent is empty.
struct PlayLayout {
    bool compact = false;  ///< too small for columns: strips above and below, the moves in a drawer
    bool playersOpen = true;
    bool movesOpen = true;
    kit::Rect players;  ///< wide: the left column; compact: the strip at the top
    kit::Rect hand;     ///< pieces to choose and the move entry; empty while a result is shown
    kit::Rect own;      ///< the game's own panel, below the players; empty in a compact layout
    kit::Rect moves;
    kit::Rect thinking;   ///< above the board; empty unless it is shown
    kit::Rect prospects;  ///< above the board, below `thinking`; empty unless they are shown
    kit::Rect forecast;   ///< above the board, below `prospects`; empty unless it is shown
    kit::Rect chances;    ///< left of the board; empty unless they are shown
    kit::Rect hint;       ///< empty while the result takes its room and the player has nothing to answer
    kit::Rect coach;      ///< in the room of the hint, or above the result; empty while the coach is silent
    kit::Rect result;     ///< below the board, for drawResult() or drawHandOver(); else empty
    kit::Rect board;      ///< the area that is left
};

/// Whether a display of this size is too small for columns.
[[nodiscard]] bool isCompact(ImVec2 display, float scale);

/// Whether the point is on one of the panels, or close to one.
[[nodiscard]] bool overPanels(const PlayLayout& layout, ImVec2 point, float scale);

/// Lays out the play screen on a display of this size. In a compact layout an open drawer of moves reduces
/// the board's area, so that the table is visible beside it.
[[nodiscard]] PlayLayout layoutPlay(ImVec2 display, float scale, const PlayModel& model);

}  // namespace ui::screens
