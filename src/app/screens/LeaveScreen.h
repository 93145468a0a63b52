#pragma once

#include <string>

#include "app/window/Screen.h"

namespace app {

class Contests;
class Films;
class GameTransfer;
class ScreenStack;

/// Asks whether to quit although an engine match is running, a film is being made, or games are imported or
/// exported.
class LeaveScreen final : public Screen {
  public:
    LeaveScreen(ScreenStack& screens, const Contests& contests, const Films& films,
                const GameTransfer& transfer)
        : screens_(screens), contests_(contests), films_(films), transfer_(transfer) {}
    [[nodiscard]] const char* name() const override { return "leave"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;

  private:
    [[nodiscard]] std::string question(const ui::kit::Context& ui) const;

    ScreenStack& screens_;
    const Contests& contests_;
    const Films& films_;
    const GameTransfer& transfer_;
};

}  // namespace app
