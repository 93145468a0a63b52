#pragma once

#include "app/Screen.h"
#include "ui/screens/ScoreSheet.h"

namespace app {

class Evening;
class ScreenStack;

/// The games of the series with their points, and its winner.
class ScoreSheetScreen final : public Screen {
  public:
    ScoreSheetScreen(ScreenStack& screens, const Evening& evening) : screens_(screens), evening_(evening) {}
    [[nodiscard]] const char* name() const override { return "score sheet"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    ScreenStack& screens_;
    const Evening& evening_;
    ui::screens::ScoreSheetModel model_;
};

}  // namespace app
