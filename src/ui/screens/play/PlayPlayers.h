#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "ui/kit/Plate.h"
#include "ui/screens/ActionButton.h"
#include "ui/screens/play/PlayLayout.h"

namespace ui::screens {

/// The players' plates.
struct PlayersView {
    std::vector<kit::PlayerPlate> plates = {};
    std::size_t first = 0;  ///< index of the topmost player; the others follow in turn order
};
using PlayersCommand = std::variant<Act, SetPanel>;

/// The height in pixels that the players need as a column, with their plates or with a line each.
[[nodiscard]] float playersHeight(const kit::Context& ui, const PlayersView& view);
[[nodiscard]] float briefPlayersHeight(const kit::Context& ui, const PlayersView& view);

/// Draws the players as a column, or in a compact layout as a strip with the button of the drawer of moves.
[[nodiscard]] std::vector<PlayersCommand> drawPlayers(kit::Context& ui, const PlayersView& view,
                                                      const ActionStates& states, const PlayLayout& layout);

}  // namespace ui::screens
