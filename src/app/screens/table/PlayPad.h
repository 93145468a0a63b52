#pragma once

#include <SDL.h>

#include <glm/vec2.hpp>
#include <optional>
#include <vector>

#include "app/input/Actions.h"
#include "scene/camera/OrbitCamera.h"
#include "ui/screens/play/PlayHint.h"

namespace app {

class Gamepad;
class TableSession;

/// The gamepad at the table. Buttons trigger the actions of the table of actions. A held direction moves the
/// cursor repeatedly, the right stick turns the camera, and the triggers zoom.
class PlayPad {
  public:
    /// The action of a button; nullopt if it has none. While pieces are in the hand, the buttons for undo and
    /// redo choose their variants instead.
    [[nodiscard]] static std::optional<Action> actionOf(Uint8 button, const TableSession& table);
    /// Whether it moves the cursor or picks; a panel over the table handles these itself.
    [[nodiscard]] static bool walks(Action action) {
        return action >= Action::CursorLeft && action <= Action::Pick;
    }
    /// Call once a simulation step. `walks`: directions move through a panel instead of over the table.
    void update(float seconds, const Gamepad& pad, TableSession& table, bool walks);
    /// Turns the camera by the right stick and zooms by the triggers.
    static void turnCamera(float seconds, const Gamepad& pad, scene::OrbitCamera& camera);
    /// Changes between the view from above and the former view.
    void toggleView(TableSession& table);

  private:
    glm::ivec2 way_{0};
    float untilStep_ = 0;  ///< seconds until the next step of the cursor
    bool above_ = false;
};

/// Hints for the buttons that are useful now.
[[nodiscard]] std::vector<ui::screens::ButtonHint> padHints(const ui::kit::Context& ui,
                                                            const TableSession& table);

}  // namespace app
