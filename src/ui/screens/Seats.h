#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// Who plays the game under way from here on.
struct SeatsModel {
    std::vector<Option> options = {};
    std::string problem = {};  ///< why it cannot go on so, already translated; empty = it can
};

enum class SeatsAction { Apply, Back };
using SeatsCommand = std::variant<SeatsAction, SetOption>;

[[nodiscard]] std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model);

}  // namespace ui::screens
