#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// What the pointer, keys or pad do with an area that can be pressed.
struct Press {
    Rect area;
    ImGuiID id = 0;
    bool visible = false;
    bool pressed = false;
    bool held = false;
    bool hovered = false;
    bool focused = false;  ///< by keyboard or pad, and shown
    float warmth = 0;      ///< eased 0 to 1: hovered or focused

    explicit operator bool() const { return pressed; }
};

/// Takes an area of this size at the cursor as an item that can be pressed. Draws only the frame of the
/// keyboard's focus; every button of the kit is built on it.
[[nodiscard]] Press pressable(Context& ui, const char* id, ImVec2 size, bool repeat = false);

/// Tells scripts where the item drawn last is, by the text that players know it by; of several with the same
/// text the last has it alone, and the first nine have it with "#1", "#2" … added.
void nameItem(Context& ui, const std::string& label);

}  // namespace ui::kit
