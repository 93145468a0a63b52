#pragma once

#include <vector>

#include "game/View.h"
#include "scene/Marks.h"
#include "scene/Theme.h"
#include "ui/game/Presentation.h"

namespace app {

/// The interface's colours in this theme.
[[nodiscard]] ui::kit::Palette paletteOf(const scene::Theme& theme, bool highContrast);

/// Adds signs for the goal that a player is nearest to: what he still needs, and what he already has, in his
/// colour and of this shape.
void addSigns(std::vector<scene::Sign>& signs, const ui::game::Presentation::Prospect& prospect,
              const ImVec4& color, scene::SignShape shape);
/// Adds signs on the places where an announcement is about.
void addAnnounced(std::vector<scene::Sign>& signs, const game::View& view, const scene::Theme& theme);

}  // namespace app
