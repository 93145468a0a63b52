#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "ui/PlaySample.h"
#include "ui/kit/Toast.h"
#include "ui/screens/Controls.h"
#include "ui/screens/Description.h"
#include "ui/screens/Engines.h"
#include "ui/screens/FileDialog.h"
#include "ui/screens/KeepSettings.h"
#include "ui/screens/Notice.h"
#include "ui/screens/Pause.h"
#include "ui/screens/Photo.h"
#include "ui/screens/Question.h"
#include "ui/screens/Settings.h"
#include "ui/screens/Start.h"
#include "ui/screens/play/Result.h"
#include "ui/screens/setup/Contest.h"
#include "ui/screens/setup/NewGame.h"

/// Example models, for tests and for the gallery of pictures.
namespace samples {

[[nodiscard]] ui::screens::StartModel start();
/// The start screen with unfinished games, and none on the table.
[[nodiscard]] ui::screens::StartModel startAgain();
/// With the question that is asked once.
[[nodiscard]] ui::screens::StartModel firstStart();
[[nodiscard]] ui::screens::NewGameModel newGame(bool advanced);
[[nodiscard]] ui::screens::SettingsModel settings(ui::screens::SettingsSection section);
[[nodiscard]] ui::screens::DescriptionModel description();
[[nodiscard]] ui::screens::ControlsModel controls();
[[nodiscard]] ui::screens::EnginesModel engines();
/// A match of engines in progress, one of its games on the table.
[[nodiscard]] ui::screens::ContestModel contest();
[[nodiscard]] ui::screens::ContestModel contestOver();
/// The states of actions, by id; all others are possible.
[[nodiscard]] ui::screens::ActionStates states(std::map<std::string, ui::screens::ActionState> known);
[[nodiscard]] PlaySample play();
[[nodiscard]] PlaySample playOfFour();
/// Two engines consider turns with long notations and scores.
[[nodiscard]] PlaySample considering();
[[nodiscard]] ui::screens::ResultModel result();
/// The area of the result on the display.
[[nodiscard]] ui::kit::Rect resultArea(const ui::kit::Context& ui);
[[nodiscard]] ui::screens::PhotoModel photo();
[[nodiscard]] ui::screens::NoticeModel notice();
[[nodiscard]] std::vector<ui::kit::Toast> toasts();

/// A screen by name, drawn from its sample.
struct Screen {
    std::string name;
    std::function<void(ui::kit::Context&)> draw;
    bool byKeyboard = false;  ///< pictures show the keyboard's focus
};
[[nodiscard]] std::vector<Screen> screens();
/// The screens beside the table, or over it for a moment.
[[nodiscard]] std::vector<Screen> momentaryScreens();

}  // namespace samples
