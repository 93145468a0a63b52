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

/// Leads a player through a lesson. It knows no table and no time: next() returns the events for the table
/// one by one, each to be fetched when the table is at rest; phase() tells which action of the player is
/// expected.
class Runner {
  public:
    /// Begins at this step, or at the first one if the index is invalid. The lesson must outlive it.
    explicit Runner(const Lesson& lesson, std::size_t step = 0);

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
    /// The next event; nothing if the player or the opponent has to act.
    [[nodiscard]] std::optional<Move> next();

    // ---- the expected action
    enum class Phase : std::uint8_t {
        Moving,    ///< next() has an event
        Reading,   ///< goOn()
        Turn,      ///< play(), in a game too
        Opponent,  ///< opponentPlays(): a bot is to move in a game
        Answer,    ///< answer()
        Right,     ///< goOn(), after a message on why it was right
        Wrong,     ///< goOn(), after a message on why it was wrong; then another try
        Done       ///< the lesson is over
    };
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
    [[nodiscard]] const Step& step() const { return lesson_->steps[index_]; }
    [[nodiscard]] std::size_t index() const { return index_; }
    /// Shown besides Step::say: why something was right or wrong; empty otherwise. A msgid.
    [[nodiscard]] const std::string& verdict() const { return verdict_; }
    /// How many of Step::hints the player has asked for in this step.
    [[nodiscard]] std::size_t hintsShown() const { return hints_; }
    /// The places to look at now.
    [[nodiscard]] const std::vector<game::Place>& pointed() const;
    /// The position once next() has no more events.
    [[nodiscard]] const game::State& state() const { return *state_; }

    // ---- what the player does; each is ignored where it is not awaited
    /// A legal turn.
    void play(game::Action turn);
    void opponentPlays(game::Action turn);
    void answer(std::size_t answer);
    void goOn();
    /// Goes to another step; does nothing if the index is invalid.
    void goTo(std::size_t step);
    [[nodiscard]] bool canHint() const;
    void hint();

  private:
    /// `goesOn`: the step follows the present one, so it begins in the position on the table if it can.
    void enter(std::size_t step, bool goesOn = false);
    void queue(game::Action turn);
    void queueReset(const game::State& state);
    /// Decides what follows once the table is at rest.
    void settle();
    void afterShow();
    void judge(game::Action turn);
    void judgeGame();
    void fail(const std::string& why, const std::vector<std::string>& reply);
    void tryAgain();
    void tell(Phase phase, const std::string& verdict);

    const Lesson* lesson_;
    std::size_t index_ = 0;
    std::unique_ptr<game::State> state_;
    std::deque<Move> moves_;
    Phase phase_ = Phase::Moving;
    Phase after_ = Phase::Reading;  ///< phase after moves_ is empty
    std::string verdict_;
    std::size_t hints_ = 0;
    int tried_ = 0;  ///< turns on the table to be taken back before the next try
};

}  // namespace tutorial
