#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::kit {

/// A range of numbers that a field walks in steps.
struct Range {
    double minimum = 0;
    double maximum = 1;
    double step = 1;
};

/// The nearest number of the range's steps.
[[nodiscard]] double snapped(const Range& range, double value);

/// A switch. Answers whether it was turned.
[[nodiscard]] float toggleHeight(const Context& ui);
[[nodiscard]] bool toggle(Context& ui, const char* id, bool& on);

/// Minus, value, plus. `shown` is what stands in the middle; empty = the number. Answers whether it changed.
[[nodiscard]] bool stepper(Context& ui, const char* id, const Range& range, double& value, float width,
                           const std::string& shown = {});

/// A slider with its value on the right. Answers whether it changed.
[[nodiscard]] bool slider(Context& ui, const char* id, const Range& range, double& value, float width,
                          const std::string& shown = {});

/// The field drawn next gets the keyboard, whichever window has it now.
void focusNextField();

/// Page up and Page down are the program's while the item drawn last is active, and do not move the focus.
void keepPageKeys();

/// A line to write in. Answers whether the text changed.
[[nodiscard]] bool textField(Context& ui, const char* id, std::string& text, const char* hint, float width);

/// Lines to read, broken at the width, that are written in once they are pressed, or at once with `write`.
/// Enter ends it, ctrl+Enter begins a new line. Size in pixels. Answers whether the text changed.
[[nodiscard]] bool textArea(Context& ui, const char* id, std::string& text, const char* hint, ImVec2 size,
                            bool write = false);

}  // namespace ui::kit
