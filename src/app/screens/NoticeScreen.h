#pragma once

#include "app/Screen.h"
#include "ui/screens/Notice.h"

namespace app {

class Shell;

/// Something to be read before going on.
class NoticeScreen final : public Screen {
  public:
    NoticeScreen(Shell& shell, std::string title, std::string summary, std::vector<std::string> messages)
        : shell_(shell), model_{std::move(title), std::move(summary), std::move(messages)} {}
    [[nodiscard]] const char* name() const override { return "notice"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    Shell& shell_;
    ui::screens::NoticeModel model_;
};

}  // namespace app
