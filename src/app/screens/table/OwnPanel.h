#pragma once

#include "app/screens/table/PlayPart.h"

namespace app {

class CurrentGame;

/// The game's own panel below the players, if it has one.
class OwnPanel final : public PlayPart {
  public:
    explicit OwnPanel(const CurrentGame& currentGame) : currentGame_(currentGame) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.ownPanel = height_; }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;

  private:
    const CurrentGame& currentGame_;
    float height_ = 0;  ///< units
};

}  // namespace app
