#pragma once

#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

struct PauseModel {
    bool canSave = true;
    bool canConclude = false;  ///< a game is under way that players can end by resigning or agreeing
};

enum class PauseCommand { Resume, NewGame, Open, Save, Resign, AgreeDraw, Settings, MainMenu, Quit };

[[nodiscard]] std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model);

}  // namespace ui::screens
