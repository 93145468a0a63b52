#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Press.h"

namespace ui::kit {

/// Primary: brass, the one thing to do here. Secondary: wood. Menu: wide, its text on the left. Plain: no
/// face until the pointer comes.
enum class ButtonKind { Primary, Secondary, Menu, Plain };

/// Texts are already translated. Widths and heights in pixels; 0 = as the text needs, below 0 = all the room
/// left.
struct ButtonSpec {
    const char* id = "##button";
    const char* label = "";
    const char* icon = "";
    const char* tooltip = "";
    const char* action = "";  ///< whose key does the same: the tooltip names that key
    ButtonKind kind = ButtonKind::Secondary;
    float width = 0;
    float height = 0;
    bool enabled = true;
    bool chosen = false;
    bool focusFirst = false;  ///< where the keyboard begins
};

/// Pixels that a button of this kind is high.
[[nodiscard]] float buttonHeight(const Context& ui, ButtonKind kind = ButtonKind::Secondary);

/// Pixels that the button needs for its text.
[[nodiscard]] float buttonWidth(const Context& ui, const ButtonSpec& spec);

[[nodiscard]] bool button(Context& ui, const ButtonSpec& spec);

/// The wooden or brass face of a button, for widgets that write something else on it.
void drawFace(Context& ui, const Press& press, ButtonKind kind, bool chosen);

}  // namespace ui::kit
