#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// The state of an item that can be pressed by pointer, key or gamepad.
struct Press {
    Rect area;
    ImGuiID id = 0;
    bool visible = false;
    bool pressed = false;
    bool held = false;
    bool hovered = false;
    bool focused = false;  ///< by keyboard or gamepad, and the focus is visible
    float emphasis = 0;    ///< eased 0 to 1: hovered or focused

    explicit operator bool() const { return pressed; }
};

struct PressHow {
    bool repeat = false;  ///< presses repeat while the item is held down
    /// The keyboard's focus can be on it while it is disabled, since its tooltip then says why.
    bool saysWhyNot = false;
};

/// Takes an area of this size at the cursor as an item that can be pressed. Draws only the frame of the
/// keyboard's focus; every button of the kit uses it. Keys press a disabled item, too: whoever disables it
/// ignores that.
[[nodiscard]] Press pressable(Context& ui, const char* id, ImVec2 size, const PressHow& how = {});

/// Tells scripts the place of the item drawn last, under the text that players see on it (Labels.h). One that
/// a script looks for is scrolled into sight.
void nameItem(Context& ui, const std::string& label);

}  // namespace ui::kit
