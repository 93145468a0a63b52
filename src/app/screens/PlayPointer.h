#pragma once

#include <SDL.h>

#include <glm/glm.hpp>

namespace app {

class TableSession;

/// The mouse at the table: clicks and drags enter moves, other drags turn and shift the camera.
class PlayPointer {
  public:
    void buttonDown(const SDL_MouseButtonEvent& event, TableSession& table);
    void buttonUp(const SDL_MouseButtonEvent& event, TableSession& table);
    /// `scale`: pixels a unit of the interface.
    void motion(const SDL_MouseMotionEvent& event, TableSession& table, float scale);
    static void wheel(const SDL_MouseWheelEvent& event, TableSession& table);
    /// Whatever is dragged is let go of, and back where it was.
    void letGo(TableSession& table);
    /// Where it was seen last, pixels.
    [[nodiscard]] glm::vec2 at() const { return lastAt_; }

  private:
    enum class Drag { None, Table, Orbit, Pan };

    Drag drag_ = Drag::None;
    bool travelled_ = false;
    glm::vec2 downAt_{0};
    glm::vec2 lastAt_{0};
    int downButton_ = 0;
};

}  // namespace app
