#pragma once

#include <string>

#include "app/Settings.h"
#include "game/Kind.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

/// A game's own options on the forms of the program.
namespace app {

[[nodiscard]] ui::screens::Option shownOption(const game::OptionSpec& spec, const ui::kit::Context& ui);

/// The option's value as the game has it.
[[nodiscard]] std::string chosenValue(const game::OptionSpec& spec, const ui::screens::OptionValue& value);

/// What was chosen the last time. What the game cannot do was never shown either.
[[nodiscard]] game::OptionValues valuesOf(const Settings& settings, const game::Kind& kind);

}  // namespace app
