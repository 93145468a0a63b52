#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/screens/table/thinking/LineShow.h"
#include "app/thinking/Analysts.h"
#include "app/thinking/Ideas.h"
#include "app/thinking/WhyNot.h"
#include "ui/screens/play/PlayCounts.h"
#include "ui/screens/play/PlayMoves.h"

namespace app {

/// Shows what engines without a seat think of the shown position: their candidates on the table and in the
/// panel, a line played out with translucent pieces, and why a turn that the player asks about is bad. If
/// every turn is proved to lose, pointing at a turn is enough to ask.
class ThoughtsPart final : public PlayPart {
  public:
    ThoughtsPart(const ScreenBasics& basics, const Playing& playing);

    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override;
    /// Whether a line is being played out.
    [[nodiscard]] bool ticking() const override {
        return lines_.shown().has_value() || why_.refutation() != nullptr;
    }
    bool pass(float seconds) override;
    void mark(scene::Marks& marks) const override;
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
    /// Plays out the next line on the table; after the last one, none.
    void nextLine();
    using PlayPart::execute;
    /// Does what the player has asked for in the panel of moves.
    void execute(const ui::screens::AnalysisCommand& command);
    /// Why "Why not?" has no answer here; nullopt if it has.
    [[nodiscard]] const std::optional<base::Message>& cannotExamine() const { return why_.refusal(); }
    /// Examines the next entered turn instead of playing it; called again, turns are played again.
    void toggleWhyNot();
    /// Ends the examination; false if there is none.
    bool leaveWhyNot();

    /// The sentence about the examined turn, for the hint; empty if there is none.
    [[nodiscard]] const std::string& sentence() const { return sentence_; }
    /// The moment of the first engine's thinking that is shown.
    [[nodiscard]] std::string text() const override { return view_.momentText; }

  private:
    [[nodiscard]] const game::Thought* thoughtOf(int analyst) const;
    void showMoment(int moment);
    [[nodiscard]] const game::Candidate* candidateAt(ui::screens::LineChoice line) const;
    void follow();
    void followExamined();
    void followPointing();
    /// Whether every turn of the position before was known to lose.
    [[nodiscard]] bool answersLoss() const;
    [[nodiscard]] std::string whyNoThought(const ui::kit::Context& ui) const;
    void refreshPanel(const ui::kit::Context& ui);
    void refreshLabels();
    [[nodiscard]] std::string sentenceFor(const ui::kit::Context& ui) const;
    /// What the marks show.
    struct Marked {
        enum class What : std::uint8_t { Nothing, Refutation, Line, Candidates };
        What what = What::Nothing;
        std::optional<ui::screens::LineChoice> line = {};
        std::size_t steps = 0;  ///< turns of the line that are played
        ShownPosition position = {};
        std::uint64_t news = 0;
        std::optional<int> moment = {};
        std::string theme = {};
        std::string language = {};
        friend bool operator==(const Marked&, const Marked&) = default;
    };
    [[nodiscard]] Marked toMark() const;
    [[nodiscard]] const std::vector<game::Action>* lineToMark(const Marked& wanted) const;
    [[nodiscard]] std::size_t stepsOf(std::size_t turns) const;

    ui::screens::AnalysisView view_;
    std::vector<ui::screens::IdeaLabel> labels_;
    WhyNot why_;
    Analysts analysts_;
    std::string proposal_;                 ///< the last turn that was pointed at
    std::optional<match::NodeId> lostAt_;  ///< the last shown position in which every turn loses
    ShownPosition position_;
    bool asked_ = false;  ///< the engines were started on the shown position
    LineShow lines_;
    std::optional<int> moment_;  ///< earlier thought to show, from 1; nullopt: the latest
    std::uint64_t news_ = 0;     ///< changes of what is known so far
    Marked marked_;
    scene::Marks marks_;
    std::string sentence_;
};

}  // namespace app
