#include "app/screens/PlayScreen.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/Pointing.h"
#include "app/Shell.h"
#include "ui/kit/Panel.h"
#include "ui/screens/HandOver.h"
#include "ui/screens/Result.h"

namespace app {

using ui::screens::PlayAction;

namespace {

constexpr std::size_t kCompletions = 8;
constexpr int kNewPanel = 4;   // frames
constexpr float kTick = 0.3F;  // seconds; what is thought need not be shown more often

}  // namespace

PlayScreen::~PlayScreen() {
    if (shell_.evening().session()) shell_.evening().session()->stopAsking();
}

TableSession& PlayScreen::table() const { return shell_.evening().table(); }

// ---- time ----

void PlayScreen::update(float seconds) {
    if (!shell_.evening().session()) return;
    pad_.update(seconds, shell_.gamepad(), table(), keyboardNavigation());
    if (const auto trouble = table().updateSeats(seconds))
        shell_.messages().toast(shell_.texts().tr("{name} cannot go on: {why}",
                                                  {{"name", table().match().players()[trouble->player.value]},
                                                   {"why", shell_.texts().tr(trouble->why.message)}}),
                                ui::kit::Severity::Warning);
    updateAdvice();
    if (peek_.update(table(), seconds)) shell_.redraw();
    sinceTick_ += seconds;
    if (!expecting() || sinceTick_ < kTick) return;
    sinceTick_ = 0;
    panels_.tick();
    shell_.redraw();
}

void PlayScreen::askForAdvice() {
    if (!table().personToMove()) return;
    adviser_.ask(*table().entry().kind, table().match().view(table().match().toMove()),
                 shell_.evening().clockFixed());
    advisedEvents_ = table().match().events(table().viewer()).size();
    updateAdvice();
    showAdvice();
}

void PlayScreen::updateAdvice() {
    const bool played = table().match().events(table().viewer()).size() != advisedEvents_;
    if (played && (adviser_.advice() || adviser_.thinking())) {
        adviser_.forget();
        showAdvice();
    }
    if (adviser_.update()) showAdvice();
}

void PlayScreen::showAdvice() {
    const auto& advice = adviser_.advice();
    table().showAdvice(advice ? advice->places : std::vector<game::Place>());
    panels_.setAdvice(advice, adviser_.thinking());
    shell_.redraw();
}

void PlayScreen::pass(float seconds) {
    if (!shell_.evening().session()) return;
    presence_.update(seconds, std::exchange(keyPressed_, false) || panelsUsed());
    table().passTime(seconds);
    if (panels_.clocksChanged()) shell_.redraw();
}

bool PlayScreen::panelsUsed() const {
    if (!shell_.display().panelsFade || !entry_.text.empty() || panels_.model().handCovered) return true;
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float scale = shell_.display().pixelScale;
    return ui::screens::overPanels(ui::screens::layoutPlay(display, scale, panels_.model()),
                                   {pointer_.at().x, pointer_.at().y}, scale);
}

bool PlayScreen::expecting() const {
    return shell_.evening().session() && (table().awaitsTurn() || adviser_.thinking());
}

bool PlayScreen::ticking() const { return shell_.evening().session() && table().match().clockRuns(); }

bool PlayScreen::animating() const {
    // What it has become is drawn too.
    return presence_.changing() || shell_.gamepad().held() || presence_.value() != panels_.model().presence ||
           panels_.announcing();
}

// ---- what is shown ----

void PlayScreen::draw(ui::kit::Context& ui, float seconds) {
    if (!shell_.evening().session()) return;
    panels_.model().presence = presence_.value();
    if (panels_.refresh(ui, seconds)) entry_.text.clear();
    panels_.model().stack = peek_.view(table(), ui);
    for (const ui::screens::PlayCommand& command : ui::screens::drawPlay(ui, panels_.model(), entry_))
        carryOut(command);
    entered_ = false;
    drawOwnPanel(ui);
    drawOverHand(ui);
}

/// The result of the game, or the request to hand the table over.
void PlayScreen::drawOverHand(ui::kit::Context& ui) {
    using ui::screens::ResultCommand;
    const std::string player = panels_.handOverTo();
    // Dear ImGui needs some frames to give a new panel its size.
    overHandFrames_ = player.empty() && !panels_.showsResult() ? 0 : std::min(overHandFrames_ + 1, kNewPanel);
    if (overHandFrames_ > 0 && overHandFrames_ < kNewPanel) ui.animating = true;
    if (!player.empty()) {
        if (ui::screens::drawHandOver(ui, player)) table().uncover();
        return;
    }
    if (!panels_.showsResult()) return;
    for (const ResultCommand command : ui::screens::drawResult(ui, panels_.result(ui))) {
        if (command == ResultCommand::Rematch) shell_.evening().rematch();
        if (command == ResultCommand::Review) panels_.setReviewing(true);
        if (command == ResultCommand::Sheet) shell_.screens().open(ScreenId::ScoreSheet);
        if (command == ResultCommand::MainMenu) shell_.screens().closeToFirst();
    }
}

void PlayScreen::drawOwnPanel(ui::kit::Context& ui) const {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const ui::screens::PlayLayout layout = ui::screens::layoutPlay(display, ui.scale, panels_.model());
    if (layout.own.empty()) return;
    const ui::kit::Panel panel(ui, "##own", layout.own);
    table().entry().presentation->drawPanel(ui, table().view(), layout.own);
}

ui::kit::Rect PlayScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::layoutPlay({display.width, display.height}, shell_.display().pixelScale,
                                   panels_.model())
        .board;
}

