#pragma once

#include <SDL.h>

#include <glm/vec2.hpp>
#include <map>
#include <optional>

namespace app {

/// The change made by two fingers since the last event.
struct TouchGesture {
    glm::vec2 way{0};  ///< movement of their middle, in units of the window; x also
    float closer = 0;  ///< notches of a wheel; positive when they spread
};

/// Turns touches into mouse events: a tap becomes a click, and a drag becomes a drag with the left button.
/// Two fingers make a gesture. The button is pressed only when the finger moves or lifts, so that the first
/// finger of a gesture does not click. Main thread only.
class Fingers {
  public:
    /// Handles a touch event; pushes mouse events into SDL's queue. `size`: the window's size in its units;
    /// `threshold`: a movement shorter than this does not count, in the same units. Returns a gesture if the
    /// event is part of one.
    [[nodiscard]] std::optional<TouchGesture> handle(const SDL_Event& event, glm::vec2 size, float threshold);
    /// Forgets fingers whose lifting will not be told, as when the window loses the focus.
    void forget();
    /// Moves the pointer away after the finger has lifted; call once a frame.
    void frame();
    /// Whether this mouse event was made from a touch.
    [[nodiscard]] static bool made(const SDL_Event& event);

  private:
    void down(SDL_FingerID finger, glm::vec2 at);
    [[nodiscard]] std::optional<TouchGesture> moved(SDL_FingerID finger, glm::vec2 at, float threshold);
    void up(SDL_FingerID finger, glm::vec2 at);

    Uint32 window_ = 0;  ///< the window that was touched last, in whose units the mouse events are
    std::map<SDL_FingerID, glm::vec2> fingers_;
    std::optional<glm::vec2> start_;  ///< of a single finger that has not moved
    bool pressed_ = false;            ///< the left button is pressed
    int leavesIn_ = 0;                ///< frames until the pointer leaves; 0: not leaving
};

}  // namespace app
