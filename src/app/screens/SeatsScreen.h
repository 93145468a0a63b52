#pragma once

#include "app/Screen.h"
#include "app/screens/SeatOptions.h"

namespace app {

class Evening;
class Preferences;
class ScreenStack;

/// Who plays the game under way from here on: persons and bots may change their seats at any time.
class SeatsScreen final : public Screen {
  public:
    SeatsScreen(ScreenStack& screens, Evening& evening, Preferences& preferences);
    [[nodiscard]] const char* name() const override { return "seats"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] std::vector<std::string> labels(const ui::kit::Context& ui) const;
    void apply(const ui::kit::Context& ui);

    ScreenStack& screens_;
    Evening& evening_;
    Preferences& preferences_;
    SeatOptions seats_;
};

}  // namespace app
