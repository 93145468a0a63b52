#include "games/tak/engine/TableKey.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Game.h"
#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

using namespace rules;

/// The keys of a position after 0, 4, 8 … quiet plies, up to 48.
std::vector<std::uint64_t> keysOfOneBoard(const DrawRules& draws) {
    Setup setup = Setup::standard(5);
    setup.draws = draws;
    Game game(setup);
    const auto play = [&](std::initializer_list<const char*> moves) {
        for (const char* move : moves) game.play(*parseMove(move, game.position()));
    };
    play({"a1", "e5"});
    std::vector<std::uint64_t> keys{tableKey(game.position())};
    for (int quiet = 4; quiet < kQuietPlyLimit; quiet += 4) {
        play({"e5-", "a1+", "e4+", "a2-"});
        keys.push_back(tableKey(game.position()));
    }
    return keys;
}

TEST(TableKey, CountsQuietPliesWhereTheyEndInADraw) {
    const auto keys = keysOfOneBoard(DrawRules::playtak());
    ASSERT_EQ(keys.size(), 13U);
    for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(keys[i], keys[0]) << "the draw is far";
    for (std::size_t i = 5; i < keys.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) EXPECT_NE(keys[i], keys[k]) << i << ' ' << k;
}

TEST(TableKey, IsTheSameForeverWhereTheyDoNot) {
    const auto keys = keysOfOneBoard(DrawRules::book());
    for (const std::uint64_t key : keys) EXPECT_EQ(key, keys[0]);
}

}  // namespace
}  // namespace tak::engine
