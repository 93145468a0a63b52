#pragma once

#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"

namespace app {

/// Describes the position on the table in words, which can be read, heard or copied.
class DescriptionScreen final : public Screen {
  public:
    DescriptionScreen(const ScreenBasics& basics, const Playing& playing);
    ~DescriptionScreen() override;
    [[nodiscard]] const char* name() const override { return "description"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    void describe();

    const ScreenBasics& basics_;
    const Playing& playing_;
    ShownPosition described_;
    std::vector<std::string> paragraphs_;
};

}  // namespace app
