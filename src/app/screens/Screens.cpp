#include "app/screens/Screens.h"

#include "app/screens/AnalysisScreen.h"
#include "app/screens/ArrangementsScreen.h"
#include "app/screens/ControlsScreen.h"
#include "app/screens/DescriptionScreen.h"
#include "app/screens/EnginesScreen.h"
#include "app/screens/FileScreen.h"
#include "app/screens/ImportQuestionScreen.h"
#include "app/screens/KeepSettingsScreen.h"
#include "app/screens/LeaveScreen.h"
#include "app/screens/LibraryScreen.h"
#include "app/screens/NoticeScreen.h"
#include "app/screens/PauseScreen.h"
#include "app/screens/SettingsScreen.h"
#include "app/screens/ShareScreen.h"
#include "app/screens/StartScreen.h"
#include "app/screens/learning/HowToPlayScreen.h"
#include "app/screens/learning/LearnScreen.h"
#include "app/screens/learning/LessonScreen.h"
#include "app/screens/learning/PracticeScreen.h"
#include "app/screens/learning/RuleBookScreen.h"
#include "app/screens/setup/ContestFormScreen.h"
#include "app/screens/setup/ContestScreen.h"
#include "app/screens/setup/NewGameScreen.h"
#include "app/screens/setup/OpeningScreen.h"
#include "app/screens/setup/PositionScreen.h"
#include "app/screens/setup/ScoreSheetScreen.h"
#include "app/screens/setup/SeatsScreen.h"
#include "app/screens/table/PhotoScreen.h"
#include "app/screens/table/PlayScreen.h"
#include "app/shell/Shell.h"

