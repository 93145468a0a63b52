#pragma once

#include <optional>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class KeepAnswer { Keep, GoBack };

/// Asks whether to keep new settings; the player has `seconds` left to answer. The keyboard's focus begins at
/// the button that restores the old settings: a player who sees nothing and presses a key must not keep the
/// new ones.
[[nodiscard]] std::optional<KeepAnswer> drawKeepSettings(kit::Context& ui, int seconds);

}  // namespace ui::screens
