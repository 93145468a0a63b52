#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/Coach.h"
#include "scene/Components.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// The coach of a game between a person and engines, if the player wants one: what it says in the room of the
/// hint, where to look on the board, and after the game which turns are worth another try.
class TableCoach {
  public:
    TableCoach(Shell& shell, TablePanels& panels);
    /// Nobody is held back where nobody looks on.
    ~TableCoach();
    TableCoach(const TableCoach&) = delete;
    TableCoach& operator=(const TableCoach&) = delete;

    /// Follows the game; once a frame.
    void update();
    /// Gives words to the panels. Before each frame.
    void refresh(const ui::kit::Context& ui);
    /// What a warning is about; before each frame, after refresh().
    [[nodiscard]] const std::vector<scene::Sign>& signs() const { return signs_; }
    /// What is said, for scripts; empty: nothing.
    [[nodiscard]] std::string text() const;

    /// The player has read what was said; false if nothing was.
    bool dismiss();
    void openLesson();
    /// A game of its own begins before this turn.
    void playAgain(ui::screens::MoveId turn);

  private:
    /// What it looks at.
    struct Position {
        int session = -1;
        match::NodeId at{};
        bool over = false;
        bool watched = false;  ///< somebody is coached in it
        friend bool operator==(const Position&, const Position&) = default;
    };
    [[nodiscard]] Position present() const;
    [[nodiscard]] bool coaches() const;
    void follow(const Position& now);
    void followEnd();
    [[nodiscard]] bool mayPlay(game::Action turn);
    void analyseAfterwards();
    [[nodiscard]] bool analysed() const;
    [[nodiscard]] bool isBusy() const;
    /// The person whose game it is.
    [[nodiscard]] game::PlayerId person() const;
    [[nodiscard]] bool lost() const;
    [[nodiscard]] std::string warningText(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string endText(const ui::kit::Context& ui) const;
    /// Of what is said: what lessons call it; empty: nothing.
    [[nodiscard]] std::string topic() const;
    void refreshMoments(const ui::kit::Context& ui, ui::screens::CoachView& view) const;
    void refreshSigns();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    Coach coach_;
    Position position_;
    std::optional<Position> analysisOf_;  ///< the ending that was analysed last
    std::string endTopic_;                ///< of how the game has ended
    bool unspoken_ = false;               ///< a warning is to be said aloud
    std::vector<scene::Sign> signs_;
};

}  // namespace app
