#pragma once

#include <optional>
#include <string>

#include "ui/kit/Labels.h"

namespace app {

class Screen;
class Shell;

/// The answer to a question of a script's `expect` or `print` (docs/SCRIPTS.md); nullopt for an unknown
/// question.
[[nodiscard]] std::optional<std::string> answerTo(const std::string& question, Shell& shell,
                                                  const Screen& screen, const ui::kit::Labels& labels);

}  // namespace app
