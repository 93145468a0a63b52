#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Ideas.h"
#include "app/thinking/ThinkingService.h"
#include "app/thinking/WhyNot.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// Shows what engines without a seat think of the shown position: their candidates on the board and in the
/// panel, a line played out with translucent pieces, and why a turn that the player asks about is bad. If
/// every turn is proved to lose, pointing at a turn is enough to ask.
class TableThoughts {
  public:
    TableThoughts(Shell& shell, TablePanels& panels);

    /// `seconds` have passed. True if the shown thoughts may have changed.
    [[nodiscard]] bool update(float seconds);
    /// Makes the marks anew if they have changed; call once a frame.
    void pass();
    /// Adds its marks.
    void mark(scene::Marks& marks) const;
    /// Updates the panels; call before each frame.
    void refresh(const ui::kit::Context& ui);
    [[nodiscard]] bool thinking() const;
    /// Whether the position is analysed.
    [[nodiscard]] bool open() const;
    /// The latest thought of each engine that has begun.
    [[nodiscard]] std::vector<const game::Thought*> latest() const;
    /// Whether a line is being played out.
    [[nodiscard]] bool ticking() const { return shown().has_value() || why_.refutation() != nullptr; }

    void toggle();
    /// Plays out the next line on the board; after the last one, none.
    void nextLine();
    void pointAt(ui::screens::LineChoice line);
    void choose(ui::screens::LineChoice line);
    void showMoment(int moment);
    /// Examines the next entered turn instead of playing it; called again, turns are played again.
    /// Whether "Why not?" could answer: not while something is hidden.
    [[nodiscard]] bool canExamine() const { return !why_.refusal(); }
    void toggleWhyNot();
    /// Ends the examination; false if there is none.
    bool leaveWhyNot();
    /// The text about the examined turn; empty if there is none.
    [[nodiscard]] std::string text() const { return sentence_; }

  private:
    /// An engine or bot that thinks about the position, though it has no seat.
    struct Analyst {
        game::Opponent who;
        ThinkerPtr thinker;
        std::optional<base::Message> trouble = {};  ///< why it cannot go on
    };
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] std::optional<ui::screens::LineChoice> shown() const {
        return pointed_ ? pointed_ : chosen_;
    }
    [[nodiscard]] const game::Thought* thoughtOf(int analyst) const;
    [[nodiscard]] const game::Candidate* candidateAt(ui::screens::LineChoice line) const;
    void follow();
    void employAnalysts();
    void askAnalysts();
    [[nodiscard]] bool hearAnalysts();
    void followExamined();
    void followPointing();
    /// Whether every turn of the position before was known to lose.
    [[nodiscard]] bool answersLoss() const;
    void refreshPanel(const ui::kit::Context& ui);
    void refreshLabels();
    [[nodiscard]] std::string sentence(const ui::kit::Context& ui) const;
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

    Shell& shell_;
    TablePanels& panels_;
    WhyNot why_;
    std::vector<Analyst> analysts_;
    std::string game_;                     ///< id of the game that they play
    std::vector<std::string> wanted_;      ///< Settings::analysts when they were employed
    std::string proposal_;                 ///< the last turn that was pointed at
    std::optional<match::NodeId> lostAt_;  ///< the last shown position in which every turn loses
    ShownPosition position_;
    bool asked_ = false;  ///< the engines were started on the shown position
    std::optional<ui::screens::LineChoice> chosen_;
    std::optional<ui::screens::LineChoice> pointed_;  ///< the line under the pointer in this frame
    std::optional<ui::screens::LineChoice> pointedBefore_;
    float playedFor_ = 0;        ///< seconds since the line began
    std::optional<int> moment_;  ///< earlier thought to show, from 1; nullopt: the latest
    std::uint64_t news_ = 0;     ///< changes of what is known so far
    Marked marked_;
    scene::Marks marks_;
    std::string sentence_;
};

}  // namespace app
