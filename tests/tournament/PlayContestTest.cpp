#include "tournament/PlayContest.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "support/MockBot.h"

namespace tournament {
namespace {

Contest contestOf(int games) {
    const Entrant entrant{.name = "A", .makeBot = [] { return test::botThat(test::firstAction); }};
    return {.entrants = {entrant, entrant},
            .start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
                return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(4, 2));
            },
            .games = games,
            .pace = {.nodes = 1}};
}

TEST(PlayContest, TellsOfEveryGameInTheCallersThread) {
    std::vector<int> numbers;
    bool over = false;
    playContest(contestOf(6), {}, [&](const ContestRunner& runner) {
        runner.forEachFinished(numbers.size(),
                               [&](const PlayedGame& game) { numbers.push_back(game.number); });
        over = runner.over();
    });
    EXPECT_EQ(numbers, (std::vector{1, 2, 3, 4, 5, 6}));
    EXPECT_TRUE(over) << "it tells of the end";
}

TEST(PlayContest, AStopEndsIt) {
    std::stop_source stop;
    ContestRunner::Phase phase = ContestRunner::Phase::Playing;
    playContest(contestOf(10'000), stop.get_token(), [&](const ContestRunner& runner) {
        if (!runner.finished().empty()) stop.request_stop();
        phase = runner.phase();
    });
    EXPECT_EQ(phase, ContestRunner::Phase::Stopped);
}

}  // namespace
}  // namespace tournament
