#include "app/screens/table/PlayScreen.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/input/Pointing.h"
#include "app/shell/Shell.h"
#include "ui/kit/Panel.h"
#include "ui/screens/HandOver.h"
#include "ui/screens/Result.h"

namespace app {

namespace {

constexpr int kNewPanel = 4;   // frames
constexpr float kTick = 0.3F;  // seconds between the moving dots of a thinking player

}  // namespace

PlayScreen::PlayScreen(Shell& shell)
    : shell_(shell),
      panels_(shell),
      actions_({.program = shell.actions(),
                .currentGame = shell.currentGame(),
                .analysis = shell.analysis(),
                .preferences = shell.preferences(),
                .messages = shell.messages(),
                .texts = shell.texts(),
                .panels = panels_,
                .advice = advice_,
                .review = review_,
                .replay = replay_,
                .report = analysis_,
                .thoughts = thoughts_,
                .forecast = forecast_,
                .coach = coach_,
                .signs = signs_,
                .pad = pad_}) {
    panels_.model().actions = [this](std::string_view id) { return actions_.stateOf(id); };
}

PlayScreen::~PlayScreen() {
    TableSession* const session = shell_.currentGame().session();
    if (!session) return;
    session->stopAsking();
    session->hand().stopPointing();
}

TableSession& PlayScreen::table() const { return shell_.currentGame().table(); }

// ---- time ----

void PlayScreen::update(float seconds) {
    if (!shell_.currentGame().session()) return;
    pad_.update(seconds, shell_.gamepad(), table(), keyboardNavigation());
    advice_.update();
    coach_.update();
    narration_.update();
    if (thoughts_.update(seconds)) shell_.redraw();
    if (forecast_.update()) shell_.redraw();
    if (peek_.update(table(), seconds)) shell_.redraw();
    if (replay_.update(table(), shell_.preferences().settings().replaySeconds, seconds)) shell_.redraw();
    sinceTick_ += seconds;
    if (!expecting() || sinceTick_ < kTick) return;
    sinceTick_ = 0;
    panels_.tick();
    shell_.redraw();
}

void PlayScreen::pass(float seconds) {
    if (!shell_.currentGame().session()) return;
    panelFade_.update(seconds, std::exchange(keyPressed_, false) || panelsUsed());
    if (panels_.clocksChanged()) shell_.redraw();
    thoughts_.pass();
    forecast_.pass();
    signs_.pass();
    markTable();
}

void PlayScreen::markTable() {
    scene::Marks marks;
    advice_.mark(marks);
    if (!plain_) {
        thoughts_.mark(marks);
        // The signs of a place lie upon each other in this order.
        forecast_.mark(marks);
        signs_.mark(marks);
        coach_.mark(marks);
    }
    if (marks == table().stage().marks()) return;
    table().stage().show(std::move(marks));
    shell_.redraw();  // the interface writes their texts
}

bool PlayScreen::panelsUsed() const {
    if (!shell_.display().panelsFade || !entry_.empty() || panels_.model().handCovered) return true;
    if (ImGui::GetIO().WantTextInput) return true;  // a faded panel would take its field along
    // The player needs the pieces and the moves.
    if (table().personToMove() || table().looksBack()) return true;
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float scale = shell_.display().pixelScale;
    return ui::screens::overPanels(ui::screens::layoutPlay(display, scale, panels_.model()),
                                   {pointer_.at().x, pointer_.at().y}, scale);
}

bool PlayScreen::expecting() const {
    return shell_.currentGame().session() &&
           (table().awaitsTurn() || advice_.thinking() || thoughts_.thinking() || forecast_.thinking());
}

bool PlayScreen::ticking() const {
    return shell_.currentGame().session() &&
           (table().match().clocksRun() || replay_.running() || thoughts_.ticking());
}

bool PlayScreen::animating() const {
    // Also once after the change, to draw the final state.
    return panelFade_.changing() || shell_.gamepad().held() || panelFade_.value() != panels_.model().opacity;
}

// ---- display ----

void PlayScreen::draw(ui::kit::Context& ui, float seconds) {
    if (!shell_.currentGame().session()) return;
    panels_.model().opacity = panelFade_.value();
    panels_.model().replays = replay_.running();
    panels_.model().replayPace = shownPace(ui, shell_.preferences().settings().replaySeconds);
    if (panels_.refresh(ui, seconds)) entry_.clear();
    review_.refresh(ui);
    analysis_.refresh(ui);
    panels_.model().stack = peek_.view(table(), ui);
    thoughts_.refresh(ui);
    forecast_.refresh(ui);
    coach_.refresh(ui);
    signs_.refresh();
    if (!thoughts_.text().empty()) panels_.model().hint = thoughts_.text();
    for (const ui::screens::PlayCommand& command :
         ui::screens::drawPlay(ui, panels_.model(), entry_.line(), review_.comment()))
        execute(command);
    drawOwnPanel(ui);
    drawOverHand(ui);
}

/// Draws the result of the game, or the request to hand over the table.
void PlayScreen::drawOverHand(ui::kit::Context& ui) {
    using ui::screens::ResultCommand;
    const std::string handOver = panels_.handOver();
    // A new panel of Dear ImGui has its final size after some frames.
    overHandFrames_ =
        handOver.empty() && !panels_.showsResult() ? 0 : std::min(overHandFrames_ + 1, kNewPanel);
    if (overHandFrames_ > 0 && overHandFrames_ < kNewPanel) ui.animating = true;
    const ui::kit::Rect area =
        ui::screens::layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, panels_.model()).result;
    if (!handOver.empty()) {
        if (ui::screens::drawHandOver(ui, handOver, area)) table().uncover();
        return;
    }
    if (!panels_.showsResult()) return;
    for (const ResultCommand command : ui::screens::drawResult(ui, panels_.result(ui), area)) {
        if (command == ResultCommand::Rematch) shell_.currentGame().rematch();
        if (command == ResultCommand::Review) panels_.setReviewing(true);
        if (command == ResultCommand::Analyse) shell_.analysis().toggle();
        if (command == ResultCommand::Sheet) shell_.screens().open(ScreenId::ScoreSheet);
        if (command == ResultCommand::MainMenu) shell_.screens().closeToFirst();
    }
}

