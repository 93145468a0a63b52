#pragma once

#include <algorithm>
#include <functional>
#include <memory>

#include "base/Random.h"
#include "game/Kind.h"
#include "game/State.h"
#include "support/Extent.h"

namespace test {

/// Random games of one kind; keepsTheContract() checks every position in them.
struct RandomGames {
    std::function<std::unique_ptr<game::State>(base::Random&)> start;
    int games = 20;
    int plies = 60;  ///< most plies of a game
    /// Chooses an action for the player to move, who has one; by default any legal one.
    std::function<game::Action(const game::State&, base::Random&)> choose = anyAction;

    /// Writes views, and reads them back; then all that players far away hear and say goes by text.
    const game::Kind* kind = nullptr;
    bool prepares = true;  ///< players who wait may enter their next turns (game::View::preparing)

    /// How many of the games are played: in the quick run a third.
    [[nodiscard]] int count() const { return support::extent(std::max(3, games / 3), games); }
    [[nodiscard]] static game::Action anyAction(const game::State& state, base::Random& random);
};

/// Checks the promises of State, View and Transition for every position of these games and every viewer:
///  - Two states that differ only in facts hidden from a viewer look equal to him: the view, the last turn,
///    and all turns before it; and so does the text by which they are told to a player far away.
///  - undo() returns the same transition as apply(), which is the record's last turn, and restores the state.
///  - A view does not change when its state changes.
///  - The last turn, as a viewer sees it, leads from his pieces before it to his pieces after it.
///  - Notation can be read back as its action.
///  - A player who waits enters his next turn on the table as it is, with actions that he may know.
///  - The name of a place can be read back as this place, or as one with the same name.
///  - A remark on a turn has a topic and a sentence.
///  - Partners are partners of each other, equally from every seat, and win together, with the same points.
/// Where very many actions are legal, every so many of them are checked.
/// In a game with secrets, viewers must be mistaken about hidden facts at least once; in an open game, never.
void keepsTheContract(const RandomGames& games);

/// The same for a match and its feeds: in such games, with turns taken back and played again, every viewer's
/// feed leads from the pieces that the viewer saw to those that the viewer sees.
void feedsFollowTheGame(const RandomGames& games);

/// The same for players far away: in such games, whose players all have nothing but a match::Follower, with
/// clocks, offers, turns taken back and resignations, every viewer's follower always has what that viewer may
/// know of the match, and turns that come too late count for nothing. With a kind, each of them has nothing
/// but the texts that came for him.
void isPlayedFromAfar(const RandomGames& games);

}  // namespace test
