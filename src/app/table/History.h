#pragma once

#include <optional>
#include <utility>

#include "app/table/Rights.h"
#include "app/table/ShownGame.h"
#include "match/Followed.h"
#include "match/Post.h"
#include "match/Seating.h"

namespace app {

/// The way through the turns of a game at a table: turns are taken back, or looked at again. At earlier
/// positions nobody is asked for a turn, until a person plays there or GameControl::goOn() is called.
class History {
  public:
    /// All must outlive it.
    History(match::Followed& match, match::Post& post, match::Seating& seating, const Rights& rights,
            ShownGame& shown)
        : match_(match), post_(post), seating_(seating), rights_(rights), shown_(shown) {}

    // ---- taking back
    /// Takes back turns up to and including a person's last one; without persons, one turn.
    bool undo();
    [[nodiscard]] bool canUndo() const;
    /// Whether undo() is refused because the turn has shown what was hidden, or the answer to it has.
    [[nodiscard]] bool turnStands() const;
    /// Replays turns that were taken back.
    bool redo();
    [[nodiscard]] bool canRedo() const {
        return match_.isReferee() && !match_.looksBack() && !match_.atEnd();
    }

    // ---- looking back
    /// Goes back one turn.
    bool back();
    bool forward();
    /// Goes to the next turn of the line; the camera reacts as if it were played now.
    bool forwardAsPlayed();
    void goTo(match::NodeId node);
    void goToStart() { goTo(match::Followed::kRoot); }
    void goToEnd();

  private:
    [[nodiscard]] bool decidedAlongside() const;
    [[nodiscard]] bool wereAwaitedTogether(game::PlayerId player) const;
    /// The player whose turn undo() would take back; nullopt if there is none.
    [[nodiscard]] std::optional<game::PlayerId> undoer() const;

    match::Followed& match_;
    match::Post& post_;
    match::Seating& seating_;
    const Rights& rights_;
    ShownGame& shown_;
    /// decidedAlongside() for one turn and player.
    struct Alongside {
        match::NodeId turn;
        game::PlayerId actor;
        bool value;
    };
    mutable std::optional<Alongside> alongside_;
};

}  // namespace app
