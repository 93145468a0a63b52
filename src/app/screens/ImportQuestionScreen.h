#pragma once

#include <string>

#include "app/window/Screen.h"

namespace app {

class GameTransfer;
class ScreenStack;

/// Offers to import the files and folders that were dragged onto the window (GameTransfer::offered()).
class ImportQuestionScreen final : public Screen {
  public:
    ImportQuestionScreen(ScreenStack& screens, GameTransfer& transfer)
        : screens_(screens), transfer_(transfer) {}
    [[nodiscard]] const char* name() const override { return "importQuestion"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    [[nodiscard]] std::string text() const override { return text_; }
    bool escape() override;

  private:
    [[nodiscard]] std::string question(const ui::kit::Context& ui) const;

    ScreenStack& screens_;
    GameTransfer& transfer_;
    std::string text_;
};

}  // namespace app
