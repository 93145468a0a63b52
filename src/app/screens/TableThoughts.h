#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/Ideas.h"
#include "app/Refuter.h"
#include "app/WhyNot.h"
#include "app/screens/ShownPosition.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// What engines beside the seats think of the position that is shown: the turns they consider on the board
/// and in the panel, a line of theirs played out in ghosts, and why a turn that the player asks about is no
/// good. Where every turn is proved to lose, it is enough to point at one.
class TableThoughts {
  public:
    TableThoughts(Shell& shell, TablePanels& panels);
    /// Nobody thinks about a game that is not looked at.
    ~TableThoughts();

    /// `seconds` have passed. True if what is shown may have changed.
    [[nodiscard]] bool update(float seconds);
    /// Gives ideas to the table, lines and words to the panels. Before each frame.
    void refresh(const ui::kit::Context& ui);
    [[nodiscard]] bool thinking() const;
    /// The position is analysed.
    [[nodiscard]] bool open() const;
    /// What each analyst thinks of it at present, as far as it has begun.
    [[nodiscard]] std::vector<const game::Thought*> latest() const;
    /// Something moves on by itself: a line that is played out.
    [[nodiscard]] bool ticking() const { return shown().has_value() || refutation() != nullptr; }

    void toggle();
    void toggleOnBoard();
    /// The next line is played out on the board; after the last one none.
    void nextLine();
    void pointAt(ui::screens::LineChoice line);
    void choose(ui::screens::LineChoice line);
    void showMoment(int moment);
    /// The next turn that is entered is examined instead of played; a second time: it is played again.
    void toggleWhyNot();
    /// Ends an examination; false if there is none.
    bool leaveWhyNot();
    /// Nothing is drawn over the board, while this is on.
    void setPlain(bool on) { plain_ = on; }

    /// What is said of a turn that is examined; empty if none is.
    [[nodiscard]] std::string text() const { return sentence_; }

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
    /// The turn that led here was played where every turn loses.
    [[nodiscard]] bool answersLoss() const;
    /// How a turn fails that is examined or pointed at; null: none is.
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
    [[nodiscard]] std::string sentence(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string described(const ui::kit::Context& ui, const WhyNot::Refutation& found) const;
    [[nodiscard]] glm::vec3 arcColor() const;

    Shell& shell_;
    TablePanels& panels_;
    WhyNot why_;
    Refuter refuter_;
    std::string proposal_;                 ///< the turn that was pointed at last
    std::optional<match::NodeId> lostAt_;  ///< the position shown last where every turn loses
    ShownPosition position_;
    bool asked_ = false;  ///< the analysts think about the position that is shown
    std::optional<ui::screens::LineChoice> chosen_;
    std::optional<ui::screens::LineChoice> pointed_;  ///< by the pointer, in this frame
    std::optional<ui::screens::LineChoice> pointedBefore_;
    std::vector<game::Place> labelled_;
    float playedFor_ = 0;        ///< seconds for which the line has been played out
    std::optional<int> moment_;  ///< of the past, from 1; nothing: the present
    bool plain_ = false;
    std::vector<scene::Idea> ideas_;
    std::vector<game::PlaceCount> counts_;
    std::string sentence_;
};

}  // namespace app
