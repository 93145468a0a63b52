#include "cli/arena/RandomOpenings.h"

#include <gtest/gtest.h>

namespace cli::arena {
namespace {

using tak::rules::Setup;
using Setups = std::vector<Setup>;

TEST(RandomOpenings, EachSetupHasABookOfItsOwn) {
    const Setups setups = {Setup::standard(4), Setup::standard(5, 4)};
    RandomOpenings openings({.plies = 3, .seed = 7}, setups);
    for (std::size_t setup = 0; setup < 2; ++setup) {
        const Opening opening = openings.at(setup, 1);
        EXPECT_EQ(opening.start, tak::rules::Position(setups[setup]));
        EXPECT_EQ(opening.moves.size(), 3U);
        EXPECT_NE(opening.moves, openings.at(setup, 0).moves);
        EXPECT_EQ(opening.moves, RandomOpenings({.plies = 3, .seed = 7}, setups).at(setup, 1).moves);
        EXPECT_NE(opening.moves, RandomOpenings({.plies = 3, .seed = 8}, setups).at(setup, 1).moves);
    }
    EXPECT_TRUE(RandomOpenings({.plies = 0}, setups).at(0, 5).moves.empty());
}

}  // namespace
}  // namespace cli::arena
