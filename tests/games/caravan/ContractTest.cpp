#include "game/Contract.h"

#include <gtest/gtest.h>

#include "games/caravan/play/CaravanState.h"

namespace caravan {
namespace {

const test::RandomGames kGames{.start =
                                   [](base::Random& random) {
                                       const int players = 2 + static_cast<int>(random.below(3));
                                       const std::uint32_t seed = random.below(1000);
                                       const bool partners = players == 4 && random.below(2) == 0;
                                       return std::make_unique<play::CaravanState>(
                                           players, game::Chance(seed), partners);
                                   },
                               .games = 30};

TEST(CaravanContract, ViewsAndTurnsKeepTheContract) { test::keepsTheContract(kGames); }

TEST(CaravanContract, FeedsFollowTheGame) { test::feedsFollowTheGame(kGames); }

}  // namespace
}  // namespace caravan