std::string PlayScreen::text() const {
    const ui::screens::PlayModel& model = panels_.model();
    std::string all = model.hint;
    for (const std::string& text :
         {model.announcement, entry_.text, model.entryError, model.thinking.line, model.thinking.figures})
        if (!text.empty()) all += (all.empty() ? "" : "\n") + text;
    if (!model.stack.layers.empty()) all += "\n" + model.stack.limit;
    return all;
}

// ---- what the panels and keys ask for ----

void PlayScreen::carryOut(const ui::screens::PlayCommand& command) {
    if (const auto* action = std::get_if<PlayAction>(&command))
        act(*action);
    else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
        table().goTo(match::NodeId(move->id.value));
    else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        table().choose(static_cast<std::size_t>(piece->index));
    else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
        entered_ ? leaveEntry() : enterMove(entered->text);
    else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
        textChanged(changed->text);
    else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
        (panel->panel == ui::screens::PlayPanel::Players ? panels_.model().playersPanel
                                                         : panels_.model().movesPanel) = panel->state;
}

void PlayScreen::act(PlayAction action) {
    switch (action) {
        case PlayAction::First:
            table().goToStart();
            break;
        case PlayAction::Previous:
            table().back();
            break;
        case PlayAction::Hint:
            askForAdvice();
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
            SDL_SetClipboardText(table().view().positionText().c_str());
            shell_.messages().toast(shell_.texts().tr("The position was copied."));
            break;
        case PlayAction::Paste: {
            const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
            shell_.files().openText(text ? text.get() : "");
            break;
        }
        case PlayAction::ResetView:
            table().camera().reset();
            break;
        case PlayAction::TopView:
            table().camera().topView();
            break;
        case PlayAction::ToggleThinking:
            toggleThinking();
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

void PlayScreen::act(TableKey key) {
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

void PlayScreen::toggleThinking() {
    if (table().seating().onlyPersons()) return;
    Settings changed = shell_.preferences().settings();
    changed.showThinking = !changed.showThinking;
    shell_.preferences().apply(changed);
}

void PlayScreen::toggleHold() {
    if (table().turnHeld())
        table().hold(false);
    else if (panels_.model().botControl == ui::screens::BotControl::Pause)
        table().hold(true);
}

// ---- typing ----

void PlayScreen::enterMove(const std::string& text) {
    if (const auto played = table().playText(text); !played) {
        panels_.model().entryError = shell_.texts().tr(played.error().message);
        entry_.wantsFocus = true;
    } else {
        entry_ = {.leaves = 4};
    }
}

void PlayScreen::textChanged(const std::string& text) {
    panels_.model().entryError.clear();
    panels_.model().completions.clear();
    if (!table().personToMove()) return;  // said when it is entered
    panels_.model().completions =
        text.empty() ? std::vector<std::string>() : table().view().completions(text, kCompletions);
    if (!text.empty() && panels_.model().completions.empty())
        if (const auto action = table().view().parse(text); !action)
            panels_.model().entryError = shell_.texts().tr(action.error().message);
}

void PlayScreen::typed(const char* text) {
    // Characters that begin a turn go to the line that takes turns. What follows before the line has the
    // focus belongs to the turn too.
    const bool begins = *text != '\0' && table().entry().presentation->beginsTurn(*text);
    if (!panels_.model().canEnterMove || (!begins && entry_.text.empty())) return;
    entry_.text += text;
    entry_.wantsFocus = true;
    textChanged(entry_.text);
}

/// A quick hand types on before the field has the focus.
bool PlayScreen::entryKey(const SDL_Keysym& key) {
    if (entry_.text.empty()) return false;
    if (key.sym == SDLK_RETURN || key.sym == SDLK_KP_ENTER) {
        enterMove(std::string(entry_.text));
        entered_ = entry_.text.empty();  // or it was refused, and stays
    } else if (key.sym == SDLK_BACKSPACE) {
        entry_.text.pop_back();
        textChanged(entry_.text);
    } else
        return false;
    return true;
}

void PlayScreen::leaveEntry() {
    // While the field is active, Dear ImGui holds a text of its own and would bring it back.
    ImGui::SetWindowFocus(nullptr);
    entry_ = {};
    panels_.model().completions.clear();
    panels_.model().entryError.clear();
}

// ---- events ----

void PlayScreen::key(const SDL_Keysym& key) {
    if (entryKey(key)) return;
    const Bindings& bindings = shell_.preferences().bindings();
    if (const auto action = bindings.find(chordOf(key), ActionPlace::Table)) carryOut(*action);
}

void PlayScreen::carryOut(Action action) {
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

void PlayScreen::padButton(Uint8 button) {
    if (button == SDL_CONTROLLER_BUTTON_START) return act(PlayAction::Menu);
    const auto action = PlayPad::actionOf(button, table());
    if (!action) return;
    const auto command = commandOf(*action);
    // What the panel over the table answers itself.
    const bool walks = action == Action::Pick || (command && std::holds_alternative<MoveCursor>(*command));
    if (walks && keyboardNavigation()) return;
    if (action == Action::TopView)
        pad_.toggleView(table());
    else if (action == Action::StepBack)
        (void)(table().stepBack() || table().cancelEntry());
    else
        carryOut(*action);
}

bool PlayScreen::keyboardNavigation() const {
    return shell_.evening().session() && (panels_.showsResult() || !panels_.handOverTo().empty());
}

void PlayScreen::handle(const SDL_Event& event) {
    if (!shell_.evening().session()) return;
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            pointer_.buttonDown(event.button, table());
            break;
        case SDL_MOUSEBUTTONUP:
            pointer_.buttonUp(event.button, table());
            break;
        case SDL_MOUSEMOTION:
            pointer_.motion(event.motion, table(), shell_.display().pixelScale);
            break;
        case SDL_MOUSEWHEEL:
            PlayPointer::wheel(event.wheel, table());
            break;
        case SDL_KEYDOWN:
            keyPressed_ = true;
            key(event.key.keysym);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            keyPressed_ = true;
            padButton(event.cbutton.button);
            break;
        case SDL_TEXTINPUT:
            typed(event.text.text);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED)
                pointer_.letGo(table());
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) table().hover({});
            break;
        default:
            break;
    }
}

bool PlayScreen::gesture(const TouchGesture& gesture) {
    if (!shell_.evening().session()) return false;
    if (ImGui::GetIO().WantCaptureMouse) return false;
    turnBy(gesture, table().camera(), shell_.display().pixelScale);
    return true;
}

bool PlayScreen::escape() {
    if (!entry_.text.empty() || ImGui::GetIO().WantTextInput) {
        leaveEntry();
        return true;
    }
    if (shell_.evening().session() && table().cancelEntry()) return true;
    shell_.screens().open(ScreenId::Pause);
    return true;
}

}  // namespace app
