#pragma once

#include <memory>
#include <optional>

#include "app/play/Participants.h"
#include "app/play/Tables.h"
#include "app/table/TurnGuard.h"
#include "match/Subscription.h"
#include "tutorial/LessonRun.h"

namespace app {

/// Shows a lesson on the table: plays the moves of its run at a pace that a player can follow, and lets it
/// judge each turn of the player before it is played. In a game that keeps secrets the table shows what the
/// learner may see. Main thread only. The destructor puts the game under way back on the table.
class LessonTable final : private TurnGuard {
  public:
    /// All references must outlive it.
    LessonTable(tutorial::LessonRun& run, const CatalogEntry& game, Tables& tables,
                const Participants& participants);
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
    /// Updates marks, ideas and camera after its run has changed.
    void follow();
    /// From now on the player may play any turn of either side, and nothing is judged.
    void release();

  private:
    /// Has its run judge a turn of the learner.
    [[nodiscard]] bool judge(game::Action turn) override;
    bool letMove();
    void carryOut(tutorial::LessonRun::Move move);
    void setUp(std::unique_ptr<game::State> state);
    void takeBack(int turns);
    /// Seats the learner, and the others if the step is a game or if something must stay hidden.
    void seatPlayers();
    [[nodiscard]] std::unique_ptr<match::Participant> opponentAt(game::PlayerId seat) const;
    /// Lets the seats play a game of the lesson; true if there was a turn.
    bool letPlay(float seconds);
    [[nodiscard]] std::vector<scene::Idea> ideas() const;
    void lookAtStep();
    [[nodiscard]] TableSession& table() const { return tables_.shown(); }

    tutorial::LessonRun& run_;
    const CatalogEntry& game_;
    Tables& tables_;
    const Participants& participants_;
    match::Subscription news_;             ///< of a game of the lesson
    float rest_ = 0;                       ///< seconds until the next action
    std::optional<std::size_t> seatedAt_;  ///< the step for which the players were seated
    std::optional<std::size_t> lookedAt_;  ///< the step for which the camera was last moved
    bool looksSoon_ = false;               ///< the camera must still be moved for the present step
};

}  // namespace app
