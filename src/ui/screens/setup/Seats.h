#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// The players of the game under way from the next turn on.
struct SeatsModel {
    std::vector<Option> options = {};
    std::string problem = {};  ///< why the game cannot continue so, already translated; empty = it can
};

/// The width of the sheet, in units.
inline constexpr float kSeatsWidth = 500;

enum class SeatsAction { Apply, Back };
using SeatsCommand = std::variant<SeatsAction, SetOption>;

[[nodiscard]] std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model);

}  // namespace ui::screens
