#pragma once

#include <cstdint>
#include <optional>

#include "game/Place.h"

namespace app {

class Shell;

/// Speaks what the player does at the table: the place under the keyboard's cursor, and why a click was
/// refused.
class TableNarration {
  public:
    explicit TableNarration(Shell& shell) : shell_(shell) {}

    /// Speaks what is new; call once a simulation step.
    void update();

  private:
    void followCursor();
    void followRefusals();

    Shell& shell_;
    std::uint64_t refusalsSeen_ = 0;
    std::optional<game::Place> cursor_;
};

}  // namespace app
