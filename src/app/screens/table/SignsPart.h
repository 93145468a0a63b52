#pragma once

#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "ui/game/Presentation.h"
#include "ui/screens/play/PlayCounts.h"

namespace app {

/// Signs over the table: how near each player is to winning, and announced places.
class SignsPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    /// Makes signs and texts anew if they have changed.
    bool pass(float seconds) override;
    void mark(scene::Marks& marks) const override;
    void refresh(const ui::kit::Context& ui, float /*seconds*/) override {
        widths_ = ui::screens::prospectWidths(ui, prospects_);
    }
    void claim(ui::screens::PlayNeeds& needs) const override { needs.prospects = widths_; }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// The texts about the players, one on each line.
    [[nodiscard]] std::string text() const override;

  private:
    /// What signs and texts were made for.
    struct Made {
        ShownPosition position = {};
        bool prospects = false;
        bool announced = false;
        std::string theme = {};
        bool highContrast = false;
        std::string language = {};
        friend bool operator==(const Made&, const Made&) = default;
    };
    void addProspects();

    Made made_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> prospects_;
    std::vector<float> widths_;  ///< of these, in units, as of the last refresh()
};

}  // namespace app
