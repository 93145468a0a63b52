#pragma once

#include <optional>
#include <string>

#include "ui/kit/Rect.h"

namespace ui::kit {

struct Context;

/// A text that the system's input method composes and that is not in the field yet.
struct Composition {
    std::string text = {};
    int cursor = 0;  ///< number of characters before the cursor; one beyond the text means its end
};

/// The caret of the text field that has the keyboard, in pixels; nothing without one. Call after the fields
/// are drawn.
[[nodiscard]] std::optional<Rect> textCaret();

/// Draws the composition over the field that has the keyboard, underlined, at the caret. Does nothing without
/// a field or text. Call after the fields are drawn.
void drawComposition(Context& ui, const Composition& composition);

}  // namespace ui::kit
