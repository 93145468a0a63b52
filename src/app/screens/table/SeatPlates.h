#pragma once

#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlaySeats.h"

namespace app {

class Tables;

/// The names of the players on the table, each beside his hand, if the table has room for them
/// (scene::TableModel::seatPoint).
class SeatPlates final : public PlayPart {
  public:
    explicit SeatPlates(Tables& tables) : tables_(tables) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    [[nodiscard]] std::string text() const override;

  private:
    Tables& tables_;
    std::vector<ui::screens::SeatPlate> plates_;
};

}  // namespace app
