#include "app/screens/table/PlayScreen.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/common/Changes.h"
#include "app/input/Gamepad.h"
#include "app/input/Pointing.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Preferences.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/Panel.h"

namespace app {
namespace {

constexpr float kTick = 0.3F;  // seconds between the moving dots of a thinking player

}  // namespace

PlayScreen::PlayScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
                       const Collection& collection)
    : basics_(basics),
      playing_(playing),
      made_(basics, playing, learning, collection),
      place_(playing.followers.join([this](const TableSession& game) {
          for (PlayPart* part : parts_) part->readNews(game);
      })) {}

PlayScreen::~PlayScreen() {
    if (!hasGame()) return;
    table().control().stopAsking();
    made_.sketch.take(false);
    table().hand().stopPointing();
    (void)table().turn().takeBackHeld();
}

bool PlayScreen::hasGame() const { return playing_.currentGame.session() != nullptr; }

TableSession& PlayScreen::table() const { return playing_.tables.shown(); }

// ---- time ----

void PlayScreen::update(float seconds) {
    if (!hasGame()) return;
    made_.pad.update(seconds, basics_.gamepad, table(), keyboardNavigation());
    for (PlayPart* part : parts_)
        if (part->update(seconds)) basics_.changes.interface = true;
    sinceTick_ += seconds;
    if (!expecting() || sinceTick_ < kTick) return;
    sinceTick_ = 0;
    for (PlayPart* part : parts_) part->tick();
    basics_.changes.interface = true;
}

void PlayScreen::pass(float seconds) {
    if (!hasGame()) return;
    panelFade_.update(seconds, std::exchange(keyPressed_, false) || panelsUsed());
    for (PlayPart* part : parts_)
        if (part->pass(seconds)) basics_.changes.interface = true;
    markTable();
}

void PlayScreen::covered() {
    made_.plain = false;
    made_.sketch.releaseKey();
    if (hasGame()) pointer_.cancelDrag(*playing_.currentGame.session());
}

void PlayScreen::markTable() {
    scene::Marks marks;
    for (const PlayPart* part : parts_) part->mark(marks);
    if (made_.plain) marks = {.advice = std::move(marks.advice)};
    if (marks == table().stage().marks()) return;
    table().stage().show(std::move(marks));
    basics_.changes.interface = true;  // the interface writes their texts
}

bool PlayScreen::panelsUsed() const {
    if (!basics_.display.panelsFade || any(&PlayPart::used)) return true;
    if (ImGui::GetIO().WantTextInput) return true;  // a faded panel would take its field along
    // Who plays needs the pieces and the moves; once nobody plays any more, he reads what they show.
    const match::Followed& match = table().match();
    if (table().seating().hasPersons() || match.looksBack()) return true;
    if (!match.live() || match.outcome().over) return true;
    const float scale = basics_.display.pixelScale;
    return ui::screens::overPanels(ui::screens::layoutPlay(ImGui::GetIO().DisplaySize, scale, needs()),
                                   {pointer_.at().x, pointer_.at().y}, scale);
}

bool PlayScreen::expecting() const {
    return hasGame() && (table().control().awaitsTurn() || any(&PlayPart::expecting));
}

bool PlayScreen::ticking() const {
    return hasGame() && (table().match().clocksRun() || any(&PlayPart::ticking));
}

bool PlayScreen::any(bool (PlayPart::*is)() const) const {
    return std::any_of(parts_.begin(), parts_.end(), [&](const PlayPart* part) { return (part->*is)(); });
}

bool PlayScreen::animating() const {
    // Also once after the change, to draw the final state.
    return panelFade_.changing() || basics_.gamepad.held() || panelFade_.value() != shownOpacity_;
}

// ---- display ----

