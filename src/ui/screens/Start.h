#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/ActionButton.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// A game file that was opened recently.
struct RecentFile {
    std::string name = {};    ///< as shown
    std::string detail = {};  ///< the folder, or who played; may be empty
    std::filesystem::path path = {};
};

/// A game that the player left before its end.
struct UnfinishedGame {
    std::string name = {};    ///< the players' names
    std::string detail = {};  ///< its progress
    std::string other = {};   ///< what is played, if that is another game than the chosen one
};

/// How the player sees and hears, asked once at the first start.
struct SensesQuestion {
    bool largePrint = false;
    bool speech = false;
    std::string note = {};  ///< where this is found later, or why nothing is heard; already translated
};

/// The content of the first screen: a column on the left, with the table visible beside it.
struct StartModel {
    std::string tagline = {};      ///< already translated
    GameChoice game = {};          ///< the game whose showcase is on the table
    bool canPlayTogether = false;  ///< with others who have screens of their own
    bool canQuit = true;           ///< false in a page, which is left
    bool canContinue = false;      ///< a game is under way
    std::string other = {};        ///< the name of the game under way, if the showcase is of another one
    bool canLookBack = false;      ///< the last game is over, or under review
    bool canLearn = false;         ///< there are lessons
    bool explains = false;         ///< the game has cards that explain how to play
    std::string contest = {};      ///< the state of a match of engines under way; empty: there is none
    std::string opponent = {};     ///< the opponent of a quick game; empty: there is none
    std::vector<UnfinishedGame> unfinished = {};  ///< the last one first
    std::vector<RecentFile> recent = {};
    std::optional<SensesQuestion> senses = {};
    std::string version = {};  ///< already translated
};

enum class StartAction { Play, Together, Learn, Continue, LookBack, Contest, Settings, Quit };
struct OpenRecent {
    std::filesystem::path path = {};
    friend bool operator==(const OpenRecent&, const OpenRecent&) = default;
};
/// Continues this one of StartModel::unfinished.
struct GoOn {
    std::size_t game = 0;
    friend bool operator==(const GoOn&, const GoOn&) = default;
};
/// Turns this answer to the SensesQuestion on or off.
enum class Sense { LargePrint, Speech };
using StartCommand = std::variant<StartAction, Act, OpenRecent, GoOn, ChooseKind, Sense>;

[[nodiscard]] std::vector<StartCommand> drawStart(kit::Context& ui, const StartModel& model);

}  // namespace ui::screens
