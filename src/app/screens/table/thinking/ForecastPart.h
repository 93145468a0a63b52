#pragma once

#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Forecast.h"
#include "ui/kit/Palette.h"
#include "ui/screens/play/PlayCounts.h"

namespace app {

class ThoughtsPart;

/// Shows the expected end of the game while the position is analysed: tiles on places with an expected owner,
/// and sums above the table. Nothing is shown until the forecast is known.
class ForecastPart final : public PlayPart {
  public:
    ForecastPart(const ScreenBasics& basics, const Playing& playing, ThoughtsPart& thoughts);

    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override { return forecast_.thinking(); }
    bool pass(float seconds) override;
    void mark(scene::Marks& marks) const override;
    void refresh(const ui::kit::Context& ui, float /*seconds*/) override {
        widths_ = ui::screens::prospectWidths(ui, words_);
    }
    void claim(ui::screens::PlayNeeds& needs) const override { needs.forecast = widths_; }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// Whether the expected end is shown, or will be once it is known.
    [[nodiscard]] bool open() const;
    void toggle();

    /// The text above the table, one entry on each line.
    [[nodiscard]] std::string text() const override;

  private:
    void addSigns(const ui::kit::Palette& palette);
    void addWords(const ui::kit::Palette& palette);
    [[nodiscard]] std::string winnerText(std::size_t seat) const;

    /// What signs and words were made for.
    struct Made {
        bool known = false;  ///< else nothing is shown
        int games = 0;
        ShownPosition position = {};
        std::string theme = {};
        bool highContrast = false;
        std::string language = {};
        friend bool operator==(const Made&, const Made&) = default;
    };

    ThoughtsPart& thoughts_;
    Forecast forecast_;
    ShownPosition position_;
    Made made_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> words_;
    std::vector<float> widths_;  ///< of these, in units, as of the last refresh()
};

}  // namespace app
