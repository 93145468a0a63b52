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
#include "app/screens/setup/HostTableScreen.h"
#include "app/screens/setup/LobbyScreen.h"
#include "app/screens/setup/NewGameScreen.h"
#include "app/screens/setup/OpeningScreen.h"
#include "app/screens/setup/PositionScreen.h"
#include "app/screens/setup/ScoreSheetScreen.h"
#include "app/screens/setup/SeatsScreen.h"
#include "app/screens/setup/TogetherScreen.h"
#include "app/screens/setup/WaitingRoomScreen.h"
#include "app/screens/table/PhotoScreen.h"
#include "app/screens/table/PlayScreen.h"
#include "app/shell/Shell.h"

namespace app {

namespace {

/// The purpose of the file dialog with this id.
FileScreen::Task fileTask(ScreenId id, const Shell& shell) {
    using Purpose = FileScreen::Purpose;
    const Playing& playing = shell.playing();
    GameOpener& opener = shell.collection().opener;
    FileSaver& saver = shell.collection().saver;
    GameTransfer& transfer = shell.collection().transfer;
    const std::filesystem::path begin = saver.suggestedFile();
    if (id == ScreenId::SaveFile)
        return {.purpose = Purpose::Save,
                .extensions = {playing.tables.shown().entry().kind->extension()},
                .begin = begin,
                .accept = [&saver](const auto& file) { saver.save(file); }};
    if (id == ScreenId::SaveSeen)
        return {.purpose = Purpose::Save,
                .extensions = {".txt"},
                .begin = std::filesystem::path(begin).replace_extension(".txt"),
                .accept = [&saver](const auto& file) { saver.saveSeen(file); }};
    if (id == ScreenId::ImportGames)
        return {.purpose = Purpose::Import,
                .extensions = shell.basics().games.extensions(),
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
        Contests& contests = playing.contests;
        const std::string extension = contests.plan().game->kind->extension();
        return {.purpose = Purpose::Export,
                .extensions = {extension},
                .begin = begin.parent_path() / (contests.suggestedName() + extension),
                .accept = [&contests](const auto& file) { contests.save(file); }};
    }
    if (id == ScreenId::ChooseEngine)
        return {.purpose = Purpose::Engine,
                .begin = begin.parent_path() / "",
                .accept = [&engines = playing.engines](const auto& file) { (void)engines.add(file); }};
    return {.purpose = Purpose::Open,
            .extensions = shell.basics().games.extensions(),
            .begin = begin,
            .recent = opener.recent(),
            .accept = [&opener](const auto& file) { opener.open(file); }};
}

}  // namespace

std::unique_ptr<Screen> makeScreen(ScreenId id, const Shell& shell) {
    const ScreenBasics& basics = shell.basics();
    const Playing& playing = shell.playing();
    const Learning& learning = shell.learning();
    const Collection& collection = shell.collection();
    switch (id) {
        case ScreenId::Start:
            return std::make_unique<StartScreen>(basics, playing, learning, collection);
        case ScreenId::Play:
            return std::make_unique<PlayScreen>(basics, playing, learning, collection);
        case ScreenId::NewGame:
            return std::make_unique<NewGameScreen>(basics, playing);
        case ScreenId::OpenFile:
        case ScreenId::SaveFile:
        case ScreenId::SaveSeen:
        case ScreenId::ImportGames:
        case ScreenId::ExportGames:
        case ScreenId::ChooseEngine:
        case ScreenId::SaveContest:
            return std::make_unique<FileScreen>(basics.screens, fileTask(id, shell));
        case ScreenId::Library:
            return std::make_unique<LibraryScreen>(basics, playing, collection);
        case ScreenId::Learn:
            return std::make_unique<LearnScreen>(basics, learning);
        case ScreenId::Lesson:
            return std::make_unique<LessonScreen>(basics, playing, learning);
        case ScreenId::RuleBook:
            return std::make_unique<RuleBookScreen>(basics, playing, learning);
        case ScreenId::Practice:
            return std::make_unique<PracticeScreen>(basics, playing, learning);
        case ScreenId::HowToPlay:
            return std::make_unique<HowToPlayScreen>(basics, playing);
        case ScreenId::Seats:
            return std::make_unique<SeatsScreen>(basics, playing);
        case ScreenId::ScoreSheet:
            return std::make_unique<ScoreSheetScreen>(basics.screens, playing.currentGame, playing.tables);
        case ScreenId::Settings:
            return std::make_unique<SettingsScreen>(basics, playing, collection);
        case ScreenId::KeepSettings:
            return std::make_unique<KeepSettingsScreen>(basics.screens, basics.settingsTrial);
        case ScreenId::Controls:
            return std::make_unique<ControlsScreen>(basics, playing);
        case ScreenId::Engines:
            return std::make_unique<EnginesScreen>(basics.screens, playing.engines, basics.texts);
        case ScreenId::NewContest:
            return std::make_unique<ContestFormScreen>(basics, playing);
        case ScreenId::Contest:
            return std::make_unique<ContestScreen>(basics, playing);
        case ScreenId::ImportQuestion:
            return std::make_unique<ImportQuestionScreen>(basics.screens, collection.transfer);
        case ScreenId::Leave:
            return std::make_unique<LeaveScreen>(basics.screens, playing.contests, collection.films,
                                                 collection.transfer);
        case ScreenId::Pause:
            return std::make_unique<PauseScreen>(basics, playing);
        case ScreenId::Photo:
            return std::make_unique<PhotoScreen>(basics, playing, collection);
        case ScreenId::Share:
            return std::make_unique<ShareScreen>(basics, playing, collection);
        case ScreenId::Analysis:
            return std::make_unique<AnalysisScreen>(basics, playing);
        case ScreenId::Description:
            return std::make_unique<DescriptionScreen>(basics, playing);
        case ScreenId::Opening:
            return std::make_unique<OpeningScreen>(basics.screens, collection.opener, basics.texts);
        case ScreenId::Arrangements:
            return std::make_unique<ArrangementsScreen>(basics, playing);
        case ScreenId::Position:
            return std::make_unique<PositionScreen>(basics, playing, learning);
        case ScreenId::Together:
            return std::make_unique<TogetherScreen>(basics, playing);
        case ScreenId::HostTable:
            return std::make_unique<HostTableScreen>(basics, playing);
        case ScreenId::WaitingRoom:
            return std::make_unique<WaitingRoomScreen>(basics, playing);
        case ScreenId::Lobby:
            return std::make_unique<LobbyScreen>(basics, playing);
        case ScreenId::Notice:
            return std::make_unique<NoticeScreen>(basics.screens, basics.messages);
    }
    return nullptr;
}

}  // namespace app
