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

/// What an analysis has found, as the panels show it: the graph of the game, what the shown turn gave away,
/// the players' figures, and everybody's chances beside the board.
class TableAnalysis {
  public:
    TableAnalysis(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// Brings the panels up to date with the table; before each frame.
    void refresh(const ui::kit::Context& ui);
    /// To the next turn of the main line that is marked for what it gave away, or the one before (-1).
    void toMistake(int way);

  private:
    /// What is shown was made for this.
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
