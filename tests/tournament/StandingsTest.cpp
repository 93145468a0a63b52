#include "tournament/Standings.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"

namespace tournament {
namespace {

/// A game of a round, won by this seat; without a seat, a draw.
PlayedGame game(int number, std::optional<std::size_t> winner, Ending ending = Ending::Rules,
                std::optional<int> culprit = {}) {
    PlayedGame played{.number = number,
                      .fixture = {.round = (number - 1) / 2, .secondBegins = number % 2 == 0},
                      .ending = ending,
                      .outcome = {.over = true},
                      .culprit = culprit};
    if (winner) played.outcome.winners = {game::playerAt(*winner)};
    return played;
}

TEST(Standings, CountForTheFirstEntrantWhereverItSits) {
    StandingsCount count({});
    count.add(game(1, 0));
    count.add(game(2, 0));
    count.add(game(3, 1));
    count.add(game(4, std::nullopt));
    const Standings& s = count.standings();
    EXPECT_EQ(s.total.wins, 1);
    EXPECT_EQ(s.total.draws, 1);
    EXPECT_EQ(s.total.losses, 2);
    EXPECT_EQ(s.bySide[0].wins, 1);
    EXPECT_EQ(s.bySide[0].losses, 1);
    EXPECT_EQ(s.bySide[1].losses, 1);
    EXPECT_EQ(s.bySide[1].draws, 1);
    EXPECT_EQ(s.pairs, (PairCounts{0, 1, 1, 0, 0}));
    EXPECT_DOUBLE_EQ(s.strength.score, 0.375);
}

TEST(Standings, CountWinsOfPartnersOnce) {
    const game::Sides pairs(test::Countdown(1, 4, true));
    StandingsCount count({});
    for (const int number : {1, 2, 3}) {
        PlayedGame played = game(number, std::nullopt);
        played.sides = pairs;
        played.outcome.winners = {game::playerAt(1), game::playerAt(3)};
        // In the third game both sides share the win.
        if (number == 3) played.outcome.winners = {game::playerAt(0), game::playerAt(1)};
        count.add(played);
    }
    const Standings& s = count.standings();
    EXPECT_EQ(s.total.wins, 1) << "of the second game, in which it has the other side";
    EXPECT_EQ(s.total.losses, 1);
    EXPECT_EQ(s.total.draws, 1);
    EXPECT_EQ(s.bySide[1].wins, 1);
}

TEST(Standings, PairsAreThoseOfARoundInWhateverOrderTheyEnd) {
    StandingsCount count({});
    count.add(game(4, 1));
    count.add(game(1, 0));
    EXPECT_EQ(count.standings().pairs, PairCounts{});
    count.add(game(2, 1));
    EXPECT_EQ(count.standings().pairs, (PairCounts{0, 0, 0, 0, 1}));
    count.add(game(3, 0));
    EXPECT_EQ(count.standings().pairs, (PairCounts{0, 0, 0, 0, 2}));
}

TEST(Standings, MisconductIsCountedByWhoAndWhat) {
    StandingsCount count({});
    count.add(game(1, 0, Ending::Crashed, 1));
    count.add(game(2, 1, Ending::Hung, 1));
    count.add(game(3, 1, Ending::Late, 0));
    count.add(game(4, 1, Ending::Illegal, 1));
    count.add(game(5, 1, Ending::Adjudicated));
    count.add(game(6, 1, Ending::Refused, 1));
    const auto& conduct = count.standings().conduct;
    EXPECT_EQ(conduct[0].late, 1);
    EXPECT_EQ(conduct[0].all(), 1);
    EXPECT_EQ(conduct[1].crashed, 1);
    EXPECT_EQ(conduct[1].hung, 1);
    EXPECT_EQ(conduct[1].illegal, 1);
    EXPECT_EQ(conduct[1].refused, 1);
    EXPECT_EQ(conduct[1].all(), 4);
}

TEST(Standings, TheTestIsDecidedByPairs) {
    StandingsCount count(Sprt{.elo0 = 0, .elo1 = 100});
    int number = 0;
    while (count.standings().verdict == SprtState::Open && number < 400) {
        ++number;
        count.add(game(number, number % 2 == 1 ? 0 : 1));
    }
    EXPECT_EQ(count.standings().verdict, SprtState::AcceptedElo1);
    EXPECT_EQ(number % 2, 0);
    EXPECT_GE(count.standings().ratio, (Sprt{.elo0 = 0, .elo1 = 100}).upperBound());
}

}  // namespace
}  // namespace tournament
