#pragma once

#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/play/PieceParts.h"

namespace app {

class Bindings;
class TableSession;

/// The kinds of piece from which the player of this seat can choose, with their names, keys and explanations.
[[nodiscard]] std::vector<ui::screens::PieceChoice> piecesToPlace(const ui::kit::Context& ui,
                                                                  const Bindings& bindings,
                                                                  TableSession& table, std::size_t seat);

}  // namespace app
