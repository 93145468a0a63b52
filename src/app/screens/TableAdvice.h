#pragma once

#include "app/Adviser.h"

namespace app {

class Shell;
class TablePanels;

/// What the player who asks is advised to play, shown at the table until the position changes.
class TableAdvice {
  public:
    TableAdvice(Shell& shell, TablePanels& panels);

    /// The next step of advice for whoever is to move.
    void ask();
    /// Shows what is found, and drops what is out of date. Once a frame.
    void update();
    [[nodiscard]] bool thinking() const { return adviser_.thinking(); }

  private:
    void show();

    Shell& shell_;
    TablePanels& panels_;
    Adviser adviser_;
    std::size_t events_ = 0;  ///< the advice is for the position after so many
};

}  // namespace app
