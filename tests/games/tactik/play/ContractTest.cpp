#include "game/Contract.h"

#include <gtest/gtest.h>

#include <ostream>

#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"

namespace tactik {
namespace {

const play::TactikKind kWritingKind;

struct Agreed {
    const char* name;
    int players;
    rules::Rules rules = {};
};

void PrintTo(const Agreed& agreed, std::ostream* out) { *out << agreed.name; }

class TactikContract : public testing::TestWithParam<Agreed> {
  protected:
    [[nodiscard]] static test::RandomGames games(int count, int plies) {
        return {.start =
                    [](base::Random& random) {
                        return std::make_unique<play::TactikState>(GetParam().players, GetParam().rules,
                                                                   game::Chance(random.next()));
                    },
                .games = count,
                .plies = plies,
                .kind = &kWritingKind};
    }
};

TEST_P(TactikContract, IsKept) { test::keepsTheContract(games(1, 45)); }
TEST_P(TactikContract, FeedsFollowTheGame) { test::feedsFollowTheGame(games(1, 200)); }
TEST_P(TactikContract, IsPlayedFromAfar) { test::isPlayedFromAfar(games(1, 60)); }

INSTANTIATE_TEST_SUITE_P(Rules, TactikContract,
                         testing::Values(Agreed{"two", 2}, Agreed{"four", 4},
                                         Agreed{"mustEnter", 4, {.mustEnter = true}},
                                         Agreed{"spareOwn", 4, {.spareOwn = true}},
                                         Agreed{"wholeHand", 2, {.wholeHand = true}},
                                         Agreed{"longCircuit", 2, {.longCircuit = true}}),
                         [](const auto& agreed) { return std::string(agreed.param.name); });

}  // namespace
}  // namespace tactik
