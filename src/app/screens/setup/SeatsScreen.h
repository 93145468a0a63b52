#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/setup/SeatOptions.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "base/Message.h"

namespace app {

/// Changes who plays the game under way, at any time.
class SeatsScreen final : public Screen {
  public:
    SeatsScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "seats"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return problem_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] std::vector<std::string> labels(const ui::kit::Context& ui) const;
    [[nodiscard]] std::optional<base::Message> tellsSecrets() const;
    /// Why the game cannot go on with the chosen players; empty as long as no reason is known.
    [[nodiscard]] std::string problem(const ui::kit::Context& ui) const;
    /// Appends the choice of engines that think without a seat, if there is a choice.
    void showAnalysts(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    void apply();

    const ScreenBasics& basics_;
    const Playing& playing_;
    SeatOptions seats_;
    float scale_ = 1;      ///< pixels in one unit, in the last frame
    std::string problem_;  ///< why the chosen engines cannot play this game, as last shown
};

}  // namespace app
