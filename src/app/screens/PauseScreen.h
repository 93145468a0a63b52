#pragma once

#include <optional>

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "game/Ids.h"
#include "ui/screens/Pause.h"

namespace app {

/// The menu during a game.
class PauseScreen final : public Screen {
  public:
    PauseScreen(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}
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
    /// Whether the game is played with people who are elsewhere.
    [[nodiscard]] std::string noSaving(const ui::kit::Context& ui) const;
    void askToResign(ui::kit::Context& ui);
    [[nodiscard]] std::string contestLine(const ui::kit::Context& ui) const;
    [[nodiscard]] std::optional<game::PlayerId> person() const;
    const ScreenBasics& basics_;
    const Playing& playing_;
    bool asksToResign_ = false;  ///< resigning was chosen but not confirmed
};

}  // namespace app
