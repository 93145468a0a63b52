#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "app/input/Actions.h"
#include "app/input/Fingers.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/PlayPointer.h"
#include "app/shell/ShellParts.h"
#include "ui/screens/learning/Lesson.h"

namespace app {

class TableSession;

/// Mouse, keys and gamepad at a table that is not the game under way: turns are entered only when wanted; the
/// camera can always be moved.
class LessonInput {
  public:
    LessonInput(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}

    /// `plays`: the player may enter a turn. Returns the panel's action that the event means, if any.
    std::optional<ui::screens::LessonAction> handle(const SDL_Event& event, bool plays);
    bool gesture(const TouchGesture& gesture);
    /// Cancels a drag and puts the dragged piece back.
    void cancelDrag();
    /// Call once a simulation step. `walks`: directions move through the panel instead of over the table.
    void update(float seconds, bool walks);

  private:
    std::optional<ui::screens::LessonAction> carryOut(Action action, bool plays);
    void point(const SDL_Event& event, bool plays);
    [[nodiscard]] TableSession& table() const;

    const ScreenBasics& basics_;
    const Playing& playing_;
    PlayPointer pointer_;
    PlayPad pad_;
};

}  // namespace app
