#include "app/screens/Screens.h"

#include "app/Shell.h"
#include "app/screens/ControlsScreen.h"
#include "app/screens/FileScreen.h"
#include "app/screens/NewGameScreen.h"
#include "app/screens/NoticeScreen.h"
#include "app/screens/PauseScreen.h"
#include "app/screens/PhotoScreen.h"
#include "app/screens/PlayScreen.h"
#include "app/screens/ScoreSheetScreen.h"
#include "app/screens/SeatsScreen.h"
#include "app/screens/SettingsScreen.h"
#include "app/screens/StartScreen.h"

namespace app {

std::unique_ptr<Screen> makeScreen(ScreenId id, Shell& shell) {
    using Purpose = FileScreen::Purpose;
    ScreenStack& stack = shell.screens();
    Evening& evening = shell.evening();
    Preferences& preferences = shell.preferences();
    switch (id) {
        case ScreenId::Start:
            return std::make_unique<StartScreen>(shell.games(), stack, evening, shell.files());
        case ScreenId::Play:
            return std::make_unique<PlayScreen>(shell);
        case ScreenId::NewGame:
            return std::make_unique<NewGameScreen>(shell.games(), stack, evening, preferences,
                                                   shell.messages());
        case ScreenId::OpenFile:
            return std::make_unique<FileScreen>(stack, shell.files(), Purpose::Open,
                                                shell.games().extensions());
        case ScreenId::SaveFile:
            return std::make_unique<FileScreen>(
                stack, shell.files(), Purpose::Save,
                std::vector<std::string>{evening.table().entry().kind->extension()});
        case ScreenId::Seats:
            return std::make_unique<SeatsScreen>(stack, evening, preferences);
        case ScreenId::ScoreSheet:
            return std::make_unique<ScoreSheetScreen>(stack, evening);
        case ScreenId::Settings:
            return std::make_unique<SettingsScreen>(stack, evening, preferences, shell.texts(), shell.cues());
        case ScreenId::Controls:
            return std::make_unique<ControlsScreen>(stack, preferences, shell.texts());
        case ScreenId::Pause:
            return std::make_unique<PauseScreen>(shell);
        case ScreenId::Photo:
            return std::make_unique<PhotoScreen>(stack, evening, shell.files(), shell.display(),
                                                 preferences.bindings(), shell.gamepad());
        case ScreenId::Notice:
            return std::make_unique<NoticeScreen>(stack, shell.messages());
    }
    return nullptr;
}

}  // namespace app
