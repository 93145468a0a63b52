#pragma once

#include <string>
#include <vector>

#include "app/Screen.h"
#include "app/screens/SeatOptions.h"
#include "ui/screens/NewGame.h"

namespace app {

/// Who plays, who begins, and what the game's own options say.
class NewGameScreen final : public Screen {
  public:
    explicit NewGameScreen(Shell& shell);
    [[nodiscard]] const char* name() const override { return "new game"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const;
    void set(const ui::screens::SetOption& change);
    void start(const ui::kit::Context& ui);

    Shell& shell_;
    game::OptionValues values_;
    SeatOptions seats_;
    int begins_;  ///< player who begins; the number of players: drawn at random
    bool advanced_ = false;
    std::string problem_;
};

}  // namespace app
