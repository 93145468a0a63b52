#pragma once

#include "app/Screen.h"
#include "app/screens/SeatOptions.h"

namespace app {

class Analysts;
class Engines;
class Evening;
class Preferences;
class ScreenStack;

/// Who plays the game under way from here on: persons and bots may change their seats at any time.
class SeatsScreen final : public Screen {
  public:
    SeatsScreen(ScreenStack& screens, Evening& evening, Preferences& preferences, Engines& engines,
                Analysts& analysts);
    [[nodiscard]] const char* name() const override { return "seats"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return problem_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] std::vector<std::string> labels(const ui::kit::Context& ui) const;
    /// Why the engines at the seats cannot go on with this game; empty: they can, as far as is known.
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const;
    /// Who thinks beside the seats, where there is a choice.
    void showAnalysts(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    void apply(const ui::kit::Context& ui);

    ScreenStack& screens_;
    Evening& evening_;
    Preferences& preferences_;
    Engines& engines_;
    Analysts& analysts_;
    SeatOptions seats_;
    std::string problem_;  ///< why the engines at the seats cannot play this, as it was shown last
};

}  // namespace app
