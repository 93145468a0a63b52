#include <gtest/gtest.h>

#include "game/Contract.h"
#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakKind.h"

namespace tak {
namespace {

const play::TakKind kWritingKind;

/// Boards of every size, with the unusual set-ups of random games.
const ::test::RandomGames kGames{
    .start =
        [](base::Random& random) {
            const int size = rules::kMinSize + static_cast<int>(random.below(6));
            return std::make_unique<play::TakState>(rules::Position(test::someSetup(random, size)));
        },
    .games = 12,
    .plies = 40,
    .choose =
        [](const game::State& state, base::Random& random) {
            return test::someAction(static_cast<const play::TakState&>(state), random);
        },
    .kind = &kWritingKind};

TEST(TakContract, ViewsAndTurnsKeepTheContract) { ::test::keepsTheContract(kGames); }

TEST(TakContract, FeedsFollowTheGame) { ::test::feedsFollowTheGame(kGames); }
TEST(TakContract, IsPlayedFromAfar) {
    ::test::RandomGames few = kGames;
    few.games = 3;
    ::test::isPlayedFromAfar(few);
}

}  // namespace
}  // namespace tak
