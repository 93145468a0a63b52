#pragma once

#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlaySeats.h"

namespace app {

/// The names of the players on the table, each beside his hand, if the table has room for them
/// (scene::TableModel::seatPoint).
class SeatPlates final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    [[nodiscard]] std::string text() const override;

  private:
    std::vector<ui::screens::SeatPlate> plates_;
};

}  // namespace app
