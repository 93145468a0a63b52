#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "match/Match.h"
#include "match/Subscription.h"
#include "ui/screens/ReportModel.h"
#include "ui/screens/play/PlayChances.h"

namespace app {

class EndPanel;
class TableSession;

/// Shows the results of an analysis in the panels: the graph of the game, the verdict on the shown turn, the
/// players' figures, and the chances beside the table.
class AnalysisPart final : public PlayPart {
  public:
    AnalysisPart(const ScreenBasics& basics, const Playing& playing, EndPanel& end)
        : PlayPart(basics, playing), end_(end) {}

    void readNews(const TableSession& game) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.chances = showsChances(); }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    [[nodiscard]] std::string text() const override;

    /// For the panel of moves.
    [[nodiscard]] const ui::screens::ReportView& report() const { return report_; }
    /// Whether the chances at the shown position are beside the table.
    [[nodiscard]] bool showsChances() const { return !chances_.shares.empty(); }
    /// Goes to the next turn of the main line that is marked as a mistake, or to the previous one (-1).
    void toMistake(int way);

  private:
    /// For which the panels were last updated, besides the events of the match.
    struct Made {
        std::size_t version = 0;  ///< of the tree: what an analysis writes sends no event
        bool possible = false;
        bool running = false;
        std::size_t done = 0;
        game::Viewer viewer = game::Viewer::record();
        std::vector<std::string> names = {};  ///< of the players
        std::string theme = {};
        bool highContrast = false;
        std::string language = {};
        friend bool operator==(const Made&, const Made&) = default;
    };
    void make(const ui::kit::Context& ui);
    void makeGraph(const ui::kit::Context& ui, ui::screens::GraphView& graph) const;
    void makeVerdict(const ui::kit::Context& ui, ui::screens::ReportView& view) const;
    [[nodiscard]] std::string inWords(const ui::kit::Context& ui, match::NodeId instead,
                                      const std::string& turn) const;
    void makeSummary(const ui::kit::Context& ui, ui::screens::ReportView& view) const;
    void refreshBar(const ui::kit::Context& ui);
    [[nodiscard]] std::string nameOf(match::NodeId turn) const;

    EndPanel& end_;
    ui::screens::ReportView report_;
    ui::screens::ChancesBar chances_;
    match::Subscription seen_;
    bool news_ = false;  ///< something has happened since the last refresh()
    Made made_;
};

}  // namespace app
