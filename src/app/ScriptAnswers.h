#pragma once

#include <map>
#include <optional>
#include <string>

#include "ui/kit/Rect.h"

namespace app {

class Screen;
class Shell;

/// What a script's `expect` can ask for (docs/SCRIPTS.md), by the names used there; nothing for any other
/// question.
[[nodiscard]] std::optional<std::string> answerTo(const std::string& question, Shell& shell,
                                                  const Screen& screen,
                                                  const std::map<std::string, ui::kit::Rect>& labels);

}  // namespace app
