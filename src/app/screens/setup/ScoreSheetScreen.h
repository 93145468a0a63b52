#pragma once

#include "app/window/Screen.h"
#include "ui/screens/ScoreSheet.h"

namespace app {

class CurrentGame;
class ScreenStack;
class Tables;

/// The games of the series with their points, and its winner.
class ScoreSheetScreen final : public Screen {
  public:
    ScoreSheetScreen(ScreenStack& screens, const CurrentGame& currentGame, const Tables& tables)
        : screens_(screens), currentGame_(currentGame), tables_(tables) {}
    [[nodiscard]] const char* name() const override { return "score sheet"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    ScreenStack& screens_;
    const CurrentGame& currentGame_;
    const Tables& tables_;
    ui::screens::ScoreSheetModel model_;
};

}  // namespace app
