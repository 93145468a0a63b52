#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scene/SignShapes.h"
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// A number on a place of the table: the pieces of a pile that would lie there.
struct CountView {
    enum class Kind : std::uint8_t { Stays, PutDown, Proposed };
    std::string text = {};
    Kind kind = Kind::Stays;
    ImVec2 at{0, 0};  ///< pixels
};
/// A word over a place of the table, about an engine's idea there.
struct IdeaLabel {
    std::string text = {};
    ImVec2 at{0, 0};  ///< pixels
    bool strong = false;
    bool counted = false;   ///< a number is drawn on the same place, above the word
    bool centered = false;  ///< the middle of the word is at `at`, and not below it
};
/// A sentence about a player, such as how near he is to winning, beside the sign that stands for the player
/// on the table.
struct ProspectView {
    std::string text = {};  ///< already translated
    ImVec4 color{1, 1, 1, 1};
    std::optional<scene::SignShape> sign = {};  ///< empty: the sentence is about no player
};

/// Draws numbers over the table and under all panels.
void drawCounts(kit::Context& ui, const std::vector<CountView>& counts);
/// The same for the words of ideas.
void drawIdeaLabels(kit::Context& ui, const std::vector<IdeaLabel>& labels);
/// The width of each sentence with its sign, in units.
[[nodiscard]] std::vector<float> prospectWidths(const kit::Context& ui,
                                                const std::vector<ProspectView>& prospects);
/// Draws them in as many rows as the area has room for. Where there is too little room, long ones are cut, so
/// that no player is left out.
void drawProspects(kit::Context& ui, const std::vector<ProspectView>& prospects, const kit::Rect& area);

/// Moves the points as little as necessary so that any two of them are at least `distance` apart; pixels.
[[nodiscard]] std::vector<ImVec2> movedApart(std::vector<ImVec2> points, float distance);

}  // namespace ui::screens
