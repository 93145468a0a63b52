#pragma once

#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlayCounts.h"

namespace app {

/// Numbers over the table: of the move being entered, and of engines' turns.
class NumbersPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;

  private:
    std::vector<ui::screens::CountView> counts_;
};

}  // namespace app
