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

/// Leads a player through a lesson. It knows no table and no time: next() says what happens there, one thing
/// after the other, each to be asked for when the table rests; phase() says what is awaited of the player.
class Runner {
  public:
    /// Begins at this step, or at the first one if there is no such step. The lesson must outlive it.
    explicit Runner(const Lesson& lesson, std::size_t step = 0);

    // ---- what happens on the table
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
    /// The next thing; nothing: the player is to do something, or his opponent.
    [[nodiscard]] std::optional<Move> next();

    // ---- what is awaited
    enum class Phase : std::uint8_t {
        Moving,    ///< next() has something
        Reading,   ///< goOn()
        Turn,      ///< play(), in a game too
        Opponent,  ///< opponentPlays(): a bot is to move in a game
        Answer,    ///< answer()
        Right,     ///< goOn(): what was right is told
        Wrong,     ///< goOn(): why it was wrong is told; then it is tried again
        Done       ///< the lesson is over
    };
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
    [[nodiscard]] const Step& step() const { return lesson_->steps[index_]; }
    [[nodiscard]] std::size_t index() const { return index_; }
    /// Beside Step::say: why something was wrong or right; empty otherwise. A msgid.
    [[nodiscard]] const std::string& verdict() const { return verdict_; }
    /// Hints that were asked for in this step, of Step::hints.
    [[nodiscard]] std::size_t hintsShown() const { return hints_; }
    /// The places to look at now.
    [[nodiscard]] const std::vector<game::Place>& pointed() const;
    /// The position as it is once next() has nothing more.
    [[nodiscard]] const game::State& state() const { return *state_; }
    /// What was tried was wrong, and the test begins anew.
    [[nodiscard]] bool failsTest() const { return phase_ == Phase::Wrong && step().test; }

    // ---- what the player does; each is ignored where it is not awaited
    /// A legal turn.
    void play(game::Action turn);
    void opponentPlays(game::Action turn);
    void answer(std::size_t answer);
    void goOn();
    /// Another step; none of this number: nothing happens.
    void goTo(std::size_t step);
    [[nodiscard]] bool canHint() const;
    void hint();

  private:
    void enter(std::size_t step);
    void queue(game::Action turn);
    void queueReset(const game::State& state);
    /// What follows once the table rests.
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
    Phase after_ = Phase::Reading;  ///< comes once moves_ is empty
    std::string verdict_;
    std::size_t hints_ = 0;
    int tried_ = 0;  ///< turns on the table that are taken back before the next try
};

}  // namespace tutorial
