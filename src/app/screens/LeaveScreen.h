#pragma once

#include "app/Screen.h"

namespace app {

class Contests;
class ScreenStack;

/// Asks whether the program is to end while a match of engines is under way.
class LeaveScreen final : public Screen {
  public:
    LeaveScreen(ScreenStack& screens, const Contests& contests) : screens_(screens), contests_(contests) {}
    [[nodiscard]] const char* name() const override { return "leave"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;

  private:
    ScreenStack& screens_;
    const Contests& contests_;
};

}  // namespace app
