#include "app/screens/learning/LessonInput.h"

#include <imgui.h>

#include "app/input/Gamepad.h"
#include "app/input/Pointing.h"
#include "app/play/Tables.h"
#include "app/screens/table/TableActions.h"
#include "app/settings/Preferences.h"
#include "app/window/Display.h"

namespace app {

using ui::screens::LessonAction;

TableSession& LessonInput::table() const { return playing_.tables.shown(); }

void LessonInput::update(float seconds, bool walks) {
    if (playing_.tables.previewed() != nullptr) pad_.update(seconds, basics_.gamepad, table(), walks);
}

std::optional<LessonAction> LessonInput::handle(const SDL_Event& event, bool plays) {
    if (playing_.tables.previewed() == nullptr) return {};
    if (event.type == SDL_KEYDOWN) {
        const auto action =
            basics_.preferences.bindings().find(chordOf(event.key.keysym), ActionPlace::Table);
        if (!action || (event.key.repeat != 0 && !repeats(*action))) return {};
        return carryOut(*action, plays);
    }
    if (event.type == SDL_CONTROLLERBUTTONDOWN) {
        const auto action = PlayPad::actionOf(event.cbutton.button, table());
        return action ? carryOut(*action, plays) : std::nullopt;
    }
    point(event, plays);
    return {};
}

void LessonInput::point(const SDL_Event& event, bool plays) {
    const bool entersTurn = event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_LEFT;
    if (entersTurn && !plays) return;
    pointer_.handle(event, table(), basics_.display.pixelScale);
    const bool hovers = event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONUP;
    if (hovers && !plays) table().hand().hover({});
}

std::optional<LessonAction> LessonInput::carryOut(Action action, bool plays) {
    if (action == Action::Hint) return LessonAction::Hint;
    const TableAction* const line = tableAction(action);
    if (!line) return {};
    if (plays || line->kind != TableAction::Kind::EntersTurn)
        line->carryOut(table());
    else if (action == Action::Pick || action == Action::Finish)
        return LessonAction::GoOn;
    return {};
}

void LessonInput::cancelDrag() {
    if (playing_.tables.previewed() != nullptr) pointer_.cancelDrag(table());
}

bool LessonInput::gesture(const TouchGesture& gesture) {
    if (ImGui::GetIO().WantCaptureMouse || playing_.tables.previewed() == nullptr) return false;
    turnBy(gesture, table().stage().camera(), basics_.display.pixelScale);
    return true;
}

}  // namespace app
