#pragma once

#include <variant>
#include <vector>

#include "ui/screens/Option.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// The options of a new game, or of a match of many games. The game lists its own options; the screen knows
/// none of them.
struct NewGameModel {
    std::string title = {};  ///< already translated; empty: the title of a new game
    GameChoice game = {};    ///< beside the title
    std::vector<Option> options = {};
    bool advancedShown = false;
    std::string setUp = {};    ///< the button that opens the set-up of a position; empty: there is none
    std::string problem = {};  ///< why it cannot start with these options, already translated; empty = it can
};

/// The width of the sheet, in units.
inline constexpr float kNewGameWidth = 500;

enum class NewGameAction { Start, Back, ToggleAdvanced, SetUp };
using NewGameCommand = std::variant<NewGameAction, SetOption, ChooseKind>;

[[nodiscard]] std::vector<NewGameCommand> drawNewGame(kit::Context& ui, const NewGameModel& model);

}  // namespace ui::screens
