#pragma once

#include <imgui.h>

#include <array>
#include <optional>
#include <string>

#include "ui/kit/Rect.h"
#include "ui/screens/ActionButton.h"

namespace ui::screens {

/// The lines of the inks, in their order.
enum class InkLine { Whole, Double, Dashes, Dots };
inline constexpr int kInkLines = 4;

/// The tools for drawing on the table.
struct SketchView {
    std::array<ImVec4, kInkLines> colors = {};  ///< of the inks
    std::string caption = {};                   ///< a sentence about what to do or what was done, translated
};

/// Draws the inks, each with its own line, and the buttons beside them, in the lower middle of the room.
[[nodiscard]] std::optional<Act> drawSketchTools(kit::Context& ui, const SketchView& view,
                                                 const ActionStates& states, const kit::Rect& room);

}  // namespace ui::screens
