#pragma once

#include "app/input/Actions.h"
#include "app/screens/table/PlayKeys.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class Replay;
class TableAdvice;
class TableAnalysis;
class TableCoach;
class TableForecast;
class TablePanels;
class TableReview;
class TableSession;
class TableThoughts;
class TurnEntry;

/// Executes the commands of panels, keys and gamepad at the table, in one place, so that a button and its key
/// do the same.
class TableCommands {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        Shell& shell;
        TablePanels& panels;
        TableAdvice& advice;
        TurnEntry& entry;
        TableReview& review;
        Replay& replay;
        TableAnalysis& analysis;
        TableThoughts& thoughts;
        TableForecast& forecast;
        TableCoach& coach;
    };
    explicit TableCommands(const Surroundings& surroundings) : surroundings_(surroundings) {}

    void carryOut(const ui::screens::PlayCommand& command);
    void carryOut(Action action);
    void act(ui::screens::PlayAction action);

  private:
    void act(TableKey key);
    void copyPosition();
    void toggleThinking();
    void changePace(int steps);
    void toggleProspects();
    /// Pauses the bots, or lets them continue.
    void toggleHold();
    [[nodiscard]] TableSession& table() const;

    Surroundings surroundings_;
};

}  // namespace app
