#pragma once

#include <optional>

#include "app/screens/table/PlayPart.h"
#include "game/Place.h"
#include "ui/screens/play/PlayPile.h"

namespace app {

/// Opens the view of a pile after the pointer has rested on it for a moment.
class PilePeek final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    bool update(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    [[nodiscard]] std::string text() const override {
        return view_.layers.empty() ? std::string() : view_.limit;
    }

  private:
    ui::screens::PileView view_;
    std::optional<game::Place> place_;
    float rested_ = 0;  ///< seconds that the pointer has rested
    bool open_ = false;
};

}  // namespace app
