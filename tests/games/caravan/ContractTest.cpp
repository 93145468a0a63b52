#include "game/Contract.h"

#include <gtest/gtest.h>

#include <ostream>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan {
namespace {

const play::CaravanKind kWritingKind;

const test::RandomGames kGames{
    .start =
        [](base::Random& random) {
            const int players = 2 + static_cast<int>(random.below(3));
            const std::uint32_t seed = random.below(1000);
            const rules::Rules agreed{.partners = players == 4 && random.below(2) == 0};
            return std::make_unique<play::CaravanState>(players, game::Chance(seed), agreed);
        },
    .games = 30,
    .kind = &kWritingKind};

TEST(CaravanContract, ViewsAndTurnsKeepTheContract) { test::keepsTheContract(kGames); }

/// Which of the larger rules are agreed on, by name.
struct Agreed {
    const char* name;
    rules::Rules rules;
};

void PrintTo(const Agreed& agreed, std::ostream* out) { *out << agreed.name; }

class CaravanRulesContract : public testing::TestWithParam<Agreed> {
  protected:
    [[nodiscard]] static test::RandomGames games(int count = 8) {
        return {.start =
                    [](base::Random& random) {
                        const int players = 2 + static_cast<int>(random.below(3));
                        rules::Rules agreed = GetParam().rules;
                        agreed.partners = players == 4 && random.below(2) == 0;
                        const game::Chance chance(random.below(1000));
                        return std::make_unique<play::CaravanState>(players, chance, agreed);
                    },
                .games = count,
                .kind = &kWritingKind};
    }
};

TEST_P(CaravanRulesContract, IsKept) { test::keepsTheContract(games()); }

TEST_P(CaravanRulesContract, FeedsFollowTheGame) { test::feedsFollowTheGame(games()); }

TEST_P(CaravanRulesContract, IsPlayedFromAfar) { test::isPlayedFromAfar(games(3)); }

INSTANTIATE_TEST_SUITE_P(
    Rules, CaravanRulesContract,
    testing::Values(Agreed{"rest", {.rest = true}}, Agreed{"robbers", {.robbers = true}},
                    Agreed{"gifts", {.gifts = true}}, Agreed{"reshuffle", {.reshuffle = true}},
                    Agreed{"all", {.rest = true, .robbers = true, .gifts = true, .reshuffle = true}}),
    [](const auto& agreed) { return std::string(agreed.param.name); });

TEST(CaravanContract, FeedsFollowTheGame) { test::feedsFollowTheGame(kGames); }

}  // namespace
}  // namespace caravan
