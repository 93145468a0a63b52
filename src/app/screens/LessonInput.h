#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "app/Actions.h"
#include "app/Fingers.h"
#include "app/screens/PlayPad.h"
#include "app/screens/PlayPointer.h"
#include "ui/screens/Lesson.h"

namespace app {

class Shell;
class TableSession;

/// Mouse, keys and pad at a table that shows something else than the game under way: turns are entered only
/// where that is wanted, the camera can always be turned.
class LessonInput {
  public:
    explicit LessonInput(Shell& shell) : shell_(shell) {}

    /// `plays`: the player may enter a turn now. What the event means for the panel beside the table.
    std::optional<ui::screens::LessonAction> handle(const SDL_Event& event, bool plays);
    bool gesture(const TouchGesture& gesture);
    /// Once a simulation step. `walks`: directions walk through the panel, not over the table.
    void update(float seconds, bool walks);

  private:
    std::optional<ui::screens::LessonAction> carryOut(Action action, bool plays);
    void enter(Action action);
    void point(const SDL_Event& event, bool plays);
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    PlayPointer pointer_;
    PlayPad pad_;
};

/// The kinds of piece that the player to move can choose from.
[[nodiscard]] std::vector<ui::screens::PieceChoice> piecesToPlace(const ui::kit::Context& ui,
                                                                  TableSession& table);

}  // namespace app
