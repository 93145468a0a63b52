#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::kit {

/// The range and step of the numbers that a field can have.
struct Range {
    double minimum = 0;
    double maximum = 1;
    double step = 1;
};

/// The number of the range's steps that is nearest to `value`.
[[nodiscard]] double snapped(const Range& range, double value);

/// The height of toggle() in pixels.
[[nodiscard]] float toggleHeight(const Context& ui);
/// A switch. Returns whether the player turned it.
[[nodiscard]] bool toggle(Context& ui, const char* id, bool& on);

/// A number between a minus and a plus button. `shown` is the text in the middle; if it is empty, the number
/// itself is shown. Returns whether the value changed.
[[nodiscard]] bool stepper(Context& ui, const char* id, const Range& range, double& value, float width,
                           const std::string& shown = {});

/// A slider with its value on the right. Returns whether the value changed.
[[nodiscard]] bool slider(Context& ui, const char* id, const Range& range, double& value, float width,
                          const std::string& shown = {});

/// Gives the keyboard to the field drawn next, whichever window has it now. It has it some frames later.
void focusNextField(Context& ui);

/// Tab does not lead to the fields in its scope, so that the program can use it.
class WithoutTab {
  public:
    WithoutTab();
    ~WithoutTab();
    WithoutTab(const WithoutTab&) = delete;
    WithoutTab& operator=(const WithoutTab&) = delete;
};

/// Keeps Page up and Page down from moving the focus while the item drawn last is active, so that the program
/// can use them.
void keepPageKeys();

/// A line to write in. Returns whether the text changed.
[[nodiscard]] bool textField(Context& ui, const char* id, std::string& text, const char* hint, float width);
/// The same for a password: its letters are neither shown nor read aloud.
[[nodiscard]] bool secretField(Context& ui, const char* id, std::string& text, float width);

/// Lines of text, wrapped at the width. The player can edit them after pressing the area, or at once if
/// `write` is true; the cursor begins after the text. Enter ends the editing, ctrl+Enter begins a new line.
/// `size` in pixels. Returns whether the text changed.
[[nodiscard]] bool textArea(Context& ui, const char* id, std::string& text, const char* hint, ImVec2 size,
                            bool write = false);

}  // namespace ui::kit