namespace app {

namespace {

/// The purpose of the file dialog with this id.
FileScreen::Task fileTask(ScreenId id, Shell& shell) {
    using Purpose = FileScreen::Purpose;
    Files& files = shell.files();
    GameTransfer& transfer = shell.transfer();
    const std::filesystem::path begin = files.suggestedFile();
    if (id == ScreenId::SaveFile)
        return {.purpose = Purpose::Save,
                .extensions = {shell.tables().shown().entry().kind->extension()},
                .begin = begin,
                .accept = [&files](const auto& file) { files.save(file); }};
    if (id == ScreenId::SaveSeen)
        return {.purpose = Purpose::Save,
                .extensions = {".txt"},
                .begin = std::filesystem::path(begin).replace_extension(".txt"),
                .accept = [&files](const auto& file) { files.saveSeen(file); }};
    if (id == ScreenId::ImportGames)
        return {.purpose = Purpose::Import,
                .extensions = shell.games().extensions(),
                .begin = begin,
                .accept = [&transfer](const auto& file) { transfer.importFrom({file}); }};
    if (id == ScreenId::ExportGames) {
        const GameTransfer::Selection& selection = transfer.selection();
        const std::string extension = selection.game->kind->extension();
        return {.purpose = Purpose::Export,
                .extensions = {extension},
                .begin = begin.parent_path() / (selection.name + extension),
                .accept = [&transfer](const auto& file) { transfer.exportTo(file); }};
    }
    if (id == ScreenId::SaveContest) {
        Contests& contests = shell.contests();
        const std::string extension = contests.plan().game->kind->extension();
        return {.purpose = Purpose::Export,
                .extensions = {extension},
                .begin = begin.parent_path() / (contests.suggestedName() + extension),
                .accept = [&contests](const auto& file) { contests.save(file); }};
    }
    if (id == ScreenId::ChooseEngine)
        return {.purpose = Purpose::Engine,
                .begin = begin.parent_path() / "",
                .accept = [&engines = shell.engines()](const auto& file) { (void)engines.add(file); }};
    return {.purpose = Purpose::Open,
            .extensions = shell.games().extensions(),
            .begin = begin,
            .recent = files.recent(),
            .accept = [&files](const auto& file) { files.open(file); }};
}

TeachingScreen::Surroundings teaching(Shell& shell) {
    return {.tables = shell.tables(),
            .participants = shell.participants(),
            .screens = shell.screens(),
            .preferences = shell.preferences(),
            .gamepad = shell.gamepad(),
            .display = shell.display(),
            .changes = shell.changes()};
}

std::unique_ptr<Screen> makePlayScreen(Shell& shell) {
    return std::make_unique<PlayScreen>(PlayScreen::Surroundings{.texts = shell.texts(),
                                                                 .screens = shell.screens(),
                                                                 .currentGame = shell.currentGame(),
                                                                 .tables = shell.tables(),
                                                                 .followers = shell.followers(),
                                                                 .preferences = shell.preferences(),
                                                                 .engines = shell.engines(),
                                                                 .thinking = shell.thinking(),
                                                                 .analysis = shell.analysis(),
                                                                 .lessons = shell.lessons(),
                                                                 .games = shell.games(),
                                                                 .library = shell.library(),
                                                                 .positions = shell.positions(),
                                                                 .narrator = shell.narrator(),
                                                                 .messages = shell.messages(),
                                                                 .program = shell.actions(),
                                                                 .gamepad = shell.gamepad(),
                                                                 .display = shell.display(),
                                                                 .panels = shell.panels(),
                                                                 .changes = shell.changes()});
}

std::unique_ptr<Screen> makeLearningScreen(ScreenId id, Shell& shell) {
    if (id == ScreenId::Learn)
        return std::make_unique<LearnScreen>(LearnScreen::Surroundings{
            .games = shell.gameToLearn(), .screens = shell.screens(), .lessons = shell.lessons()});
    if (id == ScreenId::Lesson)
        return std::make_unique<LessonScreen>(LessonScreen::Surroundings{.teaching = teaching(shell),
                                                                         .texts = shell.texts(),
                                                                         .lessons = shell.lessons(),
                                                                         .narrator = shell.narrator(),
                                                                         .cues = shell.cues()});
    if (id == ScreenId::RuleBook)
        return std::make_unique<RuleBookScreen>(RuleBookScreen::Surroundings{
            .teaching = teaching(shell), .games = shell.gameToLearn(), .lessons = shell.lessons()});
    if (id == ScreenId::Practice)
        return std::make_unique<PracticeScreen>(PracticeScreen::Surroundings{.teaching = teaching(shell),
                                                                             .games = shell.gameToLearn(),
                                                                             .texts = shell.texts(),
                                                                             .practice = shell.practice(),
                                                                             .narrator = shell.narrator(),
                                                                             .cues = shell.cues()});
    return std::make_unique<HowToPlayScreen>(HowToPlayScreen::Surroundings{.paths = shell.paths(),
                                                                           .texts = shell.texts(),
                                                                           .screens = shell.screens(),
                                                                           .tables = shell.tables(),
                                                                           .messages = shell.messages(),
                                                                           .display = shell.display(),
                                                                           .changes = shell.changes()});
}

std::unique_ptr<Screen> makePositionScreen(Shell& shell) {
    return std::make_unique<PositionScreen>(PositionScreen::Surroundings{.texts = shell.texts(),
                                                                         .games = shell.games(),
                                                                         .tables = shell.tables(),
                                                                         .currentGame = shell.currentGame(),
                                                                         .screens = shell.screens(),
                                                                         .chances = shell.chances(),
                                                                         .preferences = shell.preferences(),
                                                                         .messages = shell.messages(),
                                                                         .narrator = shell.narrator(),
                                                                         .puzzles = shell.ownPuzzles(),
                                                                         .gamepad = shell.gamepad(),
                                                                         .display = shell.display(),
                                                                         .changes = shell.changes(),
                                                                         .newGame = shell.newGameDraft(),
                                                                         .kept = shell.keptPositions()});
}

std::unique_ptr<Screen> makeContestScreen(ScreenId id, Shell& shell) {
    if (id == ScreenId::NewContest)
        return std::make_unique<ContestFormScreen>(
            ContestFormScreen::Surroundings{.games = shell.games(),
                                            .screens = shell.screens(),
                                            .tables = shell.tables(),
                                            .preferences = shell.preferences(),
                                            .engines = shell.engines(),
                                            .contests = shell.contests()});
    return std::make_unique<ContestScreen>(ContestScreen::Surroundings{.texts = shell.texts(),
                                                                       .screens = shell.screens(),
                                                                       .tables = shell.tables(),
                                                                       .contests = shell.contests(),
                                                                       .messages = shell.messages(),
                                                                       .display = shell.display(),
                                                                       .changes = shell.changes()});
}

}  // namespace

std::unique_ptr<Screen> makeScreen(ScreenId id, Shell& shell) {
    ScreenStack& screens = shell.screens();
    CurrentGame& currentGame = shell.currentGame();
    Tables& tables = shell.tables();
    Preferences& preferences = shell.preferences();
    switch (id) {
        case ScreenId::Start:
            return std::make_unique<StartScreen>(
                shell.games(), screens, currentGame, tables, shell.quickGame(), shell.files(),
                shell.contests(), shell.gameToLearn(), preferences, shell.narrator(), shell.actions());
        case ScreenId::Play:
            return makePlayScreen(shell);
        case ScreenId::NewGame:
            return std::make_unique<NewGameScreen>(shell.games(), screens, currentGame, tables, preferences,
                                                   shell.engines(), shell.messages(), shell.newGameDraft());
        case ScreenId::OpenFile:
        case ScreenId::SaveFile:
        case ScreenId::SaveSeen:
        case ScreenId::ImportGames:
        case ScreenId::ExportGames:
        case ScreenId::ChooseEngine:
        case ScreenId::SaveContest:
            return std::make_unique<FileScreen>(screens, fileTask(id, shell));
        case ScreenId::Library:
            return std::make_unique<LibraryScreen>(LibraryScreen::Surroundings{.games = shell.games(),
                                                                               .texts = shell.texts(),
                                                                               .screens = screens,
                                                                               .currentGame = currentGame,
                                                                               .tables = tables,
                                                                               .library = shell.library(),
                                                                               .transfer = shell.transfer(),
                                                                               .messages = shell.messages(),
                                                                               .display = shell.display(),
                                                                               .changes = shell.changes()});
        case ScreenId::Learn:
        case ScreenId::Lesson:
        case ScreenId::RuleBook:
        case ScreenId::Practice:
        case ScreenId::HowToPlay:
            return makeLearningScreen(id, shell);
        case ScreenId::Seats:
            return std::make_unique<SeatsScreen>(screens, currentGame, tables, preferences, shell.engines());
        case ScreenId::ScoreSheet:
            return std::make_unique<ScoreSheetScreen>(screens, currentGame, tables);
        case ScreenId::Settings:
            return std::make_unique<SettingsScreen>(
                SettingsScreen::Surroundings{.screens = screens,
                                             .tables = tables,
                                             .preferences = preferences,
                                             .engines = shell.engines(),
                                             .settingsTrial = shell.settingsTrial(),
                                             .narrator = shell.narrator(),
                                             .films = shell.films(),
                                             .cues = shell.cues()});
        case ScreenId::KeepSettings:
            return std::make_unique<KeepSettingsScreen>(screens, shell.settingsTrial());
        case ScreenId::Controls:
            return std::make_unique<ControlsScreen>(screens, tables, preferences, shell.texts());
        case ScreenId::Engines:
            return std::make_unique<EnginesScreen>(screens, shell.engines(), shell.texts());
        case ScreenId::NewContest:
        case ScreenId::Contest:
            return makeContestScreen(id, shell);
        case ScreenId::ImportQuestion:
            return std::make_unique<ImportQuestionScreen>(screens, shell.transfer());
        case ScreenId::Leave:
            return std::make_unique<LeaveScreen>(screens, shell.contests(), shell.films(), shell.transfer());
        case ScreenId::Pause:
            return std::make_unique<PauseScreen>(PauseScreen::Surroundings{.screens = screens,
                                                                           .currentGame = currentGame,
                                                                           .tables = tables,
                                                                           .preferences = preferences,
                                                                           .analysis = shell.analysis(),
                                                                           .contests = shell.contests(),
                                                                           .actions = shell.actions()});
        case ScreenId::Photo:
            return std::make_unique<PhotoScreen>(screens, tables, shell.files(), shell.display(),
                                                 preferences.bindings(), shell.gamepad());
        case ScreenId::Share:
            return std::make_unique<ShareScreen>(ShareScreen::Surroundings{.texts = shell.texts(),
                                                                           .screens = screens,
                                                                           .currentGame = currentGame,
                                                                           .tables = tables,
                                                                           .films = shell.films(),
                                                                           .messages = shell.messages()});
        case ScreenId::Analysis:
            return std::make_unique<AnalysisScreen>(
                AnalysisScreen::Surroundings{.screens = screens,
                                             .tables = tables,
                                             .preferences = preferences,
                                             .engines = shell.engines(),
                                             .analysis = shell.analysis()});
        case ScreenId::Description:
            return std::make_unique<DescriptionScreen>(
                DescriptionScreen::Surroundings{.texts = shell.texts(),
                                                .screens = screens,
                                                .tables = tables,
                                                .preferences = preferences,
                                                .narrator = shell.narrator()});
        case ScreenId::Opening:
            return std::make_unique<OpeningScreen>(screens, shell.files(), shell.texts());
        case ScreenId::Arrangements:
            return std::make_unique<ArrangementsScreen>(
                ArrangementsScreen::Surroundings{.texts = shell.texts(),
                                                 .screens = screens,
                                                 .tables = tables,
                                                 .arrangements = shell.arrangements()});
        case ScreenId::Position:
            return makePositionScreen(shell);
        case ScreenId::Notice:
            return std::make_unique<NoticeScreen>(screens, shell.messages());
    }
    return nullptr;
}

}  // namespace app
