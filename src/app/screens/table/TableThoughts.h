#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Ideas.h"
#include "app/thinking/Refuter.h"
#include "app/thinking/WhyNot.h"
#include "ui/screens/PlayCounts.h"
#include "ui/screens/PlayMoves.h"

namespace app {

class Shell;
class TableSession;

/// Shows what engines without a seat think of the shown position: their candidates on the board and in the
/// panel, a line played out with translucent pieces, and why a turn that the player asks about is bad. If
/// every turn is proved to lose, pointing at a turn is enough to ask.
class TableThoughts final : public PlayPart {
  public:
    TableThoughts(Shell& shell, ui::screens::PanelStates& states);
    /// Stops the engines.
    ~TableThoughts() override;

    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override;
    /// Whether a line is being played out.
    [[nodiscard]] bool ticking() const override { return shown().has_value() || refutation() != nullptr; }
    void refresh(const ui::kit::Context& ui, float seconds) override;
    /// Draws the words of ideas over the table.
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// Ends the examination of turns.
    bool escape() override { return leaveWhyNot(); }

    /// For the panel of moves.
    [[nodiscard]] const ui::screens::AnalysisView& view() const { return view_; }
    /// Whether the position is analysed.
    [[nodiscard]] bool open() const;
    /// The latest thought of each engine that has begun.
    [[nodiscard]] std::vector<const game::Thought*> latest() const;

    void toggle();
    /// Plays out the next line on the board; after the last one, none.
    void nextLine();
    void pointAt(ui::screens::LineChoice line);
    void choose(ui::screens::LineChoice line);
    void showMoment(int moment);
    /// Examines the next entered turn instead of playing it; called again, turns are played again.
    void toggleWhyNot();
    /// Ends the examination; false if there is none.
    bool leaveWhyNot();
    /// While `on`, draws nothing over the board.
    void setPlain(bool on) { plain_ = on; }

    /// The sentence about the examined turn, for the hint; empty if there is none.
    [[nodiscard]] const std::string& sentence() const { return sentence_; }
    /// The moment of the first engine's thinking that is shown.
    [[nodiscard]] std::string text() const override { return view_.momentText; }

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] std::optional<ui::screens::LineChoice> shown() const {
        return pointed_ ? pointed_ : chosen_;
    }
    [[nodiscard]] const game::Thought* thoughtOf(int member) const;
    [[nodiscard]] const game::Candidate* candidateAt(ui::screens::LineChoice line) const;
    void follow();
    void followExamined();
    void followPointing();
    /// Whether every turn of the position before was known to lose.
    [[nodiscard]] bool answersLoss() const;
    /// How the examined or pointed turn loses; null if there is none.
    [[nodiscard]] const WhyNot::Refutation* refutation() const {
        const auto& found = refuter_.refutation() ? refuter_.refutation() : why_.refutation();
        return found ? &*found : nullptr;
    }
    void refreshPanel(const ui::kit::Context& ui);
    void refreshBoard(const ui::kit::Context& ui);
    void showLine(const std::vector<game::Action>& line);
    void showCandidates(const ui::kit::Context& ui);
    void addDrops(const game::Transition& turn);
    void label(game::Place place, std::string text, bool strong);
    [[nodiscard]] std::string sentenceFor(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string described(const ui::kit::Context& ui, const WhyNot::Refutation& found) const;
    [[nodiscard]] glm::vec3 arcColor() const;

    Shell& shell_;
    ui::screens::PanelStates& states_;
    ui::screens::AnalysisView view_;
    std::vector<ui::screens::IdeaLabel> labels_;
    WhyNot why_;
    Refuter refuter_;
    std::string proposal_;                 ///< the last turn that was pointed at
    std::optional<match::NodeId> lostAt_;  ///< the last shown position in which every turn loses
    ShownPosition position_;
    bool asked_ = false;  ///< the engines were started on the shown position
    std::optional<ui::screens::LineChoice> chosen_;
    std::optional<ui::screens::LineChoice> pointed_;  ///< the line under the pointer in this frame
    std::optional<ui::screens::LineChoice> pointedBefore_;
    std::vector<game::Place> labelled_;
    float playedFor_ = 0;        ///< seconds since the line began
    std::optional<int> moment_;  ///< earlier thought to show, from 1; nullopt: the latest
    bool plain_ = false;
    std::vector<scene::Idea> ideas_;
    std::vector<game::PlaceCount> counts_;
    std::string sentence_;
};

}  // namespace app
