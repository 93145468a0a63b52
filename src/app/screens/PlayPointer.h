#pragma once

#include <SDL.h>

#include <glm/glm.hpp>

namespace app {

class TableSession;

/// The mouse at the table: clicks and drags enter moves; drags with other buttons move the camera.
class PlayPointer {
  public:
    void buttonDown(const SDL_MouseButtonEvent& event, TableSession& table);
    void buttonUp(const SDL_MouseButtonEvent& event, TableSession& table);
    /// `scale`: pixels in one unit of the interface.
    void motion(const SDL_MouseMotionEvent& event, TableSession& table, float scale);
    static void wheel(const SDL_MouseWheelEvent& event, TableSession& table);
    /// Cancels a drag and puts the dragged piece back.
    void letGo(TableSession& table);
    /// The pointer's last position, in pixels.
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
