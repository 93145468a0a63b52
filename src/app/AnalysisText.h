#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace app {

/// How an analysis judges turns, with its thresholds, in words.
[[nodiscard]] std::string measureText(const ui::kit::Context& ui);

}  // namespace app
