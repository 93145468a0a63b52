#pragma once

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
    /// Updates the board and the panels; call before each frame.
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
    /// While `on`, draws nothing over the board.
    void setPlain(bool on) { plain_ = on; }

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
    void refreshBoard(const ui::kit::Context& ui);
    void showLine(const std::vector<game::Action>& line);
    void showCandidates(const ui::kit::Context& ui);
    void addDrops(const game::Transition& turn);
    void label(game::Place place, std::string text, bool strong);
    [[nodiscard]] std::string sentence(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string described(const ui::kit::Context& ui, const Refutation& found) const;
    [[nodiscard]] glm::vec3 arcColor() const;

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
    std::vector<game::Place> labelled_;
    float playedFor_ = 0;        ///< seconds since the line began
    std::optional<int> moment_;  ///< earlier thought to show, from 1; nullopt: the latest
    bool plain_ = false;
    std::vector<scene::Idea> ideas_;
    std::vector<game::PlaceCount> counts_;
    std::string sentence_;
};

}  // namespace app