void PlayScreen::draw(ui::kit::Context& ui, float seconds) {
    if (!hasGame()) return;
    shownOpacity_ = panelFade_.value();
    for (PlayPart* part : parts_) part->refresh(ui, seconds);
    const auto layout = ui::screens::layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, needs());
    // The players stay visible, because a glance must tell whose turn it is. The panels that fade do so
    // completely, because letters in a translucent panel are hard to read over the table.
    for (PlayPart* part : parts_) {
        if (part->fades() && shownOpacity_ <= 0) continue;
        const ui::kit::Faded faded(part->fades() ? shownOpacity_ : 1);
        part->draw(ui, layout);
    }
    for (PlayPart* part : parts_) part->execute();
    // What lies under a panel is not pointed at.
    if (hasGame() && ImGui::GetIO().WantCaptureMouse && !pointer_.drags()) table().hand().leavePointer();
}

ui::screens::PlayNeeds PlayScreen::needs() const {
    ui::screens::PlayNeeds needs{.panels = basics_.panels};
    for (const PlayPart* part : parts_) part->claim(needs);
    return needs;
}

ui::kit::Rect PlayScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::layoutPlay({display.width, display.height}, basics_.display.pixelScale, needs())
        .table;
}

ui::kit::ToastsAt PlayScreen::toastsAt() const {
    const bool top = hasGame() && table().entry().presentation->handAtEdge();
    return top ? ui::kit::ToastsAt::Top : ui::kit::ToastsAt::Bottom;
}

std::string PlayScreen::text() const {
    std::string all;
    for (const PlayPart* part : parts_)
        if (const std::string text = part->text(); !text.empty()) all += (all.empty() ? "" : "\n") + text;
    return all;
}

// ---- events ----

void PlayScreen::padButton(Uint8 button) {
    const auto action = PlayPad::actionOf(button, table());
    // A panel over the table handles these itself.
    if (action && !(PlayPad::walks(*action) && keyboardNavigation())) made_.actions.carryOutByPad(*action);
}

void PlayScreen::keyDown(const SDL_KeyboardEvent& key) {
    const auto action = basics_.preferences.bindings().find(chordOf(key.keysym), ActionPlace::Table);
    // A panel over the table handles these itself.
    const bool pressesThere = action && (PlayPad::walks(*action) || action == Action::Finish);
    if (pressesThere && keyboardNavigation()) return;
    if (action == Action::Draw)
        made_.sketch.keyDown(key.keysym.sym, key.repeat != 0);
    else if (action && (key.repeat == 0 || repeats(*action)))
        made_.actions.carryOut(*action);
}

bool PlayScreen::keyboardNavigation() const {
    return hasGame() && (any(&PlayPart::asks) || table().control().offerToAnswer());
}

void PlayScreen::handle(const SDL_Event& event) {
    if (!hasGame()) return;
    const bool click = event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_LEFT;
    if (click && any(&PlayPart::closesOnClick)) return;
    pointer_.handle(event, table(), basics_.display.pixelScale);
    switch (event.type) {
        case SDL_KEYDOWN:
            keyPressed_ = true;
            keyDown(event.key);
            break;
        case SDL_MOUSEBUTTONDOWN:
            if (event.button.button == SDL_BUTTON_X1) made_.actions.carryOut(Action::Previous);
            if (event.button.button == SDL_BUTTON_X2) made_.actions.carryOut(Action::Next);
            break;
        case SDL_KEYUP:
            // Any released key ends this, because it is held alone.
            made_.plain = false;
            made_.sketch.keyUp(event.key.keysym.sym);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            keyPressed_ = true;
            padButton(event.cbutton.button);
            break;
        case SDL_TEXTINPUT:
            for (PlayPart* part : parts_) part->typed(event.text.text);
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

bool PlayScreen::typesNotation() const {
    return any(&PlayPart::typesNotation) || !ImGui::GetIO().WantTextInput;
}

bool PlayScreen::awaitsTextFocus() const { return any(&PlayPart::awaitsTextFocus); }

bool PlayScreen::gesture(const TouchGesture& gesture) {
    if (!hasGame()) return false;
    if (ImGui::GetIO().WantCaptureMouse) return false;
    turnBy(gesture, table().stage().camera(), basics_.display.pixelScale);
    return true;
}

bool PlayScreen::escape() {
    const bool left =
        hasGame() && std::any_of(parts_.begin(), parts_.end(), [](PlayPart* part) { return part->escape(); });
    if (!left) basics_.screens.open(ScreenId::Pause);
    return true;
}

}  // namespace app
