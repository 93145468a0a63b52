#include "app/screens/table/TableCommands.h"

#include "app/screens/table/Replay.h"
#include "app/screens/table/TableAdvice.h"
#include "app/screens/table/TableAnalysis.h"
#include "app/screens/table/TableCoach.h"
#include "app/screens/table/TableForecast.h"
#include "app/screens/table/TablePanels.h"
#include "app/screens/table/TableReview.h"
#include "app/screens/table/TableThoughts.h"
#include "app/screens/table/TurnEntry.h"
#include "app/shell/Shell.h"
#include "app/table/SharedGame.h"

namespace app {

using ui::screens::PlayAction;

TableSession& TableCommands::table() const { return surroundings_.shell.currentGame().table(); }

void TableCommands::carryOut(const ui::screens::PlayCommand& command) {
    if (const auto* action = std::get_if<PlayAction>(&command))
        act(*action);
    else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
        table().goTo(match::NodeId(move->id.value));
    else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        table().hand().choose(static_cast<std::size_t>(piece->index));
    else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
        surroundings_.entry.enter(entered->text);
    else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
        surroundings_.entry.changed(changed->text);
    else if (const auto* mark = std::get_if<ui::screens::ToggleMark>(&command))
        surroundings_.review.toggleMark(mark->mark);
    else if (const auto* comment = std::get_if<ui::screens::SetComment>(&command))
        surroundings_.review.setComment(*comment);
    else if (const auto* pointed = std::get_if<ui::screens::PointAtLine>(&command))
        surroundings_.thoughts.pointAt(pointed->line);
    else if (const auto* line = std::get_if<ui::screens::ChooseLine>(&command))
        surroundings_.thoughts.choose(line->line);
    else if (const auto* moment = std::get_if<ui::screens::ShowMoment>(&command))
        surroundings_.thoughts.showMoment(moment->moment);
    else if (const auto* again = std::get_if<ui::screens::PlayAgain>(&command))
        surroundings_.coach.playAgain(again->id);
    else if (const auto* seen = std::get_if<ui::screens::SeeAs>(&command))
        surroundings_.review.seeAs(seen->index);
    else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
        surroundings_.panels.model().stateOf(panel->panel) = panel->state;
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
            surroundings_.advice.ask();
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
            surroundings_.shell.screens().open(ScreenId::OpenFile);
            break;
        case PlayAction::Save:
            surroundings_.shell.screens().open(ScreenId::SaveFile);
            break;
        case PlayAction::CopyPosition:
            copyPosition();
            break;
        case PlayAction::Paste:
            surroundings_.shell.files().paste();
            break;
        case PlayAction::ResetView:
            table().stage().camera().reset();
            break;
        case PlayAction::TopView:
            table().stage().camera().topView();
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
        case PlayAction::AcceptOffer:
        case PlayAction::DeclineOffer:
            table().answerOffer(action == PlayAction::AcceptOffer);
            break;
        case PlayAction::ReturnToGame:
            table().goToEnd();
            break;
        case PlayAction::PlayFromHere:
            table().playFromHere();
            break;
        case PlayAction::NextViewer:
            surroundings_.review.seeAsNext();
            break;
        case PlayAction::Replay:
            surroundings_.replay.toggle(table());
            break;
        case PlayAction::ReplaySlower:
            changePace(1);
            break;
        case PlayAction::ReplayFaster:
            changePace(-1);
            break;
        case PlayAction::Notes:
            surroundings_.review.toggle();
            break;
        case PlayAction::Promote:
            surroundings_.review.promote();
            break;
        case PlayAction::Remove:
            surroundings_.review.removeOrRestore();
            break;
        case PlayAction::ToggleAnalysis:
            surroundings_.thoughts.toggle();
            break;
        case PlayAction::ToggleIdeas:
            surroundings_.thoughts.toggleOnBoard();
            break;
        case PlayAction::ToggleForecast:
            surroundings_.forecast.toggle();
            break;
        case PlayAction::NextLine:
            surroundings_.thoughts.nextLine();
            break;
        case PlayAction::WhyNot:
            surroundings_.thoughts.toggleWhyNot();
            break;
        case PlayAction::Analysts:
            surroundings_.shell.screens().open(ScreenId::Seats);
            break;
        case PlayAction::Analyse:
            surroundings_.shell.analysis().toggle();
            break;
        case PlayAction::AnalysisOptions:
            surroundings_.shell.screens().open(ScreenId::Analysis);
            break;
        case PlayAction::CoachLesson:
            surroundings_.coach.openLesson();
            break;
        case PlayAction::Menu:
            surroundings_.shell.screens().open(ScreenId::Pause);
            break;
    }
}

