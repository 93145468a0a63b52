#pragma once

#include <optional>
#include <string>

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/setup/Arrangements.h"

namespace app {

class TableSession;

/// The dialog in which a person takes up what he has arranged before an earlier game, keeps the present
/// arrangement under a name, and deletes old ones. It closes itself when it is not his turn to arrange.
class ArrangementsScreen final : public Screen {
  public:
    ArrangementsScreen(const ScreenBasics& basics, const Playing& playing);

    [[nodiscard]] const char* name() const override { return "arrangements"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    /// The error, if there is one.
    [[nodiscard]] std::string text() const override { return model_.error; }

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] std::string game() const;
    [[nodiscard]] std::string person() const;
    /// Reads what the person has kept.
    void read();
    void propose(const ui::kit::Context& ui);
    void carryOut(const ui::screens::TakeUp& wanted);
    void carryOut(ui::screens::ArrangementsAction action);
    void save();
    void remove();

    const ScreenBasics& basics_;
    const Playing& playing_;
    ui::screens::ArrangementsModel model_;
    ui::screens::ArrangementEntry entry_;
    int failures_ = 0;       ///< of writing, when it was read
    bool proposed_ = false;  ///< a name was proposed
};

}  // namespace app
