#pragma once

#include "app/thinking/Adviser.h"
#include "match/Subscription.h"

namespace app {

class Shell;
class TablePanels;

/// Advice for the player who asks for it, shown at the table until the position changes.
class TableAdvice {
  public:
    TableAdvice(Shell& shell, TablePanels& panels);

    /// Shows the next step of advice for the player to move.
    void ask();
    /// Shows advice that was found, and removes outdated advice. Call once a frame.
    void update();
    [[nodiscard]] bool thinking() const { return adviser_.thinking(); }

  private:
    void show();

    Shell& shell_;
    TablePanels& panels_;
    Adviser adviser_;
    match::Subscription news_;  ///< nothing has happened since the advice was asked for
};

}  // namespace app
