#pragma once

#include <optional>
#include <variant>

#include "app/Actions.h"
#include "scene/OrbitCamera.h"
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
/// The camera turns by steps, to the right and upwards, or comes closer, or goes around by quarters.
struct TurnCamera {
    int right = 0;
    int up = 0;
    int closer = 0;
    int quarters = 0;
    void turn(scene::OrbitCamera& camera) const;
};
enum class TableKey {
    Pick,
    Finish,
    StepBack,
    SeatView,
    ToggleThinking,
    ToggleHold,
    Comment,
    PreviousMistake,
    NextMistake,
    NewGame,
    Library,
    Describe,
    Photo,
    Share
};

using TableCommand = std::variant<ui::screens::PlayAction, ui::screens::ChoosePiece, ui::screens::ToggleMark,
                                  MoveCursor, VaryHand, StepPiece, TurnCamera, TableKey>;

/// What an action does at the table; nothing for one of another place.
[[nodiscard]] std::optional<TableCommand> commandOf(Action action);

}  // namespace app
