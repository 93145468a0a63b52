#pragma once

#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

struct PauseModel {
    bool canSave = true;
};

enum class PauseCommand { Resume, NewGame, Open, Save, Settings, MainMenu, Quit };

[[nodiscard]] std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model);

}  // namespace ui::screens
