#pragma once

#include <optional>
#include <variant>

#include "app/input/Actions.h"
#include "scene/OrbitCamera.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// Moves the keyboard's cursor; dx to the right, dy away from the player.
struct MoveCursor {
    int dx = 0;
    int dy = 0;
};
/// Chooses the next or previous variant of the pieces in the hand.
struct VaryHand {
    int steps = 0;
};
/// Chooses the next or previous kind of piece.
struct StepPiece {
    int steps = 0;
};
/// Moves the camera by steps: to the right, upwards, closer, or by quarter turns.
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

/// The command of an action at the table; nullopt if the action belongs to another place.
[[nodiscard]] std::optional<TableCommand> commandOf(Action action);

}  // namespace app
