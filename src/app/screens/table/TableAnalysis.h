#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "match/Match.h"
#include "ui/kit/Context.h"
#include "ui/screens/ReportModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// Shows the results of an analysis in the panels: the graph of the game, the verdict on the shown turn, the
/// players' figures, and the chances beside the board.
class TableAnalysis {
  public:
    TableAnalysis(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// Updates the panels from the table; call before each frame.
    void refresh(const ui::kit::Context& ui);
    /// Goes to the next turn of the main line that is marked as a mistake, or to the previous one (-1).
    void toMistake(int way);

  private:
    /// The state for which the panels were last updated.
    struct Made {
        int session = -1;
        std::size_t version = 0;
        std::size_t events = 0;
        bool possible = false;
        bool running = false;
        std::size_t done = 0;
        std::string language;
        friend bool operator==(const Made&, const Made&) = default;
    };
    void make(const ui::kit::Context& ui);
    void makeGraph(const ui::kit::Context& ui, ui::screens::GraphView& graph) const;
    void makeVerdict(const ui::kit::Context& ui, ui::screens::ReportView& view) const;
    void makeSummary(const ui::kit::Context& ui, ui::screens::ReportView& view) const;
    void refreshBar(const ui::kit::Context& ui);
    [[nodiscard]] std::string nameOf(match::NodeId turn) const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    Made made_;
};

}  // namespace app
