#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/screens/play/PlayMoves.h"

// How the lines of the list of moves are laid out. Parts of drawMoveList().
namespace ui::screens {

// Sizes of the list, in units.
inline constexpr float kTurnHeight = 30;
inline constexpr float kNextTurnLine = 17;  ///< from one line of a turn to the next
inline constexpr float kTurnNumber = 34;    ///< width

/// How a turn is drawn.
struct TurnStyle {
    float padding;       ///< pixels
    bool small;          ///< its letters
    bool quiet = false;  ///< not on the main line
    bool wraps = false;  ///< a long turn has several lines
};
/// How wide the parts of a row on the main line are, in pixels. With more than two players all is smaller.
struct TurnColumns {
    float number;
    float width;
    TurnStyle style;
};
[[nodiscard]] TurnColumns turnColumns(const kit::Context& ui, int count, float width);
/// How the turns of a variation are drawn.
[[nodiscard]] TurnStyle variationStyle(const kit::Context& ui);

/// The text of a turn that has room in the list.
[[nodiscard]] const std::string& shownTurn(const MoveCell& cell);
[[nodiscard]] kit::Face faceOfTurn(const MoveCell& cell, const TurnStyle& style);
/// The lines of a turn in a cell of this width, in pixels.
[[nodiscard]] std::vector<std::string_view> turnLines(const kit::Context& ui, const MoveCell& cell,
                                                      const TurnStyle& style, float width);

/// The places on the lines of a variation, in pixels from the left edge of the list.
struct VariationPlaces {
    float indent = 0;
    float number = 0;  ///< width of the number, on the first line
};
[[nodiscard]] VariationPlaces variationPlaces(const kit::Context& ui, const MoveRow& row, float width);
/// The width of a turn of a variation, at most `room` pixels.
[[nodiscard]] float variationTurnWidth(const kit::Context& ui, const MoveCell& cell, float room);

/// Lays out the list in this width, unless `lines` is its layout already.
void layMoves(const kit::Context& ui, const MoveListView& list, float width, MoveLines& lines);

}  // namespace ui::screens