void TableCommands::act(TableKey key) {
    switch (key) {
        case TableKey::Pick:
            table().hand().pickAtCursor();
            break;
        case TableKey::Finish:
            if (!table().hand().finishMove()) table().hand().pickAtCursor();
            break;
        case TableKey::StepBack:
            if (!table().hand().stepBack()) act(PlayAction::Undo);
            break;
        case TableKey::SeatView:
            table().stage().camera().seatView();
            break;
        case TableKey::ToggleThinking:
            toggleThinking();
            break;
        case TableKey::ToggleHold:
            toggleHold();
            break;
        case TableKey::Comment:
            surroundings_.review.write();
            break;
        case TableKey::PreviousMistake:
            surroundings_.analysis.toMistake(-1);
            break;
        case TableKey::NextMistake:
            surroundings_.analysis.toMistake(1);
            break;
        case TableKey::NewGame:
            surroundings_.shell.screens().open(ScreenId::NewGame);
            break;
        case TableKey::Library:
            surroundings_.shell.screens().open(ScreenId::Library);
            break;
        case TableKey::Describe:
            surroundings_.shell.screens().open(ScreenId::Description);
            break;
        case TableKey::Photo:
            surroundings_.shell.screens().open(ScreenId::Photo);
            break;
        case TableKey::Share:
            surroundings_.shell.screens().open(ScreenId::Share);
            break;
    }
}

void TableCommands::copyPosition() {
    SDL_SetClipboardText(sharedPosition(table()).c_str());
    surroundings_.shell.messages().toast(surroundings_.shell.texts().tr("The position was copied."));
}

void TableCommands::toggleThinking() {
    if (!surroundings_.panels.model().canShowThinking) return;
    Settings changed = surroundings_.shell.preferences().settings();
    changed.showThinking = !changed.showThinking;
    surroundings_.shell.preferences().apply(changed);
}

void TableCommands::toggleProspects() {
    if (!table().entry().presentation->hasProspects()) return;
    Settings changed = surroundings_.shell.preferences().settings();
    changed.showProspects = !changed.showProspects;
    surroundings_.shell.preferences().apply(changed);
}

void TableCommands::toggleHold() {
    if (table().looksBack())
        table().playFromHere();
    else if (table().turnHeld())
        table().hold(false);
    else if (surroundings_.panels.model().control == ui::screens::TableControl::PauseBots)
        table().hold(true);
}

void TableCommands::changePace(int steps) {
    Settings changed = surroundings_.shell.preferences().settings();
    changed.replaySeconds = Replay::otherPace(changed.replaySeconds, steps, table().match());
    surroundings_.shell.preferences().apply(changed);
}

void TableCommands::carryOut(Action action) {
    const auto command = commandOf(action);
    if (!command) return;
    if (const auto* panel = std::get_if<PlayAction>(&*command))
        act(*panel);
    else if (const auto* choice = std::get_if<ui::screens::ChoosePiece>(&*command))
        table().hand().choose(static_cast<std::size_t>(choice->index));
    else if (const auto* mark = std::get_if<ui::screens::ToggleMark>(&*command))
        surroundings_.review.toggleMark(mark->mark);
    else if (const auto* step = std::get_if<MoveCursor>(&*command))
        table().hand().moveCursor(step->dx, step->dy);
    else if (const auto* vary = std::get_if<VaryHand>(&*command))
        table().hand().varyHand(vary->steps);
    else if (const auto* turn = std::get_if<TurnCamera>(&*command))
        turn->turn(table().stage().camera());
    else if (const auto* piece = std::get_if<StepPiece>(&*command))
        table().hand().chooseNext(piece->steps);
    else
        act(std::get<TableKey>(*command));
}

}  // namespace app
