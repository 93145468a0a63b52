#pragma once

#include <optional>

#include "app/table/TableSession.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// Opens the view of a stack after the pointer has rested on it for a moment.
class StackPeek {
  public:
    /// `seconds` have passed. True if the result of view() may have changed.
    [[nodiscard]] bool update(const TableSession& table, float seconds);
    /// The open stack; without layers if none is open.
    [[nodiscard]] ui::screens::StackView view(TableSession& table, const ui::kit::Context& ui) const;

  private:
    std::optional<game::Place> place_;
    float rested_ = 0;  ///< seconds that the pointer has rested
    bool open_ = false;
};

}  // namespace app
