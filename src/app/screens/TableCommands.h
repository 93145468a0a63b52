#pragma once

#include "app/Actions.h"
#include "app/screens/PlayKeys.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TableAdvice;
class TablePanels;
class TableSession;
class TurnEntry;

/// Does what panels, keys and a gamepad ask for at the table. One place, so that a button and its key never
/// differ.
class TableCommands {
  public:
    TableCommands(Shell& shell, TablePanels& panels, TableAdvice& advice, TurnEntry& entry)
        : shell_(shell), panels_(panels), advice_(advice), entry_(entry) {}

    void carryOut(const ui::screens::PlayCommand& command);
    void carryOut(Action action);
    void act(ui::screens::PlayAction action);

  private:
    void act(TableKey key);
    void paste();
    void copyPosition();
    void toggleThinking();
    void toggleProspects();
    /// Bots that play by themselves wait or go on.
    void toggleHold();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    TableAdvice& advice_;
    TurnEntry& entry_;
};

}  // namespace app
