#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A game file that was open lately.
struct RecentFile {
    std::string name = {};    ///< as shown
    std::string detail = {};  ///< the folder, or who played; may be empty
    std::filesystem::path path = {};
};

/// A game that was left before its end.
struct UnfinishedGame {
    std::string name = {};    ///< who plays
    std::string detail = {};  ///< how far it is
};

/// The first screen: a column on the left, the table to be seen beside it.
struct StartModel {
    std::string tagline = {};  ///< already translated
    bool canContinue = false;
    bool canLearn = false;      ///< there are lessons
    bool explains = false;      ///< there is something to read about how the game is played
    std::string contest = {};   ///< how a match of engines under way stands; empty: there is none
    std::string opponent = {};  ///< who a quick game would be against; empty: there is nobody
    std::vector<UnfinishedGame> unfinished = {};  ///< the last one first
    std::vector<RecentFile> recent = {};
    std::string version = {};
};

enum class StartAction {
    Play,
    Learn,
    NewGame,
    HowToPlay,
    Continue,
    Contest,
    Library,
    OpenFile,
    Settings,
    Quit
};
struct OpenRecent {
    std::filesystem::path path = {};
    friend bool operator==(const OpenRecent&, const OpenRecent&) = default;
};
/// One of StartModel::unfinished is to be played on.
struct GoOn {
    std::size_t game = 0;
    friend bool operator==(const GoOn&, const GoOn&) = default;
};
using StartCommand = std::variant<StartAction, OpenRecent, GoOn>;

[[nodiscard]] std::vector<StartCommand> drawStart(kit::Context& ui, const StartModel& model);

}  // namespace ui::screens
