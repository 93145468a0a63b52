#pragma once

#include <string>
#include <vector>

#include "app/Forecaster.h"
#include "app/screens/ShownPosition.h"
#include "scene/Components.h"
#include "ui/kit/Context.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;
class TableThoughts;

/// What is expected of the end of the game, while the position is analysed: tiles on the places that
/// somebody will probably have, and sums above the board. Nothing is shown until enough games were played on.
class TableForecast {
  public:
    TableForecast(Shell& shell, TablePanels& panels, TableThoughts& thoughts)
        : shell_(shell), panels_(panels), thoughts_(thoughts) {}

    /// True if what is shown may have changed.
    [[nodiscard]] bool update();
    /// Makes signs, and gives words to the panels. Before each frame.
    void refresh(const ui::kit::Context& ui);
    void toggle();
    [[nodiscard]] bool thinking() const { return forecaster_.thinking(); }

    /// For the table.
    [[nodiscard]] const std::vector<scene::Sign>& signs() const { return signs_; }
    /// What is said above the board, a line each.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] bool open() const;
    void addSigns(const ui::kit::Context& ui, const Forecast& forecast);
    void addWords(const ui::kit::Context& ui, const Forecast& forecast);

    Shell& shell_;
    TablePanels& panels_;
    TableThoughts& thoughts_;
    Forecaster forecaster_;
    ShownPosition position_;
    std::vector<scene::Sign> signs_;
};

}  // namespace app
