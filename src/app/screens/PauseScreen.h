#pragma once

#include <optional>

#include "app/window/Screen.h"
#include "game/Ids.h"
#include "ui/screens/Pause.h"

namespace app {

class Shell;

/// The menu during a game.
class PauseScreen final : public Screen {
  public:
    explicit PauseScreen(Shell& shell) : shell_(shell) {}
    [[nodiscard]] const char* name() const override { return "pause"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;

  private:
    void carryOut(ui::screens::PauseAction action);
    /// Does an action of the program.
    void carryOut(const std::string& action);
    /// Why nobody can resign or offer a draw now; empty: the player can.
    [[nodiscard]] std::string noEnding(const ui::kit::Context& ui) const;
    /// Shows the question instead of the menu, so that a double click does not also confirm it.
    void askToResign(ui::kit::Context& ui);
    [[nodiscard]] std::string contestLine(const ui::kit::Context& ui) const;
    [[nodiscard]] std::optional<game::PlayerId> person() const;
    Shell& shell_;
    bool asksToResign_ = false;  ///< resigning was chosen but not confirmed
};

}  // namespace app
