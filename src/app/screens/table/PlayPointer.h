#pragma once

#include <SDL.h>

#include <glm/glm.hpp>

namespace app {

class TableSession;

/// The mouse at the table: clicks and drags enter moves, or draw while the pen is in the hand; drags with
/// other buttons move the camera.
class PlayPointer {
  public:
    /// Carries out an event of the mouse; ignores all others. `scale`: pixels a unit of the interface.
    void handle(const SDL_Event& event, TableSession& table, float scale);
    /// Cancels a drag and puts the dragged piece back.
    void cancelDrag(TableSession& table);
    /// Whether a button is down that was pressed over the table.
    [[nodiscard]] bool drags() const { return drag_ != Drag::None; }
    /// The last known position of the mouse, in pixels.
    [[nodiscard]] glm::vec2 at() const { return lastAt_; }

  private:
    enum class Drag { None, Table, Pen, Orbit, Pan };

    void buttonDown(const SDL_MouseButtonEvent& event, TableSession& table);
    void buttonUp(const SDL_MouseButtonEvent& event, TableSession& table);
    void motion(const SDL_MouseMotionEvent& event, TableSession& table, float scale);
    static void wheel(const SDL_MouseWheelEvent& event, TableSession& table);

    Drag drag_ = Drag::None;
    bool travelled_ = false;
    bool began_ = false;  ///< the last click began a turn
    glm::vec2 downAt_{0};
    glm::vec2 lastAt_{0};
    int downButton_ = 0;
};

}  // namespace app
