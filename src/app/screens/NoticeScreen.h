#pragma once

#include "app/window/Screen.h"
#include "ui/screens/Notice.h"

namespace app {

class Messages;
class ScreenStack;

/// Shows a notice until the player closes it.
class NoticeScreen final : public Screen {
  public:
    /// Shows the next notice; there must be one.
    NoticeScreen(ScreenStack& screens, Messages& messages);
    [[nodiscard]] const char* name() const override { return "notice"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    void close();

    ScreenStack& screens_;
    Messages& messages_;
    ui::screens::NoticeModel model_;
};

}  // namespace app
