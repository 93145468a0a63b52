#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tutorial/Lesson.h"

namespace tutorial {

/// Leads a player through a lesson. It knows no time and holds no position: the table has the only one.
/// next() tells the table what to do, event by event; play() judges the player's turns; phase() tells who is
/// expected to act.
class LessonRun {
  public:
    /// Begins at this step, or at the first one if the index is invalid. The lesson must outlive it.
    explicit LessonRun(const Lesson& lesson, std::size_t step = 0);

    // ---- events on the table
    struct SetUp {
        std::unique_ptr<game::State> state;
    };
    struct Play {
        game::Action action;
    };
    struct TakeBack {
        int turns = 0;
    };
    using Move = std::variant<SetUp, Play, TakeBack>;
    /// The next event, to be fetched when the table is at rest; nothing if somebody else has to act. `table`:
    /// the position there as the record sees it, null before the first SetUp.
    [[nodiscard]] std::optional<Move> next(const game::View* table);

    // ---- the expected action
    enum class Phase : std::uint8_t {
        Moving,    ///< next()
        Reading,   ///< goOn()
        Turn,      ///< play(), in a game too
        Opponent,  ///< follow(): somebody else is to move in a game, or play() was just called
        Answer,    ///< answer()
        Right,     ///< goOn(), after a message on why it was right
        Wrong,     ///< goOn(), after a message on why it was wrong; then another try
        Done       ///< the lesson is over
    };
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
    [[nodiscard]] const Step& step() const { return lesson_->steps[index_]; }
    [[nodiscard]] std::size_t index() const { return index_; }
    /// The player for whom the person learns in this step.
    [[nodiscard]] game::PlayerId learner() const { return learner_; }
    /// Shown besides Step::say: why something was right or wrong; empty otherwise. A msgid.
    [[nodiscard]] const std::string& verdict() const { return verdict_; }
    /// How many of Step::hints the player has asked for in this step.
    [[nodiscard]] std::size_t hintsShown() const { return hints_; }
    /// The places to look at now.
    [[nodiscard]] const std::vector<game::Place>& pointed() const;

    // ---- what the player does; each is ignored where it is not awaited
    /// Judges a turn that is about to be played, by what the player sees before it; whether it is to be
    /// played. A wrong turn is, too: its answer shows why it is wrong.
    [[nodiscard]] bool play(game::Action turn, const game::View& before);
    /// The turn given to play() last.
    [[nodiscard]] game::Action lastPlayed() const { return lastPlayed_; }
    /// In a game of the lesson, a turn was played, and this is the position after it.
    void follow(const game::View& table);
    void answer(std::size_t answer);
    void goOn();
    /// Goes to another step; does nothing if the index is invalid.
    void goTo(std::size_t step);
    [[nodiscard]] bool canHint() const;
    void hint();

  private:
    // What is still to happen on the table. Whether it can happen is known only there.
    struct Begin {
        enum class From : std::uint8_t {
            Anywhere,  ///< stays on the table if that shows the step's position
            Before,    ///< also if the step can go on from there
            Anew       ///< is set up in any case
        } from = From::Anywhere;
    };
    struct Reply {
        std::string turn;  ///< with the next ones, until one cannot be played
    };
    struct Punish {};  ///< a turn with which another player wins at once
    using Planned = std::variant<Begin, Shown, Reply, Punish, TakeBack>;

    void enter(std::size_t step, Begin::From from = Begin::From::Anywhere);
    void plan(Planned planned);
    [[nodiscard]] std::optional<Move> resolve(const Planned& planned, const game::View* table);
    [[nodiscard]] std::optional<Move> resolvePunish(game::State& state);
    [[nodiscard]] bool canStay(Begin::From from, const game::View* table) const;
    /// What follows once the table is at rest.
    void afterShow();
    void judge(game::Action turn, const game::View& before);
    void fail(const std::string& why, const std::vector<std::string>& reply);
    void tryAgain();
    void tell(Phase phase, const std::string& verdict);

    const Lesson* lesson_;
    std::size_t index_ = 0;
    game::PlayerId learner_{};
    std::deque<Planned> plan_;
    Phase phase_ = Phase::Moving;
    Phase after_ = Phase::Reading;  ///< phase after plan_ is carried out
    std::string verdict_;
    std::size_t hints_ = 0;
    game::Action lastPlayed_{};
    int tried_ = 0;  ///< turns on the table to be taken back before the next try
};

}  // namespace tutorial
