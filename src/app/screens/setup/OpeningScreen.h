#pragma once

#include <string>

#include "app/play/GameOpener.h"
#include "app/window/Screen.h"

namespace app {

class ScreenStack;

/// Asks the question of GameOpener::question().
class OpeningScreen final : public Screen {
  public:
    /// All arguments must outlive it.
    OpeningScreen(ScreenStack& screens, GameOpener& opener, const i18n::Catalogue& texts)
        : screens_(screens), opener_(opener), texts_(texts) {}
    [[nodiscard]] const char* name() const override { return "opening"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    [[nodiscard]] std::string text() const override;
    bool escape() override;

  private:
    void drawFault(ui::kit::Context& ui, const OpenedGame& begun);
    void drawOption(ui::kit::Context& ui, const MissingOption& missing);
    void closeUnlessAsked();
    [[nodiscard]] std::string textOf(const OpenedGame& begun) const;

    ScreenStack& screens_;
    GameOpener& opener_;
    const i18n::Catalogue& texts_;
};

}  // namespace app
