#include "app/EventRouter.h"

#include <imgui.h>

#include <set>
#include <utility>

#include "app/input/Pointing.h"
#include "app/input/WheelEvent.h"

namespace app {
namespace {

/// The type of a release event, and its key or button: the presses whose release must wait.
using Pressed = std::set<std::pair<Uint32, int>>;

void notePress(const SDL_Event& event, Pressed& pressed) {
    if (event.type == SDL_KEYDOWN) pressed.emplace(SDL_KEYUP, event.key.keysym.sym);
    if (event.type == SDL_CONTROLLERBUTTONDOWN) pressed.emplace(SDL_CONTROLLERBUTTONUP, event.cbutton.button);
    if (event.type == SDL_MOUSEBUTTONDOWN) pressed.emplace(SDL_MOUSEBUTTONUP, event.button.button);
}

bool releases(const SDL_Event& event, const Pressed& pressed) {
    const int which = event.type == SDL_KEYUP                ? event.key.keysym.sym
                      : event.type == SDL_MOUSEBUTTONUP      ? event.button.button
                      : event.type == SDL_CONTROLLERBUTTONUP ? event.cbutton.button
                                                             : 0;
    return pressed.count({event.type, which}) != 0;
}

/// Whether the player has pressed or typed something.
bool isPress(const SDL_Event& event) {
    switch (event.type) {
        case SDL_KEYDOWN:
        case SDL_TEXTINPUT:
        case SDL_MOUSEBUTTONDOWN:
        case SDL_FINGERDOWN:
        case SDL_CONTROLLERBUTTONDOWN:
            return true;
        default:
            return false;
    }
}

/// Whether it matters for the event if the pointer is over a panel.
bool pointsAtSomething(const SDL_Event& event) {
    return event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEWHEEL;
}

/// Whether a panel of the interface handles the event, so that the screen does not.
bool takenByPanel(const SDL_Event& event) {
    const ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case SDL_KEYDOWN:
        case SDL_TEXTINPUT:
            return io.WantTextInput;
        case SDL_MOUSEBUTTONDOWN:
            return io.WantCaptureMouse && !turnsPages(event.button.button);
        case SDL_MOUSEWHEEL:
            return io.WantCaptureMouse;
        default:
            return false;
    }
}

/// Whether this is Tab at the table, where it goes through pieces and turns: it must not lead into the fields
/// of the panels as well, which would take the next keys.
bool tabsAtTable(const SDL_Event& event, const Screen& screen) {
    return event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_TAB && !screen.keyboardNavigation() &&
           !ImGui::GetIO().WantTextInput;
}

/// Whether the window may have another size or state than before.
bool changesState(Uint8 windowEvent) {
    return windowEvent == SDL_WINDOWEVENT_SIZE_CHANGED || windowEvent == SDL_WINDOWEVENT_MAXIMIZED ||
           windowEvent == SDL_WINDOWEVENT_RESTORED;
}

/// Whether the device on which the program plays is gone. Devices that nobody has opened have no number.
bool losesSound(const SDL_Event& event) {
    return event.type == SDL_AUDIODEVICEREMOVED && event.adevice.iscapture == 0 && event.adevice.which != 0;
}

constexpr int kMostFramesHeld = 10;

constexpr float kTouchNotch = 24;  // distance in pixels that two fingers scroll for one notch of a wheel

/// Whether a text field may need the key.
bool editsText(const Chord& chord) {
    const bool function = chord.key >= SDLK_F1 && chord.key <= SDLK_F12;
    return !chord.ctrl && !chord.alt && !function && chord.key != SDLK_ESCAPE;
}

}  // namespace

EventRouter::Arrived EventRouter::route(Screen& screen) {
    Arrived arrived;
    Pressed pressed;
    bool moved = false;  // the pointer, in this frame
    SDL_Event event;
    fingers_.frame();
    followField(screen);
    SDL_PumpEvents();
    while (SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
        TextInput::restore(event);
        notePress(event, pressed);
        if (releases(event, pressed) || waitsForField(event, screen)) break;
        if (moved && pointsAtSomething(event)) break;
        moved |= event.type == SDL_MOUSEMOTION;
        SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
        TextInput::restore(event);
        textInput_.note(event);
        keyPlaces_.adapt(event, screen.typesNotation());
        const bool captured =
            screen.capturesKeys() && (event.type == SDL_KEYDOWN || event.type == SDL_TEXTINPUT);
        if (!captured && !tabsAtTable(event, screen) && !isProgramKey(event)) window_.handle(event);
        // Else a pad that lies on the table would keep the picture from being refined, and have it drawn
        // anew.
        arrived.any |= !basics_.gamepad.isNoise(event);
        basics_.gamepad.handle(event);
        noteDevice(event);
        if (event.type == SDL_WINDOWEVENT) arrived.windowChanged = true;
        if (losesSound(event)) arrived.soundLost = true;
        if (captured)
            screen.handle(event);
        else
            handle(event, screen);
    }
    basics_.display.composition = textInput_.composition();
    return arrived;
}

void EventRouter::followField(const Screen& screen) {
    // A move is written in the characters of the keys, so the input method would only be in the way.
    textInput_.follow(ImGui::GetIO().WantTextInput && !screen.typesNotation());
    const auto& caret = basics_.display.caret;
    if (!caret) return;
    const float density = window_.density();
    textInput_.placeCaret(
        {caret->x / density, caret->y / density, caret->width / density, caret->height / density});
}

