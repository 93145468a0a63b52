#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "game/Place.h"

namespace app {

class Shell;

/// Says what happens at the table: turns, how the game ends, the place that the keyboard's cursor is on,
/// why a click means nothing.
class TableNarration {
  public:
    explicit TableNarration(Shell& shell);

    /// Says what is new since the last call; once a simulation step.
    void update();

  private:
    void followEvents();
    void followCursor();
    void followRefusals();

    Shell& shell_;
    std::size_t eventsSeen_ = 0;
    std::uint64_t refusalsSeen_ = 0;
    std::optional<game::Place> cursor_;
};

}  // namespace app
