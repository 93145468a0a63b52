#pragma once

#include <optional>

#include "app/settings/Basics.h"
#include "app/shell/KeptPositions.h"

namespace ui::screens {
struct PanelStates;
}

namespace app {

class Analysis;
class Captions;
class ChanceSource;
class Contests;
class CueQueue;
class CurrentGame;
class Engines;
class FarTable;
class FileSaver;
class Films;
class GameFollowers;
class GameToLearn;
class GameOpener;
class GameTransfer;
class Gamepad;
class Lessons;
class Library;
class MatchElsewhere;
class Narrator;
class OwnArrangements;
class OwnPuzzles;
class Participants;
class PositionReader;
class Practice;
class ProgramActions;
class PublicServer;
class QuickGame;
class ScreenStack;
class SettingsTrial;
class Tables;
class ThinkingService;
struct Display;
struct NewGameDraft;

// The parts of the shell, in the groups in which screens and their parts are given them. Who is given a group
// keeps a reference to it: groups live as long as the shell.

/// What a screen uses to show, to say and to hear something, besides what every part of the program uses.
struct ScreenBasics : Basics {
    ScreenStack& screens;
    SettingsTrial& settingsTrial;
    const ProgramActions& actions;
    Display& display;
    Gamepad& gamepad;
    Narrator& narrator;
    CueQueue& cues;
    Captions& captions;
    /// Which panels beside the table the player has opened and closed, for one game after the other.
    ui::screens::PanelStates& panels;
    std::optional<NewGameDraft>& newGameDraft;  ///< what the form of a new game was left with
    KeptPositions& keptPositions;               ///< what the screen of a position was left with
};

/// The games that are being played: the one under way, those who sit at it and who think about it, and a
/// match of engines.
struct Playing {
    Tables& tables;
    CurrentGame& currentGame;
    GameFollowers& followers;
    Analysis& analysis;
    QuickGame& quickGame;
    Contests& contests;
    Engines& engines;
    ThinkingService& thinking;
    const Participants& participants;
    ChanceSource& chances;
    OwnArrangements& arrangements;
    FarTable& farTable;
    PublicServer& publicServer;
    /// Where the match on the table is refereed, if that is not here.
    [[nodiscard]] MatchElsewhere& elsewhere() const;
};

/// Lessons, rules and puzzles.
struct Learning {
    GameToLearn& games;
    Lessons& lessons;
    Practice& practice;
    OwnPuzzles& ownPuzzles;
};

/// Games that are kept, read, written and filmed.
struct Collection {
    Library& library;
    const PositionReader& positions;
    GameTransfer& transfer;
    GameOpener& opener;
    FileSaver& saver;
    Films& films;
};

}  // namespace app
