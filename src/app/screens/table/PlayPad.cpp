#include "app/screens/table/PlayPad.h"

#include "app/input/Gamepad.h"
#include "app/table/TableSession.h"

namespace app {
namespace {

constexpr float kFirstStep = 0.4F;   // seconds until a held direction moves the cursor again
constexpr float kNextStep = 0.14F;   // seconds between further moves
constexpr float kOrbitSpeed = 1.8F;  // radians per second with the stick at its end
constexpr float kZoomSpeed = 7;      // notches per second

}  // namespace

std::optional<Action> PlayPad::actionOf(Uint8 button, const TableSession& table) {
    const std::string_view name = padName(button);
    if (name.empty()) return {};
    for (const ActionInfo& info : allActions()) {
        if (info.place != ActionPlace::Table || info.pad != name) continue;
        const bool varies = info.action == Action::VaryMore || info.action == Action::VaryLess;
        if (!varies || table.turn().begun()) return info.action;
    }
    return {};
}

void PlayPad::turnCamera(float seconds, const Gamepad& pad, scene::OrbitCamera& camera) {
    const glm::vec2 turn = pad.rightStick() * (kOrbitSpeed * seconds);
    if (turn != glm::vec2(0)) camera.orbit(-turn.x, turn.y);
    if (const float zoom = pad.triggers(); zoom != 0) camera.zoom(zoom * kZoomSpeed * seconds);
}

void PlayPad::update(float seconds, const Gamepad& pad, TableSession& table, bool walks) {
    turnCamera(seconds, pad, table.stage().camera());
    const glm::ivec2 way = walks ? glm::ivec2(0) : pad.direction();
    if (way != way_) {
        way_ = way;
        untilStep_ = kFirstStep;
        // The d-pad's first step was made when it was pressed.
        const bool byButton =
            pad.down(SDL_CONTROLLER_BUTTON_DPAD_LEFT) || pad.down(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) ||
            pad.down(SDL_CONTROLLER_BUTTON_DPAD_UP) || pad.down(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
        if (way != glm::ivec2(0) && !byButton) table.hand().moveCursor(way.x, way.y);
        return;
    }
    if (way == glm::ivec2(0)) return;
    untilStep_ -= seconds;
    if (untilStep_ > 0) return;
    untilStep_ = kNextStep;
    table.hand().moveCursor(way.x, way.y);
}

void PlayPad::toggleView(TableSession& table) {
    above_ = !above_ || !table.stage().camera().inHand();
    if (above_)
        table.stage().camera().topView();
    else
        table.stage().camera().reset();
}

std::vector<ui::screens::ButtonHint> padHints(const ui::kit::Context& ui, const TableSession& table) {
    if (!table.turn().open() || table.pen().held()) return {};
    if (table.turn().heldTurn().turn() && !table.turn().begun())
        return {{{"B"}, ui.trc("with a gamepad", "Take back")}};
    if (table.turn().awaitsConfirmation())
        return {{{"A"}, ui.trc("with a gamepad", "Play")}, {{"B"}, ui.trc("with a gamepad", "Take back")}};
    if (table.turn().begun())
        return {{{"A"}, ui.trc("with a gamepad", "Put down")},
                {{"LS"}, ui.trc("with a gamepad", "Finish")},
                {{"LB", "RB"}, ui.trc("with a gamepad", "Change")},
                {{"B"}, ui.trc("with a gamepad", "Back")}};
    return {{{"A"}, ui.trc("with a gamepad", "Place or lift")},
            {{"X", "Y"}, ui.trc("with a gamepad", "Piece")},
            {{"LB"}, ui.trc("with a gamepad", "Undo")},
            {{"LS"}, ui.trc("with a gamepad", "Draw")},
            {{"Start"}, ui.trc("with a gamepad", "Menu")}};
}

}  // namespace app
