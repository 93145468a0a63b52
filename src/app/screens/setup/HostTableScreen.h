#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/far/Invitation.h"
#include "app/screens/setup/ClockOptions.h"
#include "app/screens/setup/GameFormScreen.h"
#include "app/shell/ShellParts.h"
#include "game/Options.h"
#include "match/Series.h"

namespace app {

struct CatalogEntry;

/// The form of a table for players far away: the game and what is agreed. Who sits where is decided in the
/// waiting room.
class HostTableScreen final : public GameFormScreen {
  public:
    HostTableScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "host table"; }

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const override;
    [[nodiscard]] std::string engineProblem(const ui::kit::Context&) const override { return {}; }
    void set(const ui::screens::SetOption& change) override;
    void choose(int game) override;
    void start(const ui::kit::Context& ui) override;
    void leave() override;

    const ScreenBasics& basics_;
    const Playing& playing_;
    const std::optional<Invitation> elsewhere_;  ///< the host that holds the table; nothing: this program
    const CatalogEntry* game_;
    game::OptionValues values_;
    ClockOptions clocks_;
    match::SeriesGoal goal_ = {};
    bool takingBack_ = true;
    bool help_ = false;
};

}  // namespace app
