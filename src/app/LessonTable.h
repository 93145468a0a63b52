#pragma once

#include <memory>
#include <optional>

#include "app/Evening.h"
#include "app/Thinker.h"
#include "tutorial/Runner.h"

namespace app {

/// A lesson on the table: does there what its runner asks for, at a pace that one can follow, and hands the
/// player's turns to it. Main thread. At its end the game under way is on the table again.
class LessonTable {
  public:
    /// All must outlive it.
    LessonTable(tutorial::Runner& runner, const CatalogEntry& game, Evening& evening);
    ~LessonTable();
    LessonTable(const LessonTable&) = delete;
    LessonTable& operator=(const LessonTable&) = delete;

    /// Goes on; once a simulation step. True if something else is to be shown.
    bool update(float seconds);
    /// The player may enter a turn now.
    [[nodiscard]] bool takesTurns() const;
    /// Something is still on its way: pieces, the next move, the opponent.
    [[nodiscard]] bool busy() const;
    /// The camera is to go somewhere in a moment.
    [[nodiscard]] bool aboutToLook() const { return looksSoon_; }
    /// Marks, ideas and camera are those of the runner again: it has gone on.
    void follow();

  private:
    void carryOut(tutorial::Runner::Move move);
    void setUp(std::unique_ptr<game::State> state);
    void takeTurn();
    /// The opponent of a game moves; true if he has.
    bool letOpponentMove();
    void showIdeas();
    void lookAtStep();
    [[nodiscard]] TableSession& table() const { return evening_.table(); }

    tutorial::Runner& runner_;
    const CatalogEntry& game_;
    Evening& evening_;
    std::unique_ptr<Thinker> opponent_;
    bool asked_ = false;                   ///< the opponent thinks about this position
    float rest_ = 0;                       ///< seconds until the next thing happens
    std::optional<std::size_t> lookedAt_;  ///< the step that the camera has answered to
    bool looksSoon_ = false;               ///< it is to answer to the present one
};

}  // namespace app
