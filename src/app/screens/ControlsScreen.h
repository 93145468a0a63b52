#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/Bindings.h"
#include "app/Screen.h"
#include "ui/screens/Controls.h"

namespace app {

class Preferences;
class ScreenStack;

/// Every action with its keys, to be searched and to be bound anew; mouse, touch and gamepad are told of.
class ControlsScreen final : public Screen {
  public:
    ControlsScreen(ScreenStack& screens, Preferences& preferences, const i18n::Catalogue& texts)
        : screens_(screens), preferences_(preferences), texts_(texts) {}
    [[nodiscard]] const char* name() const override { return "controls"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;
    [[nodiscard]] bool capturesKeys() const override { return asked_.has_value(); }
    [[nodiscard]] std::string text() const override;

  private:
    [[nodiscard]] std::vector<ui::screens::ControlRow> controlRows() const;
    [[nodiscard]] bool passes(const ui::screens::ControlRow& row) const;
    void ask(const std::string& id, bool add);
    void giveUp();
    void take(const Chord& chord);
    void say(std::string message, bool warning);

    ScreenStack& screens_;
    Preferences& preferences_;
    const i18n::Catalogue& texts_;
    std::string filter_;
    std::string message_;
    bool warning_ = false;
    std::optional<Action> asked_;   ///< whose new key is waited for
    bool adds_ = false;             ///< it comes to the others
    std::optional<Chord> refused_;  ///< has another meaning; pressed again, it is taken
    bool textFollows_ = false;      ///< the key that was taken may still type its character
};

}  // namespace app
