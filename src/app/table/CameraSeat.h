#pragma once

#include "app/table/CameraWork.h"
#include "app/table/Rights.h"
#include "app/table/TableStage.h"
#include "match/Followed.h"
#include "match/Seating.h"

namespace app {

/// The seat behind which the camera stands.
class CameraSeat {
  public:
    /// All must outlive it.
    CameraSeat(const match::Followed& match, const match::Seating& seating, const Rights& rights,
               TableStage& stage)
        : match_(match), seating_(seating), rights_(rights), stage_(stage) {}

    /// The player whose seat it is: the only person, or of several the one to move if the camera turns.
    [[nodiscard]] game::PlayerId player() const;
    /// The camera moves there and stays.
    void sitDown();
    /// The camera returns there for who takes the table over, wherever the player before him has moved it.
    void takeOver();
    /// The camera turns there for the next turn, once the pieces of the last one are at rest.
    void turn() { turnTo(player()); }
    /// The same for the seat of another player.
    void turnTo(game::PlayerId player);
    /// Frames what its player needs on his turns. `takesFromOthers`: now also pieces of others, as in some
    /// openings; then the whole table is needed, as where several persons play from one seat.
    void frame(bool takesFromOthers);
    /// The same, after the table has been built anew.
    void frameAnew() { frame(takesFromOthers_); }
    /// The motions that the camera may make by itself.
    void setCameraHabits(const CameraHabits& habits);

  private:
    [[nodiscard]] float yawOf(game::PlayerId player) const;

    const match::Followed& match_;
    const match::Seating& seating_;
    const Rights& rights_;
    TableStage& stage_;
    bool takesFromOthers_ = false;
};

}  // namespace app
