#pragma once

#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TableSession;

/// The kinds of piece from which the player of this seat can choose, with their names, keys and explanations.
[[nodiscard]] std::vector<ui::screens::PieceChoice> piecesToPlace(const ui::kit::Context& ui, Shell& shell,
                                                                  TableSession& table, std::size_t seat);

}  // namespace app
