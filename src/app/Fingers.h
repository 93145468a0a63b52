#pragma once

#include <SDL.h>

#include <glm/vec2.hpp>
#include <map>
#include <optional>

namespace app {

/// What two fingers have done since the last event.
struct TouchGesture {
    glm::vec2 way{0};  ///< of the point between them, in units of the window; the part of it to the right
                       ///< grows with a turn
    float closer = 0;  ///< notches of a wheel, as they spread
};

/// Fingers become a mouse: a tap is a click, a drag is a drag with the left button. Two fingers are a
/// gesture. It waits with the button until the finger travels or lifts, so that the first of two fingers does
/// nothing. Main thread only.
class Fingers {
  public:
    /// Fingers' events; what they mean for the mouse is pushed into SDL's queue. `size`: of the window, in
    /// its units; `threshold`: how far a finger trembles, in the same. Answers a gesture, if this is a part
    /// of one.
    [[nodiscard]] std::optional<TouchGesture> handle(const SDL_Event& event, glm::vec2 size, float threshold);
    /// Once a frame: a finger that has gone points at nothing.
    void frame();
    /// Whether this mouse event comes from a finger.
    [[nodiscard]] static bool made(const SDL_Event& event);

  private:
    void down(SDL_FingerID finger, glm::vec2 at);
    [[nodiscard]] std::optional<TouchGesture> moved(SDL_FingerID finger, glm::vec2 at, float threshold);
    void up(SDL_FingerID finger, glm::vec2 at);

    std::map<SDL_FingerID, glm::vec2> fingers_;
    std::optional<glm::vec2>
        start_;             ///< of the only finger, while it neither travelled nor became one of two
    bool pressed_ = false;  ///< the button is down
    int leavesIn_ = 0;      ///< frames; 0: not
};

}  // namespace app
