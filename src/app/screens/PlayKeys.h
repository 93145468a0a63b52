#pragma once

#include <SDL.h>

#include <optional>
#include <variant>

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
enum class TableKey { Pick, Finish, StepBack, SeatView, ToggleThinking, ToggleHold, NewGame, Library, Photo };

using KeyCommand =
    std::variant<ui::screens::PlayAction, ui::screens::ChoosePiece, MoveCursor, VaryHand, TableKey>;

/// What a key does at the table; nothing for a key without a meaning.
[[nodiscard]] std::optional<KeyCommand> commandOf(const SDL_Keysym& key);

}  // namespace app
