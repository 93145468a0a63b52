#pragma once

#include <functional>
#include <memory>

#include "base/Random.h"
#include "game/State.h"

namespace test {

/// Random games of one kind; keepsTheContract() checks every position in them.
struct RandomGames {
    std::function<std::unique_ptr<game::State>(base::Random&)> start;
    int games = 20;
    int plies = 60;  ///< most plies of a game
    /// Chooses an action for the player to move, who has one; by default any legal one.
    std::function<game::Action(const game::State&, base::Random&)> choose = anyAction;

    [[nodiscard]] static game::Action anyAction(const game::State& state, base::Random& random);
};

/// What State, View and Transition promise, of every position of these games and for every viewer:
///  - Two states that differ only in what a viewer may not see look alike to him: the view, the last turn,
///    and all of them back to the start.
///  - undo() answers what apply() answered, which is the record's last turn, and everything is as before.
///  - A view stays as it is whatever becomes of its state.
///  - What the last turn did, as a viewer sees it, leads from his pieces before to his pieces after.
///  - Notation leads back to its action.
///  - What is remarked on a turn has a topic and a sentence.
///  - Partners are partners of each other, seen the same from every seat, and win together.
/// In a game with secrets, viewers are mistaken about the truth now and then; in an open one, never.
void keepsTheContract(const RandomGames& games);

/// The same for a match and its feeds: in such games, with turns taken back and played again, every viewer's
/// feed leads from the pieces that the viewer saw to those that the viewer sees.
void feedsFollowTheGame(const RandomGames& games);

}  // namespace test
