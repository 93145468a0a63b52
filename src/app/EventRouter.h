#pragma once

#include <SDL.h>

#include "app/Fingers.h"
#include "app/Screen.h"
#include "app/Shell.h"
#include "app/Window.h"

namespace app {

/// Hands every event of SDL's queue to the window and its interface, and to whichever of the program and the
/// topmost screen answers it.
class EventRouter {
  public:
    /// Both must outlive it.
    EventRouter(Window& window, Shell& shell) : window_(window), shell_(shell) {}

    struct Arrived {
        bool any = false;
        bool windowChanged = false;  ///< its size, or whether it is seen
    };
    /// Once a frame. A button or key that goes down and up again within a frame is released in the next one,
    /// since Dear ImGui sees keys and buttons once a frame.
    Arrived route(Screen& screen);

  private:
    void handle(const SDL_Event& event, Screen& screen);
    /// Whether the player uses a gamepad or something else.
    void noteDevice(const SDL_Event& event);
    bool padLeavesPanel(Uint8 button, Screen& screen);
    bool globalKey(const SDL_Keysym& key, Screen& screen);
    /// A character that means something everywhere, whichever keys type it on this keyboard.
    bool globalCharacter(const char* text, const Screen& screen);
    /// Explains the game on the table; of one without cards, the controls.
    void openHelp();

    void touch(const SDL_Event& event, Screen& screen);

    Window& window_;
    Shell& shell_;
    Fingers fingers_;
    float scrolled_ = 0;  ///< notches by two fingers that are not whole yet
};

/// Asks for the end of the program as closing its window does.
void requestQuit();

}  // namespace app
