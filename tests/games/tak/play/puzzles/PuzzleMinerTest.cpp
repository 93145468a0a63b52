#include "games/tak/play/puzzles/PuzzleMiner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/PuzzleText.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

rules::Position tps(const std::string& text, int halfKomi = 0) {
    auto position = rules::parseTps(text, {.halfKomi = halfKomi});
    if (!position) ADD_FAILURE() << position.error().describe();
    return *position;
}

/// The winning first turns.
std::vector<std::string> proved(PuzzleTheme theme, const rules::Position& position) {
    std::vector<std::string> turns;
    const auto solution = PuzzleProver().prove(theme, position);
    if (!solution) return turns;
    for (const SolutionTurn& turn : *solution) turns.push_back(rules::formatMove(position, turn.move));
    return turns;
}

// White has a1, b1, b2 and b3, and threatens b4.
const std::string kBeforeRoad = "x4/x,1,x,2/x,1,2,x/1,1,2,2 ";

TEST(PuzzleProver, ListsEveryTurnThatCompletesARoad) {
    EXPECT_THAT(proved(PuzzleTheme::Road, tps(kBeforeRoad + "1 5")), ElementsAre("b4"));
    EXPECT_THAT(proved(PuzzleTheme::Tinue3, tps(kBeforeRoad + "1 5")), IsEmpty()) << "one turn does";
    EXPECT_THAT(proved(PuzzleTheme::Road, tps(kBeforeRoad + "2 5")), IsEmpty()) << "Black has no road";
}

TEST(PuzzleProver, ListsEveryTurnThatStopsARoad) {
    EXPECT_THAT(proved(PuzzleTheme::Stop, tps(kBeforeRoad + "2 5")),
                ::testing::UnorderedElementsAre("b4", "Sb4", "c1<", "c2<"));
    EXPECT_THAT(proved(PuzzleTheme::Stop, tps(kBeforeRoad + "1 5")), IsEmpty()) << "nothing is threatened";
}

TEST(PuzzleProver, ListsTheMostStubbornAnswers) {
    // A puzzle from this project's files, which the solver's own tests use, too.
    const auto solution =
        PuzzleProver().prove(PuzzleTheme::Tinue3, tps("x,1,x,1/x2,21,x/2,x,212221,21/x2,2S,x 1 12"));
    ASSERT_TRUE(solution);
    ASSERT_THAT(*solution, SizeIs(2));
    for (const SolutionTurn& turn : *solution) {
        ASSERT_THAT(turn.next, SizeIs(1));
        EXPECT_THAT(turn.next[0].next, SizeIs(1));
    }
    EXPECT_EQ(pliesOf(*solution), 3);
    EXPECT_EQ(turnsIn(*solution), 6);
}

TEST(PuzzleProver, KomiDecidesWinsOnFlats) {
    // All squares except a1 are full, and White is two flats ahead after placing there.
    const std::string board = "1,2,1,2/2,1,2S,1/1,2S,1,2/x,1,2,1 1 20";
    EXPECT_THAT(proved(PuzzleTheme::Flats, tps(board, 0)), ::testing::Contains("a1"));
    EXPECT_THAT(proved(PuzzleTheme::Flats, tps(board, 12)), IsEmpty());
}

TEST(PuzzleProver, CrushNeedsTheCapstone) {
    const std::string board = "x5/x5/x5/x3,2,x/1,1,1C,2S,1 1 10";
    EXPECT_THAT(proved(PuzzleTheme::Crush, tps(board)), IsEmpty()) << "the capstone leaves a hole";
    const std::string stacked = "x5/x5/x5/x3,2,x/1,1,11C,2S,1 1 10";
    EXPECT_THAT(proved(PuzzleTheme::Crush, tps(stacked)), ElementsAre("c1>*"));
    EXPECT_THAT(proved(PuzzleTheme::Crush, tps("x5/x5/x5/x3,2,x/1,1,11C,x,1 1 10")), IsEmpty());
}

TEST(PuzzleProver, AStopEndsIt) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(PuzzleProver().prove(PuzzleTheme::Road, tps(kBeforeRoad + "1 5"), stop.get_token()));
}

TEST(PuzzleMiner, FindsAPositionOnceHoweverItIsTurned) {
    const std::vector<rules::Position> game{tps(kBeforeRoad + "1 5")};
    const std::vector<rules::Position> mirrored{tps("1,1,2,2/x,1,2,x/x,1,x,2/x4 1 5")};
    PuzzleMiner miner;
    const auto found = miner.mine(game, PuzzleMiner::allThemes());
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].theme, PuzzleTheme::Road);
    EXPECT_THAT(miner.mine(mirrored, PuzzleMiner::allThemes()), IsEmpty());
    EXPECT_EQ(idOf(found[0]), idOf(PuzzleMiner().mine(mirrored, PuzzleMiner::allThemes()).at(0)));
}

TEST(PuzzleMiner, PuzzlesOfOneGameAreFarApart) {
    std::vector<rules::Position> game;
    for (const char* move : {"5", "6"}) game.push_back(tps(kBeforeRoad + "1 " + move));
    EXPECT_THAT(PuzzleMiner().mine(game, PuzzleMiner::allThemes()), SizeIs(1));
    EXPECT_THAT(PuzzleMiner().mine(game, {PuzzleTheme::Tinue7}), IsEmpty());
}

TEST(PuzzleText, IsSortedByRatingAndNamesTheKomi) {
    const TakPuzzle hard{PuzzleTheme::Road, 900, tps(kBeforeRoad + "1 5", 5), {{rules::Move::none()}}};
    TakPuzzle easy{PuzzleTheme::Road, 500, tps(kBeforeRoad + "1 5"), {}};
    easy.solution = *PuzzleProver().prove(PuzzleTheme::Road, easy.position);
    TakPuzzle komi = hard;
    komi.solution = easy.solution;
    const std::string text = writePuzzles(std::vector{komi, easy});
    EXPECT_THAT(text, ::testing::StartsWith("theme road\nroad-"));
    EXPECT_THAT(text, HasSubstr(" 500 \"" + kBeforeRoad + "1 5\"\n    b4\n"));
    EXPECT_THAT(text, HasSubstr(" 900 komi=2.5 \""));
    EXPECT_LT(text.find(" 500 "), text.find(" 900 "));
    EXPECT_NE(idOf(komi), idOf(easy));
}

TEST(TakPuzzles, AreFoundInARecord) {
    const auto reading =
        TakKind().read("[Size \"4\"]\n\n1. d1 a1 2. b1 c3 3. b2 d3 4. b3 c1 5. b4 R-0\n", "x", {});
    ASSERT_TRUE(reading);
    EXPECT_THAT(TakKind().puzzles()->find(reading->game, {}), HasSubstr("theme road\nroad-"));
}

TEST(TakKind, ReadsAPositionWithWhatWasAgreed) {
    const auto setUp = TakKind().readPosition(kBeforeRoad + "1 5", {{"komi", "2.5"}, {"stones", "20"}});
    ASSERT_TRUE(setUp);
    const rules::Setup& setup = static_cast<const TakState&>(*setUp->state).position().setup();
    EXPECT_EQ(setup.halfKomi, 5);
    EXPECT_EQ(setup.supply[0].stones, 20);
    EXPECT_FALSE(TakKind().readPosition(kBeforeRoad + "1 5", {{"komi", "99"}}));
}

}  // namespace
}  // namespace tak::play
