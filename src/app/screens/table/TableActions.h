#pragma once

#include <cstdint>

#include "app/input/Actions.h"

namespace app {

class TableSession;

/// An action that any table has: that of a game, of a lesson, of a photograph.
struct TableAction {
    enum class Kind : std::uint8_t { EntersTurn, ChoosesView, TurnsCamera };
    Action action;
    Kind kind;
    void (*carryOut)(TableSession&);
};

/// The line of this action in the table of such actions; null if it is none.
[[nodiscard]] const TableAction* tableAction(Action action);

}  // namespace app
