#pragma once

#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// What to agree on before a game, or a match of many. The game lists its options; the screen knows none of
/// them.
struct NewGameModel {
    std::string title = {};  ///< already translated; empty: that of a new game
    std::vector<Option> options = {};
    bool advancedShown = false;
    std::string problem = {};  ///< why it cannot start as chosen, already translated; empty = it can
};

enum class NewGameAction { Start, Back, ToggleAdvanced };
using NewGameCommand = std::variant<NewGameAction, SetOption>;

[[nodiscard]] std::vector<NewGameCommand> drawNewGame(kit::Context& ui, const NewGameModel& model);

}  // namespace ui::screens
