#include "games/tactik/engine/Engine.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactik/lab/SampleGames.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::engine {
namespace {

using namespace lab;

using rules::Act;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;

/// A table on which the first player has these cards and everybody else others.
rules::Table tableWith(int players, const std::vector<Card>& cards) {
    rules::Table table;
    table.players = static_cast<std::uint8_t>(players);
    table.dealer = static_cast<std::uint8_t>(players - 1);
    table.phase = rules::Phase::Playing;
    std::vector<Card> rest;
    for (const Card card : rules::kAllCards) rest.insert(rest.end(), rules::kOfEachKind, card);
    std::vector<Card> faces = cards;
    for (const Card card : cards) rest.erase(std::find(rest.begin(), rest.end(), card));
    faces.insert(faces.end(), rest.begin(), rest.end());
    std::copy(faces.begin(), faces.end(), table.faces.begin());
    std::uint8_t back = 0;
    for (int player = 0; player < players; ++player)
        for (std::size_t slot = 0; slot < cards.size(); ++slot)
            table.hands[static_cast<std::size_t>(player)][slot] = rules::Back(back++);
    while (back < rules::kCards) table.stock.push(rules::Back(back++));
    return table;
}

Choice chosenIn(const rules::Position& position, int player, const Options& options,
                std::uint64_t nodes = 2000) {
    return Engine(options).choose(position.seenBy(player), player, {.nodes = nodes});
}

/// Puts the pawns of the first player's side home, but for one, which stands here before the first cell.
void putAllButOneHome(rules::Board& board, int square) {
    for (int cell = 2; cell <= rules::kBaseCells; ++cell)
        board.put(static_cast<Pawn>(cell - 2), Spot::base(Colour::Red, cell));
    for (int cell = 1; cell <= rules::kBaseCells; ++cell)
        board.put(static_cast<Pawn>(rules::firstOf(Colour::Yellow) + cell - 1),
                  Spot::base(Colour::Yellow, cell));
    board.put(3, Spot::square(square));
}

TEST(Engine, TakesAWin) {
    for (const int players : {2, 4})
        for (int level = 5; level <= kMaxLevel; ++level) {
            rules::Table table = tableWith(players, {Card::Two, Card::Six, Card::Nine});
            putAllButOneHome(table.board, 63);
            const rules::Position position(table, {}, 1);
            const Choice choice = chosenIn(position, 0, {.style = styleOf(level)});
            EXPECT_EQ(choice.act.card, Card::Two) << level;
            EXPECT_TRUE(choice.act.play.legs.front().to.inBase());
            EXPECT_EQ(choice.report.candidates.front().chance, 1);
        }
}

/// Where two acts win at once, neither falls behind; all the same there is nothing left to think about.
TEST(Engine, TakesAWinWithoutDelay) {
    rules::Table table = tableWith(4, {Card::Two, Card::SevenOnes, Card::Nine});
    putAllButOneHome(table.board, 63);
    const rules::Position position(table, {}, 1);
    const Choice choice = Engine().choose(position.seenBy(0), 0, {});
    EXPECT_EQ(choice.report.candidates[0].chance, 1);
    EXPECT_EQ(choice.report.candidates[1].chance, 1);
    EXPECT_LE(choice.report.worlds, 16);
}

/// The pawn comes home with the next two cards, and nobody can hinder it; but that is not proved.
TEST(Engine, IsSureOnlyOfWhatIsProved) {
    rules::Table table = tableWith(2, {Card::One, Card::Two});
    putAllButOneHome(table.board, 62);
    const Choice choice = chosenIn(rules::Position(table, {}, 1), 0, {});
    ASSERT_EQ(choice.report.candidates.size(), 2U);
    for (const Candidate& candidate : choice.report.candidates) {
        EXPECT_GT(candidate.chance.value(), 0.99);
        EXPECT_LT(candidate.chance.value(), 1);
    }
}

/// Acts that were dropped early have met other worlds than those that were kept.
TEST(Engine, ReportsTheBestActsFirst) {
    base::Random random(11);
    for (int game = 0; game < 40; ++game) {
        const rules::Position position = livelyGame(game % 2 == 0 ? 2 : 4, {}, 10 + 5 * game, random);
        if (position.over()) continue;
        const int player = position.awaited().front();
        const Choice choice = chosenIn(position, player, {.seed = 1}, 4000);
        const std::vector<Candidate>& all = choice.report.candidates;
        EXPECT_EQ(all.front().act, choice.act);
        for (std::size_t i = 1; i < all.size(); ++i)
            ASSERT_GE(all[i - 1].chance.value(), all[i].chance.value()) << game << ", " << i;
    }
}

/// In the last deal before a shuffle, with two players, both hands are known. A 7x1 has many plays, and the
/// best may be one that looks bad at first sight.
TEST(Engine, RanksAllActsByPerfectPlay) {
    const auto position =
        rules::parsePosition("2 R:5,14,23,40/7,2 B:26,44/5,9 Y:- G:- deal:4 stock:- turn:R dealer:B", 1);
    ASSERT_TRUE(position) << position.error().describe();
    const Choice choice = Engine().choose(position->seenBy(0), 0, {});
    const std::vector<Candidate>& all = choice.report.candidates;
    ASSERT_GT(all.size(), 60U);
    EXPECT_EQ(choice.report.worlds, 1) << "nothing was left to chance";
    for (std::size_t i = 1; i < all.size(); ++i)
        ASSERT_GE(all[i - 1].chance.value(), all[i].chance.value()) << i;
}

/// A pawn that has only just started goes back four and stands before its base (rule 7).
TEST(Engine, KnowsAStakeWithAFour) {
    rules::Table table = tableWith(4, {Card::Four, Card::Six, Card::Nine, Card::Five});
    table.board.put(0, Spot::square(0), true);
    const rules::Position position(table, {}, 1);
    EXPECT_EQ(chosenIn(position, 0, {}).act.card, Card::Four);
}

/// The partner has no pawn on the circuit and can do nothing without a card that starts one (rule 4).
TEST(Engine, PassesThePartnerWhatHeNeeds) {
    rules::Table table = tableWith(4, {Card::Ten, Card::Six, Card::Nine, Card::Five});
    table.phase = rules::Phase::Passing;
    table.board.put(0, Spot::square(10));
    table.board.put(1, Spot::square(30));
    table.board.put(2, Spot::base(Colour::Red, 4));
    table.board.put(3, Spot::base(Colour::Red, 3));
    const rules::Position position(table, {}, 1);
    for (int level = 5; level <= kMaxLevel; ++level)
        EXPECT_EQ(chosenIn(position, 0, {.style = styleOf(level)}).act, rules::passing(0, Card::Ten))
            << level;
}

/// With two players the same card would go to an opponent who needs it (rule 5).
TEST(Engine, KeepsFromTheOpponentWhatHeNeeds) {
    rules::Table table = tableWith(2, {Card::Ten, Card::Six, Card::Nine, Card::Five, Card::Eight, Card::Two});
    table.phase = rules::Phase::Passing;
    table.board.put(0, Spot::square(10));
    table.board.put(1, Spot::square(30));
    const rules::Position position(table, {}, 1);
    for (int level = 5; level <= kMaxLevel; ++level)
        EXPECT_NE(chosenIn(position, 0, {.style = styleOf(level)}).act, rules::passing(0, Card::Ten))
            << level;
}

/// Whatever is hidden, what looks alike is answered alike.
TEST(Engine, KnowsNothingHidden) {
    base::Random random(3);
    int differentTruths = 0;
    for (int game = 0; game < 32; ++game) {
        const int players = game % 2 == 0 ? 2 : 4;
        const rules::Position truth = livelyGame(players, {}, 2 + 11 * game, random);
        if (truth.over()) continue;
        const int player = truth.awaited().front();
        const rules::Position seen = truth.seenBy(player);
        const rules::Position other = seen.completed(random, player);
        differentTruths += truth == other ? 0 : 1;
        ASSERT_EQ(other.seenBy(player), seen);
        const Options options{.seed = 9, .style = styleOf(1 + game / 2 % kMaxLevel)};
        const Choice one = chosenIn(truth, player, options);
        const Choice two = chosenIn(other, player, options);
        EXPECT_EQ(one.act, two.act) << game;
        EXPECT_EQ(one.report.nodes, two.report.nodes);
        EXPECT_EQ(one.report.candidates.front().chance, two.report.candidates.front().chance);
    }
    EXPECT_GT(differentTruths, 20);
}

TEST(Engine, OneThreadWithALimitOfNodesAlwaysAnswersTheSame) {
    base::Random random(4);
    rules::Position game = livelyGame(4, {}, 90, random);
    while (game.legalActs(game.awaited().front()).size() < 4) playRandomly(game, random);
    const int player = game.awaited().front();
    const auto think = [&](std::uint64_t seed) {
        return chosenIn(game, player, {.seed = seed}, 5000).report;
    };
    const Report first = think(1);
    const Report again = think(1);
    EXPECT_EQ(first.nodes, again.nodes);
    ASSERT_EQ(first.candidates.size(), again.candidates.size());
    for (std::size_t i = 0; i < first.candidates.size(); ++i) {
        EXPECT_EQ(first.candidates[i].act, again.candidates[i].act);
        EXPECT_EQ(first.candidates[i].chance, again.candidates[i].chance);
    }
    EXPECT_NE(first.candidates.front().chance, think(2).candidates.front().chance);
    EXPECT_LT(first.nodes, 7000U);
}

class EngineRulesTest : public testing::TestWithParam<rules::Rules> {};

TEST_P(EngineRulesTest, AnswersLegally) {
    base::Random random(5);
    for (int game = 0; game < 2 * kMaxLevel; ++game) {
        const rules::Position position = livelyGame(game % 2 == 0 ? 2 : 4, GetParam(), 25 * game, random);
        if (position.over()) continue;
        const int player = position.awaited().front();
        const Options options{.threads = 1 + game % 3, .style = styleOf(1 + game / 2)};
        const Choice choice = chosenIn(position, player, options, 500);
        EXPECT_TRUE(position.isLegal(choice.act));
        ASSERT_FALSE(choice.report.candidates.empty());
        EXPECT_EQ(choice.report.candidates.front().act, choice.act);
        for (const Candidate& candidate : choice.report.candidates) {
            EXPECT_TRUE(position.isLegal(candidate.act));
            EXPECT_GE(candidate.chance.value_or(0), 0);
            EXPECT_LE(candidate.chance.value_or(0), 1);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Options, EngineRulesTest, testing::ValuesIn(allRules()));

TEST(Engine, StopsAtOnce) {
    const rules::Position game = rules::Position::dealt(4, 6);
    std::stop_source source;
    source.request_stop();
    const Choice choice = Engine({.threads = 2}).choose(game.seenBy(0), 0, {}, source.get_token());
    EXPECT_TRUE(game.isLegal(choice.act));
    EXPECT_LT(choice.report.nodes, 400U);  // it still looks at one world
}

TEST(Engine, StopsWhenAsked) {
    const rules::Position game = rules::Position::dealt(4, 6);
    int reports = 0;
    std::stop_source source;
    const Choice choice = Engine({.threads = 2, .style = {.worlds = 1'000'000}})
                              .choose(game.seenBy(0), 0, {}, source.get_token(), [&](const Report& report) {
                                  EXPECT_GT(report.nodes, 0U);
                                  if (++reports == 1) source.request_stop();
                              });
    EXPECT_EQ(reports, 1);
    EXPECT_TRUE(game.isLegal(choice.act));
}

/// As a review sees a game: the partner of the one who has passed can do nothing without a 1 or a 10.
TEST(Engine, KnowsWhatWasPassedIfItSeesAll) {
    const auto start = rules::parsePosition(
        "4 pass R:10,30,b3,b4/10,6,9,5 B:-/1,2,3,8 Y:-/2,2,6,9 G:-/3,3,8,12 dealer:G", 1);
    ASSERT_TRUE(start) << start.error().describe();
    const auto chanceOfBlueAfter = [&](Card passed) {
        rules::Position game = *start;
        game.play(rules::passing(0, passed));
        return Engine().choose(game, 1, {.nodes = 4000}).report.candidates.front().chance.value();
    };
    EXPECT_LT(chanceOfBlueAfter(Card::Ten), chanceOfBlueAfter(Card::Six));
}

/// A cheater who sees everything needs no beliefs.
TEST(Engine, MayBeShownEverything) {
    base::Random random(8);
    const rules::Position game = livelyGame(2, {}, 60, random);
    const int player = game.awaited().front();
    EXPECT_TRUE(game.isLegal(Engine().choose(game, player, {.nodes = 1000}).act));
}

}  // namespace
}  // namespace tactik::engine
