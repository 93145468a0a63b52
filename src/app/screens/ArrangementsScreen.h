#pragma once

#include <optional>
#include <string>

#include "app/window/Screen.h"
#include "ui/screens/setup/Arrangements.h"

namespace i18n {
class Catalogue;
}

namespace app {

class OwnArrangements;
class ScreenStack;
class TableSession;
class Tables;

/// The dialog in which a person takes up what he has arranged before an earlier game, keeps the present
/// arrangement under a name, and deletes old ones. It closes itself when it is not his turn to arrange.
class ArrangementsScreen final : public Screen {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        ScreenStack& screens;
        Tables& tables;
        OwnArrangements& arrangements;
    };
    explicit ArrangementsScreen(const Surroundings& surroundings);

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

    Surroundings surroundings_;
    ui::screens::ArrangementsModel model_;
    ui::screens::ArrangementEntry entry_;
    int failures_ = 0;       ///< of writing, when it was read
    bool proposed_ = false;  ///< a name was proposed
};

}  // namespace app
