#pragma once

#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Forecaster.h"
#include "scene/Components.h"
#include "ui/screens/PlayCounts.h"

namespace app {

class Shell;
class TableSession;
class TableThoughts;

/// Shows the expected end of the game while the position is analysed: tiles on places with an expected owner,
/// and sums above the board. Nothing is shown until enough games have been played.
class TableForecast final : public PlayPart {
  public:
    TableForecast(Shell& shell, TableThoughts& thoughts) : shell_(shell), thoughts_(thoughts) {}

    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override { return forecaster_.thinking(); }
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.forecast = !words_.empty(); }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void toggle();

    /// Signs to draw on the table.
    [[nodiscard]] const std::vector<scene::Sign>& signs() const { return signs_; }
    /// The text above the board, one entry on each line.
    [[nodiscard]] std::string text() const override;

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] bool open() const;
    void addSigns(const ui::kit::Context& ui, const Forecast& forecast);
    void addWords(const ui::kit::Context& ui, const Forecast& forecast);

    Shell& shell_;
    TableThoughts& thoughts_;
    Forecaster forecaster_;
    ShownPosition position_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> words_;
};

}  // namespace app
