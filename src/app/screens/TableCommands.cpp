#include "app/screens/TableCommands.h"

#include "app/Shell.h"
#include "app/screens/Replay.h"
#include "app/screens/TableAdvice.h"
#include "app/screens/TableAnalysis.h"
#include "app/screens/TableCoach.h"
#include "app/screens/TableForecast.h"
#include "app/screens/TablePanels.h"
#include "app/screens/TableReview.h"
#include "app/screens/TableThoughts.h"
#include "app/screens/TurnEntry.h"

namespace app {

using ui::screens::PlayAction;

TableSession& TableCommands::table() const { return with_.shell.currentGame().table(); }

void TableCommands::carryOut(const ui::screens::PlayCommand& command) {
    if (const auto* action = std::get_if<PlayAction>(&command))
        act(*action);
    else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
        table().goTo(match::NodeId(move->id.value));
    else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        table().choose(static_cast<std::size_t>(piece->index));
    else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
        with_.entry.enter(entered->text);
    else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
        with_.entry.changed(changed->text);
    else if (const auto* mark = std::get_if<ui::screens::ToggleMark>(&command))
        with_.review.toggleMark(mark->mark);
    else if (const auto* comment = std::get_if<ui::screens::SetComment>(&command))
        with_.review.setComment(*comment);
    else if (const auto* pointed = std::get_if<ui::screens::PointAtLine>(&command))
        with_.thoughts.pointAt(pointed->line);
    else if (const auto* line = std::get_if<ui::screens::ChooseLine>(&command))
        with_.thoughts.choose(line->line);
    else if (const auto* moment = std::get_if<ui::screens::ShowMoment>(&command))
        with_.thoughts.showMoment(moment->moment);
    else if (const auto* again = std::get_if<ui::screens::PlayAgain>(&command))
        with_.coach.playAgain(again->id);
    else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
        with_.panels.model().stateOf(panel->panel) = panel->state;
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
            with_.advice.ask();
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
            with_.shell.screens().open(ScreenId::OpenFile);
            break;
        case PlayAction::Save:
            with_.shell.screens().open(ScreenId::SaveFile);
            break;
        case PlayAction::CopyPosition:
            copyPosition();
            break;
        case PlayAction::Paste:
            with_.shell.files().paste();
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
        case PlayAction::Replay:
            with_.replay.toggle(table());
            break;
        case PlayAction::ReplaySlower:
            changePace(1);
            break;
        case PlayAction::ReplayFaster:
            changePace(-1);
            break;
        case PlayAction::Notes:
            with_.review.toggle();
            break;
        case PlayAction::Promote:
            with_.review.promote();
            break;
        case PlayAction::Remove:
            with_.review.removeOrRestore();
            break;
        case PlayAction::ToggleAnalysis:
            with_.thoughts.toggle();
            break;
        case PlayAction::ToggleIdeas:
            with_.thoughts.toggleOnBoard();
            break;
        case PlayAction::ToggleForecast:
            with_.forecast.toggle();
            break;
        case PlayAction::NextLine:
            with_.thoughts.nextLine();
            break;
        case PlayAction::WhyNot:
            with_.thoughts.toggleWhyNot();
            break;
        case PlayAction::Analysts:
            with_.shell.screens().open(ScreenId::Seats);
            break;
        case PlayAction::Analyse:
            with_.shell.analysis().toggle();
            break;
        case PlayAction::AnalysisOptions:
            with_.shell.screens().open(ScreenId::Analysis);
            break;
        case PlayAction::CoachLesson:
            with_.coach.openLesson();
            break;
        case PlayAction::Menu:
            with_.shell.screens().open(ScreenId::Pause);
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
        case TableKey::Comment:
            with_.review.write();
            break;
        case TableKey::PreviousMistake:
            with_.analysis.toMistake(-1);
            break;
        case TableKey::NextMistake:
            with_.analysis.toMistake(1);
            break;
        case TableKey::NewGame:
            with_.shell.screens().open(ScreenId::NewGame);
            break;
        case TableKey::Library:
            with_.shell.screens().open(ScreenId::Library);
            break;
        case TableKey::Describe:
            with_.shell.screens().open(ScreenId::Description);
            break;
        case TableKey::Photo:
            with_.shell.screens().open(ScreenId::Photo);
            break;
        case TableKey::Share:
            with_.shell.screens().open(ScreenId::Share);
            break;
    }
}

void TableCommands::copyPosition() {
    SDL_SetClipboardText(table().view().positionText().c_str());
    with_.shell.messages().toast(with_.shell.texts().tr("The position was copied."));
}

void TableCommands::toggleThinking() {
    if (!with_.panels.model().canShowThinking) return;
    Settings changed = with_.shell.preferences().settings();
    changed.showThinking = !changed.showThinking;
    with_.shell.preferences().apply(changed);
}

void TableCommands::toggleProspects() {
    if (!table().entry().presentation->hasProspects()) return;
    Settings changed = with_.shell.preferences().settings();
    changed.showProspects = !changed.showProspects;
    with_.shell.preferences().apply(changed);
}

void TableCommands::toggleHold() {
    if (table().looksBack())
        table().playFromHere();
    else if (table().turnHeld())
        table().hold(false);
    else if (with_.panels.model().control == ui::screens::TableControl::PauseBots)
        table().hold(true);
}

void TableCommands::changePace(int steps) {
    Settings changed = with_.shell.preferences().settings();
    changed.replaySeconds = Replay::otherPace(changed.replaySeconds, steps, table().match());
    with_.shell.preferences().apply(changed);
}

void TableCommands::carryOut(Action action) {
    const auto command = commandOf(action);
    if (!command) return;
    if (const auto* panel = std::get_if<PlayAction>(&*command))
        act(*panel);
    else if (const auto* choice = std::get_if<ui::screens::ChoosePiece>(&*command))
        table().choose(static_cast<std::size_t>(choice->index));
    else if (const auto* mark = std::get_if<ui::screens::ToggleMark>(&*command))
        with_.review.toggleMark(mark->mark);
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
