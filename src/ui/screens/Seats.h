#pragma once

#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// Who plays the game under way from here on.
struct SeatsModel {
    std::vector<Option> options = {};
};

enum class SeatsAction { Apply, Back };
using SeatsCommand = std::variant<SeatsAction, SetOption>;

[[nodiscard]] std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model);

}  // namespace ui::screens
