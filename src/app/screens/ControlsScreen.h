#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/input/Bindings.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/Controls.h"

namespace app {

/// Lists every action with its keys, which can be searched and changed, and explains mouse, touch and
/// gamepad.
class ControlsScreen final : public Screen {
  public:
    ControlsScreen(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}
    [[nodiscard]] const char* name() const override { return "controls"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;
    [[nodiscard]] bool capturesKeys() const override { return asked_.has_value(); }
    [[nodiscard]] std::string text() const override;

  private:
    [[nodiscard]] std::vector<ui::screens::ControlRow> controlRows() const;
    [[nodiscard]] bool passes(const ui::screens::ControlRow& row) const;
    /// The action's name; a kind of piece has the name that the game gives it.
    [[nodiscard]] std::string nameOf(Action action) const;
    /// Whether the game on the table has what the action is about.
    [[nodiscard]] bool offered(Action action) const;
    void ask(const std::string& id, bool add);
    void giveUp();
    void take(const Chord& chord);
    void say(std::string message, bool warning);

    const ScreenBasics& basics_;
    const Playing& playing_;
    std::string filter_;
    std::string message_;
    bool warning_ = false;
    std::optional<Action> asked_;   ///< the action that waits for a new key
    bool adds_ = false;             ///< the new key is added to the others
    std::optional<Chord> refused_;  ///< this chord already has a meaning; pressed again, it is used
    bool textFollows_ = false;      ///< the key just used may still produce a character, which is ignored
};

}  // namespace app
