#pragma once

#include <string>
#include <vector>

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "game/Bot.h"

namespace app {

/// The form for analysing the game on the table: the time for each position, and the engine.
class AnalysisScreen final : public Screen {
  public:
    AnalysisScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "analysis"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return problem_; }

  private:
    void set(int pace, std::size_t engine);
    [[nodiscard]] std::size_t chosenEngine() const;

    const ScreenBasics& basics_;
    const Playing& playing_;
    std::vector<game::Opponent> thinkers_;  ///< ids; the game's strongest bot first
    std::string problem_;
};

}  // namespace app
