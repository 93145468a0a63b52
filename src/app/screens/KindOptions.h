#pragma once

#include <string>

#include "app/Settings.h"
#include "game/Kind.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

/// A game's own options in the program's forms.
namespace app {

[[nodiscard]] ui::screens::Option shownOption(const game::OptionSpec& spec, const ui::kit::Context& ui);

/// The option's value in the game's format.
[[nodiscard]] std::string chosenValue(const game::OptionSpec& spec, const ui::screens::OptionValue& value);

/// The last choices for this game, without values that the game does not offer.
[[nodiscard]] game::OptionValues valuesOf(const Settings& settings, const game::Kind& kind);

}  // namespace app
