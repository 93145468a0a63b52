#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/ActionButton.h"

namespace ui::screens {

struct PauseModel {
    bool hasGame = true;             ///< a game is on the table
    bool farAway = false;            ///< it is played with people who are elsewhere
    bool explains = false;           ///< the game has cards that explain how to play
    std::string arrangements = {};   ///< what the game calls what is arranged before it; empty: nothing is
    std::string noArrangement = {};  ///< why nothing can be arranged now, translated; empty: it can
    std::string noSaving = {};       ///< why the game cannot be saved to a file, translated; empty: it can
    std::string noEnding = {};  ///< why nobody can resign or offer a draw, translated; empty: the player can
    bool canQuit = true;        ///< false in a page, which is left
    bool secondTry = false;     ///< of another game, to which one can go back
    bool canAnalyse = false;
    bool analyses = false;     ///< an analysis of the game is running
    std::string contest = {};  ///< state of a match of engines, translated; empty: there is none
};

enum class PauseAction {
    Resume,
    Contest,
    Players,
    WaitingRoom,
    Analyse,
    Resign,
    OfferDraw,
    FirstTry,
    Settings,
    MainMenu,
    Quit
};
using PauseCommand = std::variant<PauseAction, Act>;

[[nodiscard]] std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model);

}  // namespace ui::screens
