#pragma once

#include <optional>
#include <string>

#include "game/Program.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The form's option for an option that an engine declares, with this value. Its key is optionKey(name).
[[nodiscard]] ui::screens::Option shownOption(const game::ProgramOption& option, const std::string& value,
                                              const ui::kit::Context& ui);
/// The value to send to the engine for a value of the form.
[[nodiscard]] std::string valueOf(const game::ProgramOption& option, const ui::screens::OptionValue& value);

[[nodiscard]] std::string optionKey(const std::string& name);
/// The option's name in such a key; nullopt for other keys.
[[nodiscard]] std::optional<std::string> optionName(const std::string& key);

}  // namespace app
