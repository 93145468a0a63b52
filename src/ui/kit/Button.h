#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Disabled.h"
#include "ui/kit/Press.h"

namespace ui::kit {

/// Primary: of brass, for the main action of a screen. Secondary: of wood. Menu: wide, with its text on the
/// left. Plain: without a background until the pointer is on it.
enum class ButtonKind { Primary, Secondary, Menu, Plain };

/// Texts are already translated. Widths and heights in pixels; 0 fits the text, a negative width takes all
/// the room that is left.
struct ButtonSpec {
    const char* id = "##button";
    const char* label = "";
    const char* icon = "";
    const char* tooltip = "";
    const char* action = "";  ///< the action with the same effect: the tooltip names its key
    ButtonKind kind = ButtonKind::Secondary;
    float width = 0;
    float height = 0;
    const char* disabled = "";  ///< why it cannot be pressed; empty: it can
    bool chosen = false;
    bool playersWords =
        false;                ///< a player wrote the label of this menu entry: it is cut where it is too long
    bool focusFirst = false;  ///< the keyboard's focus begins at this button
    /// The focus goes to it if it appears in the place of the item that had it: for the answer to a question
    /// that loses nothing.
    bool takesLostFocus = false;
};

/// The height in pixels of a button of this kind.
[[nodiscard]] float buttonHeight(const Context& ui, ButtonKind kind = ButtonKind::Secondary);

/// The width in pixels that the button needs for its text.
[[nodiscard]] float buttonWidth(const Context& ui, const ButtonSpec& spec);

/// Draws a button as an item. Returns whether it was pressed.
[[nodiscard]] bool button(Context& ui, const ButtonSpec& spec);

/// Draws the wooden or brass background of a button, for widgets that draw their own content on it.
void drawFace(Context& ui, const Press& press, ButtonKind kind, bool chosen);

}  // namespace ui::kit
