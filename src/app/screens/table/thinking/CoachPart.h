#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/table/TurnGuard.h"
#include "app/thinking/Coach.h"
#include "ui/screens/play/PlayCoach.h"

namespace app {

class HintPanel;
class PlayCommands;

/// The coach at the table, in games of a person against engines: its remarks in place of the hint, its marks
/// on the table, and after the game the turns that are worth another try.
class CoachPart final : public PlayPart, private TurnGuard {
  public:
    CoachPart(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
              const HintPanel& hint, const PlayCommands& actions);
    /// Guards the entry of turns no longer.
    ~CoachPart() override;

    bool update(float seconds) override;
    /// Speaks a warning once.
    bool pass(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.coachRows = view_.rows(); }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    /// Adds the places of a warning.
    void mark(scene::Marks& marks) const override;
    /// The shown remark, for scripts; empty if there is none.
    [[nodiscard]] std::string text() const override;

    /// Closes the remark after the player has read it.
    bool escape() override;
    void openLesson();

  private:
    /// The position that it watches.
    struct Position {
        int session = -1;
        match::NodeId at{};
        bool over = false;
        std::optional<game::PlayerId> person;  ///< who is coached in it
        friend bool operator==(const Position&, const Position&) = default;
    };
    /// Starts another try from before this turn.
    void playAgain(ui::screens::MoveId turn);
    [[nodiscard]] Position present() const;
    [[nodiscard]] bool coaches() const;
    /// Whether it warns of turns, and looks for better ones after the game: nothing is hidden. Where
    /// something is, it only comments, since nobody can tell what a turn leads to.
    [[nodiscard]] bool foresees() const;
    void turnTo(const Position& now);
    void followEnd();
    /// Holds back a turn with an oversight, once a position.
    [[nodiscard]] bool judge(game::Action turn) override;
    /// Once the position is analysed.
    [[nodiscard]] bool ready() const override { return present() == position_ && !coach_.thinking(); }
    void analyseAfterwards();
    [[nodiscard]] bool isBusy() const;
    /// Whether a turn is held back, and the player may read why.
    [[nodiscard]] bool warns() const;
    /// The person to whom the coach speaks: of several, the one before whom the table lies.
    [[nodiscard]] game::PlayerId person() const;
    [[nodiscard]] bool lost() const;
    /// The topic of the remark, as lessons name it; empty if it has none.
    [[nodiscard]] std::string topic() const;
    void refreshMoments(const ui::kit::Context& ui, ui::screens::CoachView& view) const;

    const Learning& learning_;
    const HintPanel& hint_;
    const PlayCommands& actions_;
    ui::screens::CoachView view_;
    std::vector<ui::screens::CoachCommand> pressed_;
    Coach coach_;
    Position position_;
    std::optional<Position> analysisOf_;  ///< the end of a game that was analysed last
    std::optional<game::Remark> end_;     ///< on the way in which the game ended
    bool unspoken_ = false;               ///< a warning must still be spoken
};

}  // namespace app
