#pragma once

#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace demo {

/// A table, a board with pieces and two trays, made of simple shapes: a typical scene without a game.
struct DemoScene {
    scene::MeshSet meshes;
    scene::DrawList list;
};

/// A plain theme with every material of the scene.
[[nodiscard]] scene::Theme demoTheme();
/// Uses the theme's materials table, board_frame, square_light, square_dark, tray, stone_white, stone_black,
/// inlay.
[[nodiscard]] DemoScene makeDemoScene(const scene::Theme& theme, int width, int height);

}  // namespace demo
