#pragma once

#include "app/Screen.h"
#include "ui/screens/Notice.h"

namespace app {

class Messages;
class ScreenStack;

/// Something to be read before going on.
class NoticeScreen final : public Screen {
  public:
    /// Shows the notice that is to be read next; there must be one.
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
