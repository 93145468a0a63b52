#include "app/screens/TableCommands.h"

#include <memory>

#include "app/Shell.h"
#include "app/screens/TableAdvice.h"
#include "app/screens/TablePanels.h"
#include "app/screens/TurnEntry.h"

namespace app {

using ui::screens::PlayAction;

TableSession& TableCommands::table() const { return shell_.evening().table(); }

void TableCommands::carryOut(const ui::screens::PlayCommand& command) {
    if (const auto* action = std::get_if<PlayAction>(&command))
        act(*action);
    else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
        table().goTo(match::NodeId(move->id.value));
    else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        table().choose(static_cast<std::size_t>(piece->index));
    else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
        entry_.enter(entered->text);
    else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
        entry_.changed(changed->text);
    else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
        (panel->panel == ui::screens::PlayPanel::Players ? panels_.model().playersPanel
                                                         : panels_.model().movesPanel) = panel->state;
}

void TableCommands::act(PlayAction action) {
    switch (action) {
        case PlayAction::First:
            table().goToStart();
            break;
        case PlayAction::Previous:
            table().back();
            break;
        case PlayAction::Hint:
            advice_.ask();
            break;
        case PlayAction::Undo:
            table().undo();
            break;
        case PlayAction::Next:
            table().forward();
            break;
        case PlayAction::Redo:
            table().redo();
            break;
        case PlayAction::Last:
            table().goToEnd();
            break;
        case PlayAction::Open:
            shell_.screens().open(ScreenId::OpenFile);
            break;
        case PlayAction::Save:
            shell_.screens().open(ScreenId::SaveFile);
            break;
        case PlayAction::CopyPosition:
            copyPosition();
            break;
        case PlayAction::Paste:
            paste();
            break;
        case PlayAction::ResetView:
            table().camera().reset();
            break;
        case PlayAction::TopView:
            table().camera().topView();
            break;
        case PlayAction::ToggleThinking:
            toggleThinking();
            break;
        case PlayAction::ToggleProspects:
            toggleProspects();
            break;
        case PlayAction::PauseBots:
        case PlayAction::PlayOn:
            toggleHold();
            break;
        case PlayAction::Menu:
            shell_.screens().open(ScreenId::Pause);
            break;
    }
}

void TableCommands::act(TableKey key) {
    switch (key) {
        case TableKey::Pick:
            table().pickAtCursor();
            break;
        case TableKey::Finish:
            if (!table().finishMove()) table().pickAtCursor();
            break;
        case TableKey::StepBack:
            if (!table().stepBack()) act(PlayAction::Undo);
            break;
        case TableKey::SeatView:
            table().camera().seatView();
            break;
        case TableKey::ToggleThinking:
            toggleThinking();
            break;
        case TableKey::ToggleHold:
            toggleHold();
            break;
        case TableKey::NewGame:
            shell_.screens().open(ScreenId::NewGame);
            break;
        case TableKey::Library:
            shell_.screens().open(ScreenId::Library);
            break;
        case TableKey::Photo:
            shell_.screens().open(ScreenId::Photo);
            break;
    }
}

void TableCommands::copyPosition() {
    SDL_SetClipboardText(table().view().positionText().c_str());
    shell_.messages().toast(shell_.texts().tr("The position was copied."));
}

void TableCommands::paste() {
    const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
    shell_.files().openText(text ? text.get() : "");
}

void TableCommands::toggleThinking() {
    if (table().seating().onlyPersons()) return;
    Settings changed = shell_.preferences().settings();
    changed.showThinking = !changed.showThinking;
    shell_.preferences().apply(changed);
}

void TableCommands::toggleProspects() {
    if (!table().entry().presentation->hasProspects()) return;
    Settings changed = shell_.preferences().settings();
    changed.showProspects = !changed.showProspects;
    shell_.preferences().apply(changed);
}

void TableCommands::toggleHold() {
    if (table().turnHeld())
        table().hold(false);
    else if (panels_.model().botControl == ui::screens::BotControl::Pause)
        table().hold(true);
}

void TableCommands::carryOut(Action action) {
    const auto command = commandOf(action);
    if (!command) return;
    if (const auto* panel = std::get_if<PlayAction>(&*command))
        act(*panel);
    else if (const auto* choice = std::get_if<ui::screens::ChoosePiece>(&*command))
        table().choose(static_cast<std::size_t>(choice->index));
    else if (const auto* step = std::get_if<MoveCursor>(&*command))
        table().moveCursor(step->dx, step->dy);
    else if (const auto* vary = std::get_if<VaryHand>(&*command))
        table().varyHand(vary->steps);
    else if (const auto* turn = std::get_if<TurnCamera>(&*command))
        turn->turn(table().camera());
    else if (const auto* piece = std::get_if<StepPiece>(&*command))
        table().chooseNext(piece->steps);
    else
        act(std::get<TableKey>(*command));
}

}  // namespace app
