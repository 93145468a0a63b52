#pragma once

#include <string>

#include "app/play/Files.h"
#include "app/window/Screen.h"

namespace app {

class ScreenStack;

/// Asks the question of Files::question().
class OpeningScreen final : public Screen {
  public:
    /// All arguments must outlive it.
    OpeningScreen(ScreenStack& screens, Files& files, const i18n::Catalogue& texts)
        : screens_(screens), files_(files), texts_(texts) {}
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
    Files& files_;
    const i18n::Catalogue& texts_;
};

}  // namespace app
