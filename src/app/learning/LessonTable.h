#pragma once

#include <memory>
#include <optional>

#include "app/play/CurrentGame.h"
#include "app/thinking/Thinker.h"
#include "tutorial/Runner.h"

namespace app {

/// Shows a lesson on the table: plays the runner's moves at a pace that a player can follow, and gives the
/// player's turns to the runner. Main thread only. The destructor puts the game under way back on the table.
class LessonTable {
  public:
    /// All references must outlive it.
    LessonTable(tutorial::Runner& runner, const CatalogEntry& game, CurrentGame& currentGame);
    ~LessonTable();
    LessonTable(const LessonTable&) = delete;
    LessonTable& operator=(const LessonTable&) = delete;

    /// Continues; call once a simulation step. True if the shown texts have changed.
    bool update(float seconds);
    /// Whether the player may enter a turn.
    [[nodiscard]] bool takesTurns() const;
    /// Whether something is still moving or expected: pieces, the next move, the opponent.
    [[nodiscard]] bool busy() const;
    /// Whether the camera is about to move.
    [[nodiscard]] bool aboutToLook() const { return looksSoon_; }
    /// Updates marks, ideas and camera after the runner has changed.
    void follow();

  private:
    void carryOut(tutorial::Runner::Move move);
    void setUp(std::unique_ptr<game::State> state);
    void takeTurn();
    /// Plays the opponent's turn if it is ready; true if it was played.
    bool letOpponentMove();
    [[nodiscard]] std::vector<scene::Idea> ideas() const;
    void lookAtStep();
    [[nodiscard]] TableSession& table() const { return currentGame_.table(); }

    tutorial::Runner& runner_;
    const CatalogEntry& game_;
    CurrentGame& currentGame_;
    std::unique_ptr<Thinker> opponent_;
    bool asked_ = false;                   ///< the opponent is thinking about this position
    float rest_ = 0;                       ///< seconds until the next action
    std::optional<std::size_t> lookedAt_;  ///< the step for which the camera was last moved
    bool looksSoon_ = false;               ///< the camera must still be moved for the present step
};

}  // namespace app
