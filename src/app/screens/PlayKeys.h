#pragma once

#include <optional>
#include <variant>

#include "app/Actions.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// The keyboard's cursor goes to the next place; dx to the right, dy away from the player.
struct MoveCursor {
    int dx = 0;
    int dy = 0;
};
/// The next or previous variant of what is in the hand.
struct VaryHand {
    int steps = 0;
};
/// The next or previous kind of piece, of those that can be chosen.
struct StepPiece {
    int steps = 0;
};
enum class TableKey { Pick, Finish, StepBack, SeatView, ToggleThinking, ToggleHold, NewGame, Library, Photo };

using TableCommand = std::variant<ui::screens::PlayAction, ui::screens::ChoosePiece, MoveCursor, VaryHand,
                                  StepPiece, TableKey>;

/// What an action does at the table; nothing for one of another place.
[[nodiscard]] std::optional<TableCommand> commandOf(Action action);

}  // namespace app
