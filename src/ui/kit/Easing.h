#pragma once

#include "ui/kit/Context.h"

namespace ui::kit {

/// The eased progress of an item's transition, 0 to 1: towards 1 while `on` is true, else towards 0, in
/// `seconds` for the whole way. ImGui keeps it in the window's storage. Asks for another frame while the
/// value changes.
[[nodiscard]] float eased(Context& ui, ImGuiID item, bool on, float seconds = 0.12F);

}  // namespace ui::kit
