#pragma once

#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Plate.h"
#include "ui/screens/Result.h"

namespace app {

class Shell;

/// The result of the game on the table, for the panel below the board. `players`: the plates by seat, whose
/// names it uses.
[[nodiscard]] ui::screens::ResultModel resultOf(Shell& shell,
                                                const std::vector<ui::kit::PlayerPlate>& players,
                                                const ui::kit::Context& ui);

}  // namespace app
