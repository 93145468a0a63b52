// The rules of TacTiki by their numbers, in small positions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/Position.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::rules {
namespace {

using testing::EndsWith;

Board board(std::string_view text) {
    auto read = parsePosition(text);
    EXPECT_TRUE(read) << text << ": " << read.error().describe();
    return read ? *read : Board();
}

Act act(const Board& board, std::string_view text) {
    const auto read = actIn(board, text, board.toMove());
    EXPECT_TRUE(read) << text << ": " << read.error().describe();
    return read ? *read : Act{};
}

std::string refusal(const Board& board, std::string_view text) {
    const auto read = actIn(board, text, board.toMove());
    return read ? "legal" : read.error().describe();
}

/// The position after these acts.
Position after(std::string_view start, std::initializer_list<const char*> acts) {
    Position position(board(start));
    for (const char* text : acts) position.play(act(position.board(), text));
    return position;
}

std::string rowsOf(const Position& position) {
    const std::string text = formatPosition(position.board());
    return text.substr(0, text.find(' '));
}

std::string pilesOf(const Position& position) {
    const std::string text = formatPosition(position.board());
    const std::size_t begin = text.find(' ') + 1;
    return text.substr(begin, text.find(' ', text.find(' ', begin) + 1) - begin);
}

TEST(Rule1And4, SetUpPutsTwoPiecesOnEveryStartField) {
    Position position;
    EXPECT_EQ(position.awaited(), (std::vector{Side::Tiki, Side::Tac}));
    position.play(*actIn(position.board(), "c15-24-33-42-51", Side::Tiki));
    EXPECT_EQ(position.awaited(), std::vector{Side::Tiki});
    EXPECT_EQ(position.board().topOf(Field(0, 4)), kNoPiece + 1 + kPiecesEach + 1);
    position.play(*actIn(position.board(), "51-42-33-24-15", Side::Tiki));
    EXPECT_EQ(formatPosition(position.board()),
              "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0");
    EXPECT_EQ(position.awaited(), std::vector{Side::Tiki}) << "rule 6: Tiki moves first";
}

TEST(Rule2, FiveOwnPiecesOnOneStartFieldOfTheOpponentWin) {
    const Position won =
        after("c1,x,k2k4k1k5,c3,c2c4/x2,k3,x2/x,c5,x3/x3,k2,x/k4k1,x,x,k3,x 5 12345 k1 31 0", {"c4c5"});
    EXPECT_EQ(won.board().winner(), Side::Tiki);
    EXPECT_EQ(won.board().statue(), Field(2, 4));
    const Position elsewhere =
        after("c2c4,c5c1,c3c3,c1c5,c4c2/x5/x2,k1k2k3k4,x2/x2,k5,x2/k1,k2,k3,k4,k5 - - k1 5 0", {"c2c3"});
    EXPECT_FALSE(elsewhere.over()) << "five on the battlefield are no statue";
}

TEST(Rule3, EachPlayerHasTwoPiecesOfEachRankAndSeesHisOwnInColumnsToo) {
    const Position begun(board("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0"));
    for (const Side viewer : {Side::Tiki, Side::Tac}) {
        const Position seen = begun.seenBy(viewer);
        RankCounts counts{};
        for (Piece piece = 0; piece < kPieces; ++piece) {
            const Rank rank = seen.board().rankOf(piece);
            EXPECT_EQ(rank == kUnknownRank, ownerOf(piece) != viewer);
            ++counts[rank];
        }
        EXPECT_EQ(counts, (RankCounts{10, 2, 2, 2, 2, 2}));
    }
}

TEST(Rule6, ATurnIsTwoMovesOrOneReincarnation) {
    constexpr const char* kBefore = "c2,x,c1,c3c1,c4c2/x5/x,k4,c5,x2/x5/k2,k1k4,x,k5k1,k3k2 35 345 k1 15 0";
    const Board half = after(kBefore, {"a1a2"}).board();
    EXPECT_EQ(half.stage(), Stage::Second);
    EXPECT_EQ(half.toMove(), Side::Tiki);
    for (const Position& whole : {after(kBefore, {"a1a2", "a2a3"}), after(kBefore, {"+5c1"})}) {
        EXPECT_EQ(whole.board().stage(), Stage::First);
        EXPECT_EQ(whole.board().toMove(), Side::Tac);
    }
}

TEST(Rule4, ThereAre113400SetUps) {
    EXPECT_EQ(allSetUps().size(), kSetUps);
    EXPECT_EQ(perft(Board(), 1), kSetUps);
    EXPECT_EQ(refusal(Board(), "11-11-33-24-15"), "expected two figures of each rank from 1 to 5");
    Act setUp = act(Board(), "51-42-33-24-15");
    EXPECT_TRUE(Board().isLegal(setUp));
    setUp.to = Field(2, 2);
    EXPECT_FALSE(Board().isLegal(setUp)) << "another player's program could say more with it than a set-up";
}

TEST(Rule5, OneBeatsFiveAndElseTheHigherRankWins) {
    for (Rank attacker = 1; attacker <= kHighestRank; ++attacker)
        for (Rank defender = 1; defender <= kHighestRank; ++defender) {
            const bool upset = attacker == 1 && defender == 5;
            const bool fall = attacker == 5 && defender == 1;
            const FightResult expected = attacker == defender  ? FightResult::Tied
                                         : upset               ? FightResult::Won
                                         : fall                ? FightResult::Lost
                                         : attacker > defender ? FightResult::Won
                                                               : FightResult::Lost;
            EXPECT_EQ(fight(attacker, defender), expected) << int{attacker} << int{defender};
        }
}

constexpr const char* kStart = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0";

TEST(Rule7, PiecesGoForwardLeftAndRightOnly) {
    EXPECT_EQ(board(kStart).legalActs().size(), 13U) << "five forward, eight aside";
    const Board middle = board("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x2,k3,x2/x5/k5k1,k4k2,k3,k2k4,k1k5 - - k1 5 0");
    EXPECT_EQ(refusal(middle, "c3c4"), "legal");
    EXPECT_EQ(refusal(middle, "c3b3"), "legal");
    EXPECT_EQ(refusal(middle, "c3d3"), "legal");
    EXPECT_EQ(refusal(middle, "c3c2"), "a figure moves one field forward, left or right");
    EXPECT_EQ(refusal(middle, "c3d4"), "a figure moves one field forward, left or right");
    EXPECT_EQ(refusal(middle, "pass"), "a pass is possible only where nothing else is") << "rule 6";
}

TEST(Rule7, TheSecondMoveMayTakeBackTheFirstAndIsNoReincarnation) {
    const Position once = after(kStart, {"a1b1"});
    EXPECT_EQ(once.board().stage(), Stage::Second);
    EXPECT_EQ(once.board().toMove(), Side::Tiki);
    EXPECT_EQ(refusal(once.board(), "b1a1"), "legal");
    EXPECT_EQ(refusal(once.board(), "+1a1"),
              "you have moved once: now make your second move; a figure comes back only instead of both");
    EXPECT_EQ(after(kStart, {"a1b1", "b1a1"}).board().toMove(), Side::Tac);
}

TEST(Rule6, TurnsAreCountedHoweverMany) {
    Position position(board("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 30000 0"));
    // Enough to go past the greatest number of 16 bits; that the game is drawn before does not matter.
    for (int round = 0; round < 1400; ++round)
        for (const int row : {0, kWidth - 1}) {
            position.play(move(Field(0, row), Field(1, row), 1));
            position.play(move(Field(1, row), Field(0, row), 2));
        }
    EXPECT_EQ(position.board().turn(), 32'800);
    EXPECT_EQ(position.round(), 16'401);
}

TEST(Rule7, AnImpossibleSecondMoveIsDropped) {
    const Position last =
        after("k1k2k3k4,x4/x4,k5/x,c1c2c3c4c5,x3/c1c2c3c4c5,x4/x5 12345 - k1 9 0", {"e4e5"});
    EXPECT_EQ(last.board().toMove(), Side::Tac);
}

TEST(Rule8, OnlyTheTopOfAFieldMoves) {
    const Board start = board(kStart);
    for (const Act& legal : start.legalActs()) EXPECT_EQ(legal.level, 1);
    const Board free = board(std::string(kStart) + " any-free");
    EXPECT_EQ(free.legalActs().size(), 26U);
    EXPECT_EQ(rowsOf(after(std::string(kStart) + " any-free", {"a1.1a2"})),
              "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/k5,x4/k1,k4k2,k3k3,k2k4,k1k5");
    EXPECT_EQ(refusal(start, "a1.1a2"), "this figure of the column cannot leave it");
    EXPECT_EQ(refusal(free, "a1.3a2"), "this figure of the column cannot leave it");
    EXPECT_EQ(refusal(free, "a1.1a3"), "a figure moves one field forward, left or right");
}

constexpr const char* kFrozen = "k1k2,c2c4,c3c3,c4c2,c5c1/c5,c1,x3/x5/x5/k5,k4,k3k3,k2k4,k1k5 - - c1 9 0";

TEST(Rule9And13, NothingMovesOrEntersAFrozenColumn) {
    EXPECT_EQ(refusal(board(kFrozen), "b5a5"), "nothing may step onto a frozen figure");
    EXPECT_EQ(refusal(board(std::string(kFrozen) + " sideways"), "b5a5"), "legal");
    Board tiki = board(kFrozen);
    tiki.setDue({.side = Side::Tiki, .turn = 9});
    EXPECT_EQ(refusal(tiki, "a5b5"), "a figure on an enemy start field never moves again");
}

/// A rank 4 of Tiki on d2 before a column of Tac on d3, and the pieces that are nowhere else.
constexpr const char* kColumn = "x,c2c4,c3,c4c2,x/x5/x3,c5c1c3,x/x3,k4,x/k5k1,k4k2,k3k3,k2,k1k5 - 15 k1 9 0";

TEST(Rule10, AColumnIsFoughtFromTheTopUntilTheAttackerFalls) {
    const Position fought = after(kColumn, {"d2d3"});
    EXPECT_EQ(textOf(fought.past().back()), "d2d3x4:315");
    EXPECT_EQ(rowsOf(fought), "x,c2c4,c3,c4c2,x/x5/x3,c5!,x/x5/k5k1,k4k2,k3k3,k2,k1k5");
    EXPECT_EQ(pilesOf(fought), "4 1531");
}

TEST(Rule10, TheAttackStopsAtTheFirstOwnPiece) {
    constexpr const char* kMixed =
        "x,c2c4,c3,c4c2,x/x5/x3,c5k2c3,x/x3,k4,x/k5k1,k4k2,k3k3,x,k1k5 - 151 k1 9 0";
    const Position stopped = after(kMixed, {"d2d3"});
    EXPECT_EQ(textOf(stopped.past().back()), "d2d3x4:3");
    EXPECT_THAT(rowsOf(stopped), EndsWith("x3,c5k2k4!,x/x5/k5k1,k4k2,k3k3,x,k1k5"));
    const Position through = after(std::string(kMixed) + " through", {"d2d3"});
    EXPECT_EQ(textOf(through.past().back()), "d2d3x4:35");
    EXPECT_EQ(pilesOf(through), "4 1513");
}

TEST(Rule11, ATieBlocksTheColumnUntilTheAttackerLeaves) {
    const std::string tie = "x,c2,c3,c4c2,x/x5/x3,c5c1c3c4,x/x3,k4,x/k5k1,k4k2,k3k3,k2,k1k5 - 15 k1 9 0";
    const Position tied = after(tie, {"d2d3"});
    EXPECT_EQ(textOf(tied.past().back()), "d2d3x4:4");
    EXPECT_THAT(rowsOf(tied), EndsWith("x3,c5c1c3c4!k4!,x/x5/k5k1,k4k2,k3k3,k2,k1k5"));
    EXPECT_EQ(refusal(tied.board(), "d3d4"), "legal") << "he moves on, also with the second move";
    Position blocked = tied;
    blocked.play(act(blocked.board(), "a1b1"));
    EXPECT_EQ(refusal(blocked.board(), "d3d2"), "no figure of the player to move can leave this field");
    const Position both = after(tie + " both-fall", {"d2d3"});
    EXPECT_EQ(pilesOf(both), "4 154");
}

TEST(Rule12, AReincarnationNeedsAnEmptyStartFieldOfOnesOwn) {
    constexpr const char* kDefeated =
        "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0";
    const Board start = board(kDefeated);
    EXPECT_EQ(refusal(start, "+2b1"), "legal");
    EXPECT_EQ(refusal(start, "+4b1"), "legal");
    EXPECT_EQ(refusal(start, "+5b1"), "no figure of this rank is defeated");
    EXPECT_EQ(refusal(start, "+2d1"), "a figure comes back only on an empty start field of its own side");
    EXPECT_EQ(refusal(start, "+2b2"), "a figure comes back only on an empty start field of its own side");
    const Position risen = after(kDefeated, {"+2b1"});
    EXPECT_EQ(risen.board().toMove(), Side::Tac) << "no move in that turn";
    EXPECT_THAT(rowsOf(risen), EndsWith("x3,k2,x/k5k1,k2(1:24),k3k3,k4,k1k5"));
}

TEST(Rule13, DefendersBelowATieAtTheGoalAreLost) {
    const Position tied =
        after("c1c5,c2c4,c3c3,c4c2,c5c1/k5,x4/x5/x5/k1,k4k2,k3k3,k2k4,k1k5 - - k1 9 0", {"a4a5"});
    EXPECT_TRUE(tied.board().isFrozen(tied.board().topOf(Field(0, 4))));
    EXPECT_EQ(rowsOf(tied).substr(0, 9), "c1c5!k5!,");
}

TEST(Rule14, FiveOwnPiecesWinAtOnceAndBuriedEnemiesDoNotCount) {
    const Position won =
        after("c1k1k2k3k4,c4,c3c3,c4c2,c5c1/k5,x4/x5/x5/k1,k4,k3,k2,k5 - 25 k1 9 0", {"a4a5"});
    EXPECT_EQ(won.board().ending(), Ending::Statue);
    EXPECT_EQ(won.board().winner(), Side::Tiki);
    EXPECT_EQ(won.board().statue(), Field(0, 4));
    EXPECT_TRUE(won.board().legalActs().empty());
    EXPECT_EQ(refusal(won.board(), "b1b2"), "the game is over");
    const Position four =
        after("c1k1k2k3,c4,c3c3,c4c2,c5c1/k5,x4/x5/x5/k1,k4,k3,k2,k5k4 - 25 k1 9 0", {"a4a5"});
    EXPECT_EQ(four.board().ending(), Ending::None);
}

TEST(Rule15, WithoutAMoveAPlayerReincarnatesOrElsePasses) {
    // All pieces of Tac are blocked or frozen; an enemy stands on each of its start fields.
    constexpr const char* kStuck = "k1,k1,k2,k2,k3/x5/c1c1c2c2c3k3,x4/x5/c3c4,c4c5,c5,k4,k4k5k5 - - c1 9 0";
    const Board stuck = board(kStuck);
    ASSERT_EQ(stuck.legalActs().size(), 1U);
    EXPECT_EQ(stuck.legalActs()[0].kind, Act::Kind::Pass);
    EXPECT_EQ(after(kStuck, {"pass"}).board().toMove(), Side::Tiki);
    // The same with a defeated piece and an empty start field.
    const Board returns = board("k1k1,x,k2,k2,k3/x5/c1c1c2c2k3,x4/x5/c3c4,c4c5,c5,k4,k4k5k5 - 3 c1 9 0");
    EXPECT_EQ(returns.legalActs(), std::vector{reincarnation(3, Field(1, 4))});
    EXPECT_EQ(refusal(returns, "pass"), "a pass is possible only where nothing else is");
}

TEST(Rule15, TheGameIsDrawnWhenNeitherCanReachFive) {
    const Position drawn =
        after("k1k2k3k4,k1,k2,k3,k4/x,k5,x3/x5/x5/c1,c1c2,c2c3,c3c4,c4c5c5 5 - k1 9 0", {"b4b5"});
    EXPECT_EQ(drawn.board().ending(), Ending::OutOfReach);
    EXPECT_FALSE(drawn.board().winner());
}

TEST(Rule16, TheRankOfAPieceThatComesBackIsKnownIfNoOtherLay) {
    const Position one =
        after("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k2k4,k1k5 4 - k1 9 0", {"+4b1"});
    EXPECT_TRUE(one.board().isShown(one.board().topOf(Field(1, 0))));
    const Position same =
        after("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k2,k1k5 44 - k1 9 0", {"+4b1"});
    EXPECT_TRUE(same.board().isShown(same.board().topOf(Field(1, 0)))) << "two of one rank";
}

TEST(Rule16, ViewersSeeOwnersAndShownRanksOnly) {
    const Position seen = after(kColumn, {"d2d3"}).seenBy(Side::Tac);
    EXPECT_EQ(formatPosition(seen.board()),
              "x,c2c4,c3,c4c2,x/x5/x3,c5!,x/x5/k?k?,k?k?,k?k?,k?,k?k? 1:4 1531 k2 9 -");
    EXPECT_EQ(formatPosition(after(kColumn, {"d2d3"}).seenBy({}).board()),
              "x,c?c?,c?,c?c?,x/x5/x3,c5!,x/x5/k?k?,k?k?,k?k?,k?,k?k? 1:4 4:1135 k2 9 -");
}

TEST(Rule17, TheThirdTimeOfAPublicPositionIsADraw) {
    // The example of the rule sheet: forward moves, fights and reincarnations that repeat a position.
    Position position(
        board("x,k3!k3k5,c1,k5!,c1/x4,k2!/x2,c2!k2!c2!,x2/x2,k4!c4!k4!,x,c3!/"
              "x2,c4!c5!c5!,k1k1,x - 3 c1 382 0"));
    const auto turn = {"+3a5", "e4d4", "d4c4", "a5a4", "a4b4", "c4d4",
                       "d4e4", "b4b3", "b3b2", "c2b2", "b2c2"};
    for (int time = 2; time <= kMostRepetitions; ++time) {
        ASSERT_EQ(position.board().ending(), Ending::None);
        for (const char* text : turn) {
            ASSERT_TRUE(actIn(position.board(), text, position.board().toMove()))
                << text << ' ' << formatPosition(position.board());
            position.play(act(position.board(), text));
        }
        EXPECT_EQ(position.repetitions(), time);
    }
    EXPECT_EQ(position.board().ending(), Ending::Repetition);
    position.undo();
    EXPECT_EQ(position.board().ending(), Ending::None);
}

TEST(Rule17, PositionsThatDifferInThePlayerToMoveAndARankAreTwo) {
    const Board tiki = board("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k3!,k4k2,k3k1,k2k4,k1k5 - - k1 5 0");
    const Board tac = board("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k2!,k4k3,k3k1,k2k4,k1k5 - - c1 6 0");
    EXPECT_NE(tiki.publicKey(), tac.publicKey());
}

TEST(Rule18, FortyQuietTurnsAreADraw) {
    std::string almost(kStart);
    almost.replace(almost.rfind(' '), std::string::npos, " 39");
    EXPECT_EQ(after(almost, {"a1b1", "b1a1"}).board().ending(), Ending::QuietTurns);
    EXPECT_EQ(after(almost, {"a1b1", "b1b2"}).board().quietTurns(), 0);
}

TEST(Rule19, AtTheEndAllRanksAreShown) {
    const Position won =
        after("c1k1k2k3k4,c4,c3c3,c4c2,c5c1/k5,x4/x5/x5/k1,k4,k3,k2,k5 - 25 k1 9 0", {"a4a5"});
    EXPECT_EQ(won.seenBy({}), won);
}

TEST(PositionText, ErrorsNameTheColumn) {
    const auto column = [](std::string_view text) { return parsePosition(text).error().at.column; };
    EXPECT_EQ(column("c1c6"), 4);
    EXPECT_EQ(column("c1c5,x5"), 8);
    EXPECT_EQ(column("c?c5"), 2);
    EXPECT_EQ(column("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 -"), 69)
        << "only in the second half of a turn";
    EXPECT_EQ(parsePosition("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k2 1 0 free")
                  .error()
                  .describe(),
              "1:71: expected through, sideways, both-fall, any-free, remember or the end");
    EXPECT_FALSE(parsePosition("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k1 - - k1 1 0"));
}

TEST(PositionText, DuringTheSetUpPiecesStandAsRule4Says) {
    EXPECT_TRUE(parsePosition("x5/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - sk 0 0"));
    EXPECT_TRUE(parsePosition("c5c1,c4c2,c3c3,c2c4,c1c5/x5/x5/x5/x5 - - sc 0 0"));
    constexpr const char* kRefusal =
        "expected two figures on each start field of Tiki, with ranks that nobody has seen";
    for (const char* text :
         {"x5/x5/x2,k5k1,x2/x5/x,k4k2,k3k3,k2k4,k1k5 - - sk 0 0",
          "k1k2k3k4k5,x4/x5/x5/x5/k5,k4,k3,k2,k1 - - sk 0 0",
          "x5/x5/x5/x5/k5k1k4,k2,k3k3,k2k4,k1k5 - - sk 0 0",
          "x5/x5/x5/x5/k5!k1,k4k2,k3k3,k2k4,k1k5 - - sk 0 0", "x5/x5/x5/x5/x5 1122334455 - sk 0 0"}) {
        const auto read = parsePosition(text);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(read.error().describe().find(kRefusal), std::string::npos) << read.error().describe();
    }
}

}  // namespace
}  // namespace tactiki::rules
