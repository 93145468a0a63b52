#pragma once

#include <optional>
#include <string>

#include "game/Program.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// An option that an engine declares as a form asks for it, with this value. Its key is optionKey(name).
[[nodiscard]] ui::screens::Option shownOption(const game::ProgramOption& option, const std::string& value,
                                              const ui::kit::Context& ui);
/// What the engine is told for what the form answers.
[[nodiscard]] std::string valueOf(const game::ProgramOption& option, const ui::screens::OptionValue& value);

[[nodiscard]] std::string optionKey(const std::string& name);
/// The name within such a key; nothing for other keys.
[[nodiscard]] std::optional<std::string> optionName(const std::string& key);

}  // namespace app
