#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/thinking/Coach.h"
#include "scene/Marks.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// The coach at the table, in games of a person against engines: its remarks in place of the hint, its marks
/// on the board, and after the game the turns that are worth another try.
class TableCoach {
  public:
    TableCoach(Shell& shell, TablePanels& panels);
    /// Removes the guard that holds turns back.
    ~TableCoach();
    TableCoach(const TableCoach&) = delete;
    TableCoach& operator=(const TableCoach&) = delete;

    /// Follows the game; call once a frame.
    void update();
    /// Writes the remarks into the panels; call before each frame.
    void refresh(const ui::kit::Context& ui);
    /// Adds the places of a warning.
    void mark(scene::Marks& marks) const;
    /// The shown remark, for scripts; empty if there is none.
    [[nodiscard]] std::string text() const;

    /// Closes the remark after the player has read it; false if there is none.
    bool dismiss();
    void openLesson();
    /// Starts another try from before this turn.
    void playAgain(ui::screens::MoveId turn);

  private:
    /// The position that it watches.
    struct Position {
        int session = -1;
        match::NodeId at{};
        bool over = false;
        bool watched = false;  ///< a person is coached in it
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
    /// The person who is coached.
    [[nodiscard]] game::PlayerId person() const;
    [[nodiscard]] bool lost() const;
    /// The topic of the remark, as lessons name it; empty if it has none.
    [[nodiscard]] std::string topic() const;
    void refreshMoments(const ui::kit::Context& ui, ui::screens::CoachView& view) const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    Coach coach_;
    Position position_;
    std::optional<Position> analysisOf_;  ///< the end of a game that was analysed last
    std::string endTopic_;                ///< topic of the way in which the game ended
    bool unspoken_ = false;               ///< a warning must still be spoken
};

}  // namespace app
