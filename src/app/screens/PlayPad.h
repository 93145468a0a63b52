#pragma once

#include <SDL.h>

#include <glm/vec2.hpp>
#include <optional>
#include <vector>

#include "app/Actions.h"
#include "scene/OrbitCamera.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Gamepad;
class TableSession;

/// The gamepad at the table. Buttons do what the table of actions says; a direction that is held moves the
/// cursor on and on, the right stick turns the camera, the triggers zoom.
class PlayPad {
  public:
    /// What a button does now; nothing for one without a meaning. Those that undo and redo vary what is in
    /// the hand instead, while something is.
    [[nodiscard]] static std::optional<Action> actionOf(Uint8 button, const TableSession& table);
    /// Once a simulation step. `walks`: directions walk through a panel, not over the table.
    void update(float seconds, const Gamepad& pad, TableSession& table, bool walks);
    /// The right stick turns the camera, the triggers zoom.
    static void turnCamera(float seconds, const Gamepad& pad, scene::OrbitCamera& camera);
    /// The view from above, or back again.
    void toggleView(TableSession& table);

  private:
    glm::ivec2 way_{0};
    float untilStep_ = 0;  ///< seconds
    bool above_ = false;
};

/// The buttons that a player needs now.
[[nodiscard]] std::vector<ui::screens::ButtonHint> padHints(const ui::kit::Context& ui,
                                                            const TableSession& table);

}  // namespace app
