#pragma once

#include <SDL.h>

#include <filesystem>
#include <optional>
#include <vector>

#include "app/input/Fingers.h"
#include "app/input/Gamepad.h"
#include "app/input/KeyPlaces.h"
#include "app/input/TextInput.h"
#include "app/library/GameTransfer.h"
#include "app/play/GameOpener.h"
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/shell/ShellParts.h"
#include "app/sound/Narrator.h"
#include "app/window/Display.h"
#include "app/window/Screen.h"
#include "app/window/ScreenStack.h"
#include "app/window/Window.h"

namespace app {

/// Distributes SDL's events: to the window with its interface, and to the program or the topmost screen.
class EventRouter {
  public:
    /// The window must outlive it, too.
    EventRouter(Window& window, const ScreenBasics& basics, const Collection& collection)
        : window_(window), basics_(basics), collection_(collection) {}

    struct Arrived {
        bool any = false;            ///< something besides the noise of a gamepad at rest
        bool windowChanged = false;  ///< its size, or whether it is minimised
        bool soundLost = false;      ///< the sound device that was open is gone
    };
    /// Handles the waiting events; call once a frame. If a key or button is pressed and released within a
    /// frame, its release waits for the next frame, because Dear ImGui reads keys and buttons once a frame.
    /// Keys wait, too, while a text field is about to get the keyboard, and a press or the wheel after a
    /// motion of the pointer in the same frame, because only the next frame knows which panel is below it.
    Arrived route(Screen& screen);

  private:
    /// Lets the input method compose if a field for any text has the keyboard, at its caret.
    void followField(const Screen& screen);
    /// Whether the event must wait until a field has the keyboard. At most for some frames: a field that is
    /// not shown never gets it.
    [[nodiscard]] bool waitsForField(const SDL_Event& event, const Screen& screen);
    void handle(const SDL_Event& event, Screen& screen);
    /// Remembers whether the last input came from a gamepad, and whether that is still there; what is spoken
    /// may be interrupted by what answers to it.
    void noteDevice(const SDL_Event& event);
    bool padLeavesPanel(Uint8 button, Screen& screen);
    /// What the key does everywhere; nullopt if nothing, or if a text field needs it.
    [[nodiscard]] std::optional<Action> globalAction(const SDL_Keysym& key) const;
    /// Whether the program does something for this key on every screen, such as full screen for Alt+Return:
    /// the widget that has the focus must not be pressed by it, too.
    [[nodiscard]] bool isProgramKey(const SDL_Event& event) const;
    /// Handles keys that have a meaning everywhere; false if this is none. A key that is held has it once.
    bool globalKey(const SDL_KeyboardEvent& key, Screen& screen);
    /// Handles characters that have a meaning everywhere, independent of the keyboard layout; false if this
    /// is none.
    bool globalCharacter(const char* text, const Screen& screen);

    void touch(const SDL_Event& event, Screen& screen);
    /// Gathers the files that come at once: SDL sends an event for each file, between a beginning and an end.
    void gatherFiles(const SDL_DropEvent& event, Screen& screen);
    void giveFiles(Screen& screen);

    Window& window_;
    const ScreenBasics& basics_;
    const Collection& collection_;
    Fingers fingers_;
    KeyPlaces keyPlaces_;
    TextInput textInput_;
    int framesHeld_ = 0;                        ///< frames for which keys have waited for a field
    std::vector<std::filesystem::path> files_;  ///< dragged onto the window, so far
    bool moreFiles_ = false;
    float scrolled_ = 0;  ///< part of a notch that two fingers have scrolled so far
};

}  // namespace app
