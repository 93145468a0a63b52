#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

struct PauseModel {
    bool canSave = true;
    bool explains = false;   ///< there is something to read about how the game is played
    bool canSeat = false;    ///< a game is under way, at whose seats others can sit down
    bool canResign = false;  ///< a game is under way that the player to move can give up
    bool canOfferDraw = false;
    bool canAnalyse = false;
    bool analyses = false;     ///< the game is being analysed
    std::string contest = {};  ///< how a match of engines under way stands, translated; empty: there is none
};

enum class PauseCommand {
    Resume,
    NewGame,
    Contest,
    Open,
    Save,
    Library,
    Players,
    Analyse,
    Describe,
    Photo,
    Share,
    Resign,
    OfferDraw,
    HowToPlay,
    Settings,
    MainMenu,
    Quit
};

[[nodiscard]] std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model);

}  // namespace ui::screens
