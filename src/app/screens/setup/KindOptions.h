#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/settings/Settings.h"
#include "game/Kind.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

/// The game's own options in the program's forms.
namespace app {

/// A choice among these numbers of players. `chosen` is one of them.
[[nodiscard]] ui::screens::Option playersOption(const std::vector<int>& counts, int chosen,
                                                const ui::kit::Context& ui);

/// Appends these options.
void showSpecs(const std::vector<game::OptionSpec>& specs, const ui::kit::Context& ui,
               std::vector<ui::screens::Option>& options);

/// The changed value of one of these options, in the form that the game uses; nullopt for other changes.
[[nodiscard]] std::optional<std::string> specValue(const std::vector<game::OptionSpec>& specs,
                                                   const ui::screens::SetOption& change);

/// Applies a change of one of the game's own options; ignores other changes.
void changeOption(const game::Kind& kind, game::OptionValues& values, const ui::screens::SetOption& change);

/// The last choices for this game, without values that the game does not offer.
[[nodiscard]] game::OptionValues valuesOf(const Settings& settings, const game::Kind& kind);

}  // namespace app
