#pragma once

#include <string_view>

#include "app/input/Actions.h"
#include "i18n/Catalogue.h"
#include "ui/screens/ActionButton.h"

namespace app {

class Analysis;
class CurrentGame;
class Messages;
class PlayPad;
class Preferences;
class ProgramActions;
class Replay;
class TableAdvice;
class TableAnalysis;
class TableCoach;
class TableForecast;
class TablePanels;
class TableReview;
class TableSession;
class TableSigns;
class TableThoughts;

/// The actions at the game under way. Each does the same by key, by gamepad and by button, and is refused by
/// all of them alike.
class PlayActions {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Parts {
        const ProgramActions& program;
        CurrentGame& currentGame;
        Analysis& analysis;
        Preferences& preferences;
        Messages& messages;
        const i18n::Catalogue& texts;
        TablePanels& panels;
        TableAdvice& advice;
        TableReview& review;
        Replay& replay;
        TableAnalysis& report;
        TableThoughts& thoughts;
        TableForecast& forecast;
        TableCoach& coach;
        TableSigns& signs;
        PlayPad& pad;
        [[nodiscard]] TableSession& table() const;
    };
    explicit PlayActions(const Parts& parts) : parts_(parts) {}

    /// Whether the action has a meaning at the table.
    [[nodiscard]] static bool knows(Action action);
    /// Does nothing if the action is refused at present, or has no meaning at the table.
    void carryOut(Action action) const;
    /// The same for the id of an action.
    void carryOut(std::string_view id) const;
    /// The same for a gamepad, whose few buttons do something else in some situations.
    void carryOutByPad(Action action) const;
    /// What a button of this action shows.
    [[nodiscard]] ui::screens::ActionState stateOf(std::string_view id) const;

  private:
    Parts parts_;
};

}  // namespace app
