#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "game/Place.h"

namespace app {

class Shell;

/// Speaks the events at the table: turns, the result, the place under the keyboard's cursor, and why a click
/// was refused.
class TableNarration {
  public:
    explicit TableNarration(Shell& shell);

    /// Speaks new events; call once a simulation step.
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
