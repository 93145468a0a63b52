#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "app/table/CameraSeat.h"
#include "app/table/HeldTurn.h"
#include "app/table/Rights.h"
#include "app/table/TableStage.h"
#include "app/table/TurnEntry.h"
#include "game/View.h"
#include "match/Followed.h"
#include "match/Seating.h"
#include "match/Subscription.h"

namespace app {

/// Shows on a table what happens in its match, as far as the viewer may know it: moves the pieces and the
/// camera, tells a turn that is held ready, and has the entry of the next turn begin anew.
class ShownGame {
  public:
    /// What it follows and shows; all must outlive it.
    struct Surroundings {
        const match::Followed& match;
        match::Seating& seating;
        Rights& rights;
        TableStage& stage;
        CameraSeat& cameraSeat;
        TurnEntry& turn;
        HeldTurn& held;
    };
    explicit ShownGame(const Surroundings& surroundings);

    /// The position that is shown.
    [[nodiscard]] const game::View& view() const { return *view_; }
    /// A number that changes with every new view().
    [[nodiscard]] std::uint64_t number() const { return number_; }

    /// Reads the position from the match again.
    void refresh();
    /// Turns pieces over if the viewer who is due sees another side.
    void changeViewer();
    /// The same for a person who takes the table over, who then sees what the others have played since his
    /// last turn, once, from his side.
    void handOver();
    /// Whether something has happened that is not shown yet.
    [[nodiscard]] bool due() const { return news_.due(match_); }
    /// Shows what has happened.
    void follow();
    /// The same after a turn that was just played; the camera follows it.
    void followTurn();
    /// The same after a way through the history: the others do not move while an earlier position is shown.
    void followHistory();

  private:
    /// Whether the viewer sees nothing of what has happened.
    [[nodiscard]] bool onlySecrets(match::Subscription::News news) const;
    /// Whether only notes and the order of variations have changed, so that the table shows the same as
    /// before.
    [[nodiscard]] bool onlyNotes(match::Subscription::News news) const;
    void followWithCamera();
    /// The first of the turns that the others have played since this player's last one, and that he has not
    /// been told yet; the number of all events if there are none.
    [[nodiscard]] std::size_t untold(game::PlayerId player) const;

    const match::Followed& match_;
    match::Seating& seating_;
    Rights& rights_;
    TableStage& stage_;
    CameraSeat& cameraSeat_;
    TurnEntry& turn_;
    HeldTurn& held_;
    match::Subscription news_;
    std::optional<match::NodeId> head_;  ///< of a live match, when it was shown last
    std::unique_ptr<const game::View> view_;
    std::uint64_t number_ = 0;
    std::map<std::size_t, std::size_t>
        told_;  ///< how many events, by player, to persons who took the table over
};

}  // namespace app
