#pragma once

#include "app/screens/table/PlayPart.h"
#include "app/thinking/Adviser.h"
#include "match/Subscription.h"

namespace app {

class HintPanel;
class Shell;

/// Advice for the player who asks for it, shown at the table until the position changes.
class TableAdvice final : public PlayPart {
  public:
    TableAdvice(Shell& shell, HintPanel& hint);

    /// Shows the next step of advice for the player to move.
    void ask();
    /// Shows advice that was found, and removes outdated advice.
    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override { return thinking(); }
    [[nodiscard]] bool thinking() const { return adviser_.thinking(); }

  private:
    void show();

    Shell& shell_;
    HintPanel& hint_;
    Adviser adviser_;
    match::Subscription news_;  ///< nothing has happened since the advice was asked for
};

}  // namespace app