bool EventRouter::waitsForField(const SDL_Event& event, const Screen& screen) {
    if (!screen.awaitsTextFocus() && !basics_.display.fieldAwaited) {
        framesHeld_ = 0;
        return false;
    }
    return (event.type == SDL_KEYDOWN || event.type == SDL_TEXTINPUT) && framesHeld_++ < kMostFramesHeld;
}

void EventRouter::handle(const SDL_Event& event, Screen& screen) {
    switch (event.type) {
        case SDL_QUIT:
            basics_.screens.quit();
            return;
        case SDL_DROPBEGIN:
        case SDL_DROPFILE:
        case SDL_DROPCOMPLETE:
            gatherFiles(event.drop, screen);
            return;
        case SDL_DROPTEXT:
            collection_.opener.openText(event.drop.file);
            SDL_free(event.drop.file);
            return;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) fingers_.forget();
            if (!window_.offscreen() && changesState(event.window.event))
                basics_.preferences.setWindow(window_.state().normal(), window_.state().maximised());
            break;
        case SDL_KEYDOWN:
            if (globalKey(event.key, screen)) return;
            break;
        case SDL_TEXTINPUT:
            if (globalCharacter(event.text.text, screen)) return;
            break;
        case SDL_FINGERDOWN:
        case SDL_FINGERMOTION:
        case SDL_FINGERUP:
            touch(event, screen);
            return;
        case SDL_CONTROLLERBUTTONDOWN:
            if (padLeavesPanel(event.cbutton.button, screen)) return;
            break;
        default:
            break;
    }
    if (!takenByPanel(event)) screen.handle(event);
}

void EventRouter::gatherFiles(const SDL_DropEvent& event, Screen& screen) {
    if (event.type == SDL_DROPBEGIN) moreFiles_ = true;
    if (event.type == SDL_DROPCOMPLETE) moreFiles_ = false;
    if (event.type == SDL_DROPFILE) {
        files_.emplace_back(event.file);
        SDL_free(event.file);
    }
    if (!moreFiles_) giveFiles(screen);
}

void EventRouter::giveFiles(Screen& screen) {
    const auto files = std::exchange(files_, {});
    if (files.empty() || screen.takeFiles(files)) return;
    std::error_code ignored;
    if (files.size() == 1 && !std::filesystem::is_directory(files[0], ignored))
        return collection_.opener.open(files[0]);
    collection_.transfer.offer(files);
    basics_.screens.openOnce(ScreenId::ImportQuestion);
}

void EventRouter::touch(const SDL_Event& event, Screen& screen) {
    const Window::Size pixels = window_.pixels();
    const float density = window_.density();
    const glm::vec2 size = glm::vec2(pixels.width, pixels.height) / density;
    auto gesture = fingers_.handle(event, size, kDragThreshold * basics_.display.pixelScale / density);
    if (!gesture) return;
    gesture->way *= density;
    if (screen.gesture(*gesture)) return;
    // Over a panel, two fingers scroll it.
    scrolled_ += gesture->way.y / kTouchNotch;
    const int notches = static_cast<int>(scrolled_);
    scrolled_ -= static_cast<float>(notches);
    SDL_Event wheel = wheelEvent(notches);
    if (notches != 0) SDL_PushEvent(&wheel);
}

void EventRouter::noteDevice(const SDL_Event& event) {
    if (isPress(event)) basics_.narrator.heedInput();
    if (Gamepad::isInput(event)) basics_.display.pad = true;
    if (event.type == SDL_KEYDOWN || event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN ||
        event.type == SDL_FINGERDOWN || event.type == SDL_CONTROLLERDEVICEREMOVED)
        basics_.display.pad = false;
    const bool mouse = event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN;
    if (event.type == SDL_FINGERDOWN) basics_.display.touch = true;
    if (event.type == SDL_KEYDOWN || Gamepad::isInput(event) || (mouse && !Fingers::made(event)))
        basics_.display.touch = false;
}

bool EventRouter::padLeavesPanel(Uint8 button, Screen& screen) {
    const bool leaves =
        button == SDL_CONTROLLER_BUTTON_B || (button == SDL_CONTROLLER_BUTTON_START && !screen.hasMenu());
    if (!leaves || !screen.keyboardNavigation()) return false;
    return collection_.opener.cancelLoading() || screen.escape();
}

std::optional<Action> EventRouter::globalAction(const SDL_Keysym& key) const {
    const Chord chord = chordOf(key);
    if (ImGui::GetIO().WantTextInput && editsText(chord)) return {};
    return basics_.preferences.bindings().find(chord, ActionPlace::Everywhere);
}

bool EventRouter::isProgramKey(const SDL_Event& event) const {
    const auto action = event.type == SDL_KEYDOWN ? globalAction(event.key.keysym) : std::nullopt;
    return action && ProgramActions::knows(*action);
}

bool EventRouter::globalKey(const SDL_KeyboardEvent& key, Screen& screen) {
    const auto action = globalAction(key.keysym);
    // Else it would close one screen after the other, or fill the screen and empty it again.
    if (action && key.repeat != 0) return true;
    if (action && basics_.actions.carryOut(*action)) return true;
    return action == Action::Back && (collection_.opener.cancelLoading() || screen.escape());
}

bool EventRouter::globalCharacter(const char* text, const Screen& screen) {
    if (ImGui::GetIO().WantTextInput || screen.awaitsTextFocus()) return false;
    if (text[0] == '\0' || text[1] != '\0') return false;
    const Chord chord{.key = static_cast<SDL_Keycode>(text[0])};
    if (basics_.preferences.bindings().find(chord, ActionPlace::Everywhere) != Action::Help) return false;
    return basics_.actions.carryOut(Action::Help);
}

}  // namespace app