void PlayScreen::execute(const ui::screens::PlayCommand& command) {
    if (const auto* act = std::get_if<ui::screens::Act>(&command))
        actions_.carryOut(act->action);
    else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
        table().goTo(match::NodeId(move->id.value));
    else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        table().hand().choose(static_cast<std::size_t>(piece->index));
    else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
        entry_.enter(entered->text);
    else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
        entry_.changed(changed->text);
    else if (const auto* comment = std::get_if<ui::screens::SetComment>(&command))
        review_.setComment(*comment);
    else if (const auto* pointed = std::get_if<ui::screens::PointAtLine>(&command))
        thoughts_.pointAt(pointed->line);
    else if (const auto* line = std::get_if<ui::screens::ChooseLine>(&command))
        thoughts_.choose(line->line);
    else if (const auto* moment = std::get_if<ui::screens::ShowMoment>(&command))
        thoughts_.showMoment(moment->moment);
    else if (const auto* again = std::get_if<ui::screens::PlayAgain>(&command))
        coach_.playAgain(again->id);
    else if (const auto* seen = std::get_if<ui::screens::SeeAs>(&command))
        review_.seeAs(seen->index);
    else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
        panels_.model().stateOf(panel->panel) = panel->state;
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
    const bool details =
        model.thinking.chance.empty() || model.thinkingPanel == ui::screens::PanelState::Open;
    std::string all = model.hint;
    for (const std::string& text :
         {model.hintNotation, model.hintRefuses ? std::string() : model.refusal, signs_.text(),
          forecast_.text(), model.announcement, entry_.text(), model.entryError, model.thinking.chance,
          details ? model.thinking.line : std::string(), details ? model.thinking.figures : std::string(),
          model.analysis.momentText, model.report.progress, model.report.verdict, model.report.better,
          model.ending, panels_.handOver()})
        if (!text.empty()) all += (all.empty() ? "" : "\n") + text;
    if (const std::string said = coach_.text(); !said.empty()) all += (all.empty() ? "" : "\n") + said;
    if (!model.offer.empty()) all += "\n" + model.offer;
    if (!model.stack.layers.empty()) all += "\n" + model.stack.limit;
    return all;
}

// ---- events ----

void PlayScreen::key(const SDL_Keysym& key) {
    const Bindings& bindings = shell_.preferences().bindings();
    const auto action = bindings.find(chordOf(key), ActionPlace::Table);
    if (action == Action::PlainBoard) plain_ = true;
    if (action) commands_.carryOut(*action);
}

void PlayScreen::padButton(Uint8 button) {
    const auto action = PlayPad::actionOf(button, table());
    // A panel over the table handles these itself.
    if (action && !(PlayPad::walks(*action) && keyboardNavigation())) actions_.carryOutByPad(*action);
}

bool PlayScreen::keyboardNavigation() const {
    return shell_.currentGame().session() &&
           (panels_.showsResult() || !panels_.handOver().empty() || table().offerToAnswer());
}

void PlayScreen::handle(const SDL_Event& event) {
    if (!shell_.currentGame().session()) return;
    pointer_.handle(event, table(), shell_.display().pixelScale);
    switch (event.type) {
        case SDL_KEYDOWN:
            keyPressed_ = true;
            key(event.key.keysym);
            break;
        case SDL_MOUSEBUTTONDOWN:
            if (event.button.button == SDL_BUTTON_X1) actions_.carryOut(Action::Previous);
            if (event.button.button == SDL_BUTTON_X2) actions_.carryOut(Action::Next);
            break;
        case SDL_KEYUP:
            // Any released key ends this, because it is held alone.
            plain_ = false;
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            keyPressed_ = true;
            padButton(event.cbutton.button);
            break;
        case SDL_TEXTINPUT:
            entry_.typed(event.text.text);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED)
                pointer_.cancelDrag(table());
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) table().hand().hover({});
            break;
        default:
            break;
    }
}

bool PlayScreen::typesNotation() const { return entry_.active() || !ImGui::GetIO().WantTextInput; }

bool PlayScreen::gesture(const TouchGesture& gesture) {
    if (!shell_.currentGame().session()) return false;
    if (ImGui::GetIO().WantCaptureMouse) return false;
    turnBy(gesture, table().stage().camera(), shell_.display().pixelScale);
    return true;
}

bool PlayScreen::escape() {
    if (!entry_.empty() || ImGui::GetIO().WantTextInput) {
        entry_.leave();
        return true;
    }
    if (shell_.currentGame().session() &&
        (table().hand().cancelEntry() || thoughts_.leaveWhyNot() || coach_.dismiss()))
        return true;
    shell_.screens().open(ScreenId::Pause);
    return true;
}

}  // namespace app
