#pragma once

#include "ui/kit/Context.h"

namespace ui::kit {

/// How far (0 to 1) an item has gone towards being hovered, chosen or whatever `on` says. Kept by ImGui in
/// the window's storage; asks for another frame while it moves.
[[nodiscard]] float eased(Context& ui, ImGuiID item, bool on, float seconds = 0.12F);

}  // namespace ui::kit
