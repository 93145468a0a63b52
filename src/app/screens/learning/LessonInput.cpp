#include "app/screens/learning/LessonInput.h"

#include <imgui.h>

#include "app/input/Pointing.h"
#include "app/screens/table/PlayKeys.h"
#include "app/shell/Shell.h"

namespace app {

using ui::screens::LessonAction;

TableSession& LessonInput::table() const { return shell_.currentGame().table(); }

void LessonInput::update(float seconds, bool walks) {
    if (shell_.currentGame().previewed() != nullptr) pad_.update(seconds, shell_.gamepad(), table(), walks);
}

std::optional<LessonAction> LessonInput::handle(const SDL_Event& event, bool plays) {
    if (shell_.currentGame().previewed() == nullptr) return {};
    if (event.type == SDL_KEYDOWN) {
        const auto action =
            shell_.preferences().bindings().find(chordOf(event.key.keysym), ActionPlace::Table);
        return action ? carryOut(*action, plays) : std::nullopt;
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
    pointer_.handle(event, table(), shell_.display().pixelScale);
    const bool hovers = event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONUP;
    if (hovers && !plays) table().hand().hover({});
}

std::optional<LessonAction> LessonInput::carryOut(Action action, bool plays) {
    const auto command = commandOf(action);
    if (!command) return {};
    if (const auto* turn = std::get_if<TurnCamera>(&*command)) {
        turn->turn(table().stage().camera());
    } else if (const auto* panel = std::get_if<ui::screens::PlayAction>(&*command)) {
        if (*panel == ui::screens::PlayAction::Hint) return LessonAction::Hint;
        if (*panel == ui::screens::PlayAction::TopView) table().stage().camera().topView();
        if (*panel == ui::screens::PlayAction::ResetView) table().stage().camera().reset();
    } else if (plays) {
        enter(action);
    } else if (const auto* key = std::get_if<TableKey>(&*command);
               key != nullptr && (*key == TableKey::Pick || *key == TableKey::Finish)) {
        return LessonAction::GoOn;
    }
    return {};
}

/// Executes an action that enters a turn.
void LessonInput::enter(Action action) {
    const auto command = commandOf(action);
    if (const auto* choice = std::get_if<ui::screens::ChoosePiece>(&*command))
        table().hand().choose(static_cast<std::size_t>(choice->index));
    else if (const auto* step = std::get_if<MoveCursor>(&*command))
        table().hand().moveCursor(step->dx, step->dy);
    else if (const auto* vary = std::get_if<VaryHand>(&*command))
        table().hand().varyHand(vary->steps);
    else if (const auto* piece = std::get_if<StepPiece>(&*command))
        table().hand().chooseNext(piece->steps);
    else if (const auto* key = std::get_if<TableKey>(&*command)) {
        if (*key == TableKey::Pick) table().hand().pickAtCursor();
        if (*key == TableKey::Finish && !table().hand().finishMove()) table().hand().pickAtCursor();
        if (*key == TableKey::StepBack) (void)table().hand().stepBack();
    }
}

bool LessonInput::gesture(const TouchGesture& gesture) {
    if (ImGui::GetIO().WantCaptureMouse || shell_.currentGame().previewed() == nullptr) return false;
    turnBy(gesture, table().stage().camera(), shell_.display().pixelScale);
    return true;
}

}  // namespace app
