#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/Ids.h"
#include "ui/kit/Context.h"
#include "ui/kit/Plate.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TableSession;

/// The colour of the pieces at this seat of the table.
[[nodiscard]] ImVec4 seatColor(const ui::kit::Context& ui, const TableSession& table, std::size_t seat);

/// The players' plates beside the table: names, supplies, points and clocks.
class TablePlates {
  public:
    explicit TablePlates(Shell& shell) : shell_(shell) {}

    /// Sets the plates of the model, and the one that comes first.
    void refresh(const ui::kit::Context& ui, ui::screens::PlayModel& model);
    /// Advances the dots beside a player who thinks.
    void tick() { ++tick_; }
    /// Whether a clock differs from its plate. Plays the sound of the last seconds.
    [[nodiscard]] bool clocksChanged(const std::vector<ui::kit::PlayerPlate>& plates) const;

  private:
    [[nodiscard]] ui::kit::PlayerPlate plateOf(const ui::kit::Context& ui, std::size_t seat) const;
    void addPoints(const ui::kit::Context& ui, std::size_t seat, ui::kit::PlayerPlate& plate) const;
    [[nodiscard]] std::optional<ui::kit::PlayerClock> clockOf(std::size_t seat) const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    int tick_ = 0;
};

}  // namespace app
