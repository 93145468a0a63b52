#pragma once

#include <optional>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class KeepAnswer { Keep, GoBack };

/// Asks whether new settings are to stay; `seconds` are left to answer. The keyboard begins at going back:
/// who presses a key without seeing anything must not keep them.
[[nodiscard]] std::optional<KeepAnswer> drawKeepSettings(kit::Context& ui, int seconds);

}  // namespace ui::screens
