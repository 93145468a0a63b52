#pragma once

#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/PlaySeats.h"

namespace app {

class CurrentGame;

/// The names of the players on the table, each beside his hand, if the table has room for them
/// (scene::TableModel::seatPoint).
class SeatPlates final : public PlayPart {
  public:
    explicit SeatPlates(CurrentGame& currentGame) : currentGame_(currentGame) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    [[nodiscard]] std::string text() const override;

  private:
    CurrentGame& currentGame_;
    std::vector<ui::screens::SeatPlate> plates_;
};

}  // namespace app
