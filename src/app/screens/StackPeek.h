#pragma once

#include <optional>

#include "app/TableSession.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// Opens a stack once the pointer has rested on it for a moment.
class StackPeek {
  public:
    /// `seconds` have passed. True if what view() says may have changed.
    [[nodiscard]] bool update(const TableSession& table, float seconds);
    /// What is open now; empty layers: nothing.
    [[nodiscard]] ui::screens::StackView view(TableSession& table, const ui::kit::Context& ui) const;

  private:
    std::optional<game::Place> place_;
    float rested_ = 0;  ///< seconds
    bool open_ = false;
};

}  // namespace app
