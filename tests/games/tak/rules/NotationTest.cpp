#include "games/tak/rules/Notation.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Completion.h"
#include "games/tak/rules/Legality.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

using test::at;

struct Refusal {
    const char* text;
    int column;
    const char* expected;
};

TEST(Notation, UnreadableMovesNameTheColumn) {
    for (const Refusal& refusal : {
             Refusal{"", 1, "a move"},
             {"a9", 2, "rank"},
             {"i1", 1, "square"},
             {"a0", 2, "rank"},
             {"Su5", 2, "square"},
             {"9a1>", 1, "1 to 8"},
             {"0a1>", 1, "1 to 8"},
             {"1g1", 4, "direction"},
             {"Fe8<", 4, "belong"},
             {"3f3}", 4, "direction"},
             {"6b2>21012", 7, "at least"},
             {"4d2+324", 6, "more pieces"},
             {"a", 2, "rank"},
             {"S", 2, "square"},
             {"a1a1", 3, "belong"},
             {"3a1>11110", 8, "more pieces"},
             {"a3>221", 4, "more pieces"},
             {"I1", 1, "square"},
             {"C9", 2, "rank"},
             {"Ca1>", 4, "belong"},
             {"a1 ", 3, "belong"},
             {"11a1>", 2, "square"},
         }) {
        const auto move = parseMoveText(refusal.text);
        ASSERT_FALSE(move) << refusal.text;
        EXPECT_EQ(move.error().at, (base::TextPosition{1, refusal.column})) << refusal.text;
        const std::string message = move.error().message.english();
        EXPECT_NE(message.find(refusal.expected), std::string::npos) << message;
    }
}

TEST(Notation, ReadsEverySpellingAndWritesOne) {
    struct Spelling {
        const char* text;
        const char* canonical;
        const char* marks;
    };
    for (const Spelling& spelling : {
             Spelling{"Fa1", "a1", ""},
             {"a1!?", "a1", "!?"},
             {"A1", "a1", ""},
             {"C3", "c3", ""},
             {"F3", "f3", ""},
             {"CC3", "Cc3", ""},
             {"cc3", "Cc3", ""},
             {"sA1'", "Sa1", "'"},
             {"3C4>12", "3c4>12", ""},
             {"Sh8''", "Sh8", "''"},
             {"Cd4\"", "Cd4", "\""},
             {"1b1>1", "b1>", ""},
             {"c1>1", "c1>", ""},
             {"4a4-4", "4a4-", ""},
             {"5d4-22", "5d4-221", ""},
             {"5a3>221", "5a3>221", ""},
             {"3b3>21*'", "3b3>21", "'"},
             {"3b3>21C'*!", "3b3>21", "'!"},
             {"a1$14", "a1", "$14"},
             {"a1=\xE2\x80\xBC", "a1", "=\xE2\x80\xBC"},
             {"8a3>11111111", "8a3>11111111", ""},
         }) {
        const auto written = parseMoveText(spelling.text);
        ASSERT_TRUE(written) << written.error().describe();
        EXPECT_EQ(formatMove(written->move), spelling.canonical);
        EXPECT_EQ(written->marks, spelling.marks);
    }
}

TEST(Notation, IllegalMovesAreExplained) {
    constexpr const char* kMiddle = "x5/x,2S,1C,2C,x/x,1S,212,1,x/x2,2,1221,x/x5 1 9";
    struct Case {
        const char* tps;
        const char* text;
        IllegalReason reason;
        const char* sentence;
    };
    for (const Case& c : {
             Case{kMiddle, "a6", IllegalReason::OffBoard, "a6 is not on a 5x5 board"},
             {kMiddle, "d2", IllegalReason::SquareOccupied, "there is already a piece on d2"},
             {kMiddle, "Ca1", IllegalReason::NoCapstoneLeft, "White has no capstone left"},
             {kMiddle, "a1>", IllegalReason::NothingThere, "there is nothing to move on a1"},
             {kMiddle, "c2>", IllegalReason::NotYourStack,
              "the stack on c2 is Black's, and it is White's turn"},
             {kMiddle, "6d2>", IllegalReason::OverCarryLimit,
              "no more than 5 pieces can be carried on this board"},
             {kMiddle, "5d2>", IllegalReason::StackTooLow, "the stack on d2 is only 4 high"},
             {kMiddle, "2b3>", IllegalReason::StackTooLow, "the stack on b3 is only 1 high"},
             {kMiddle, "2d2>11", IllegalReason::RunsOffBoard, "it runs off the board after e2"},
             {kMiddle, "d3+", IllegalReason::CapstoneInTheWay, "the capstone on d4 is in the way"},
             {kMiddle, "b3+", IllegalReason::WallInTheWay, "the wall on b4 is in the way"},
             {"x5/x5/12C,2S,x3/x5/x5 2 3", "2a3>", IllegalReason::CapstoneNotAlone,
              "only the capstone by itself can flatten the wall on b3"},
             {"x5/x5/12C,2S,x3/x5/x5 2 3", "2a3>11", IllegalReason::WallBeforeLastStep,
              "the wall on b3 is in the way: a capstone flattens one only with its last step"},
             {"x5/x5/x5/x5/x5 1 1", "Sa1", IllegalReason::OpeningNeedsFlat,
              "the first turn must lay one of the opponent's stones flat"},
             {"x5/x5/x5/x5/2,x4 2 1", "a1>", IllegalReason::OpeningNeedsFlat,
              "the first turn must lay one of the opponent's stones flat"},
             {"2,2,x/1,1,1/x3 2 4", "a1", IllegalReason::GameOver, "the game is over (R-0)"},
             {"x3/x3/x,1,2 1 3", "Ca1", IllegalReason::NoCapstoneLeft, "no capstones are in play"},
             {"x5/x5/x2,121212121212121212121212121212121212121212,x2/x5/x5 1 43", "a1",
              IllegalReason::NoStoneLeft, "White has no stone left"},
         }) {
        const Position position = at(c.tps);
        const Move move = parseMoveText(c.text)->move;
        const auto against = whyIllegal(position, move);
        ASSERT_TRUE(against) << c.text;
        EXPECT_EQ(against->reason, c.reason) << c.text;
        EXPECT_EQ(describe(*against, position).english(), c.sentence);
        EXPECT_EQ(parseMove(c.text, position).error().message.english(),
                  formatMove(move) + " is not legal: " + c.sentence);
    }
}

TEST(Notation, ClaimsAboutTheMoveMustBeTrue) {
    const Position flattening = at("x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    EXPECT_TRUE(parseMove("3b3>21*", flattening));
    EXPECT_TRUE(parseMove("3b3>21", flattening));
    EXPECT_TRUE(parseMove("3b3>21C*'", flattening));
    EXPECT_FALSE(parseMove("3b3>21F*", flattening));
    EXPECT_FALSE(parseMove("3b3<*", flattening));
    EXPECT_FALSE(parseMove("3d5<*", at("x3,111,x/x5/x5/x5/2,x4 1 5")));
    EXPECT_FALSE(parseMove("a1*", flattening));
}

TEST(Notation, WritesCrushesAlwaysAndTakWhenAsked) {
    const Position flattening = at("x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    EXPECT_EQ(formatMove(flattening, parseMove("3b3>21", flattening).value()), "3b3>21*");
    const Position nearly = at("x3/x3/1,2,2 1 3");
    EXPECT_EQ(formatMove(nearly, Move::placement({0, 1}, PieceKind::Flat), TakMark::Yes), "a2'");
    EXPECT_EQ(formatMove(nearly, Move::placement({0, 1}, PieceKind::Flat)), "a2");
    EXPECT_EQ(formatMove(nearly, Move::placement({0, 1}, PieceKind::Wall), TakMark::Yes), "Sa2");
}

TEST(Threat, SeesPlacementsAndSpreads) {
    EXPECT_TRUE(threatensRoad(at("x3/1,x2/1,2,2 2 3")));
    EXPECT_FALSE(threatensRoad(at("x3/x3/1,2,2 2 2")));
    EXPECT_FALSE(threatensRoad(at("2S,x2/1,2S,2/1,2,x 2 5"))) << "a3 is held by a wall";
    EXPECT_TRUE(threatensRoad(at("2,1,x/1,2S,2/1,2,x 2 5"))) << "b3< completes the file";
    EXPECT_FALSE(threatensRoad(at("2,2,x/1,1,1/x3 2 4"))) << "the game is over";
}

std::vector<std::string> typed(const char* text, const Position& position) {
    std::vector<std::string> moves;
    for (const Completion& completion : completions(text, position)) moves.push_back(completion.text);
    return moves;
}

TEST(Completion, KnowsEverySpelling) {
    using Texts = std::vector<std::string>;
    const Position p = at("x5/x5/x,12212C,x,1S,x/x5/2,x4 2 5");
    EXPECT_EQ(typed("a1", p), (Texts{"a1+", "a1>"}));
    EXPECT_EQ(typed("1a1>1", p), (Texts{"a1>"}));
    EXPECT_EQ(typed("sa2", p), (Texts{"Sa2"}));
    EXPECT_EQ(typed("fa2", p), (Texts{"a2"}));
    EXPECT_EQ(typed("FA2", p), (Texts{"a2"}));
    EXPECT_EQ(typed("c1", p), (Texts{"c1"}));
    EXPECT_EQ(typed("3b3>2", p), (Texts{"3b3>21*"}));
    EXPECT_EQ(typed("3B3>21*'", p), (Texts{"3b3>21*"}));
    EXPECT_EQ(typed("2b3>", p), (Texts{"2b3>", "2b3>11*"}));
    EXPECT_EQ(typed("2b3>2", p), (Texts{"2b3>"}));
    EXPECT_EQ(typed("3b3<3", p), (Texts{"3b3<"}));
    EXPECT_EQ(typed("z", p), Texts{});
    MoveList all;
    legalMoves(p, all);
    EXPECT_EQ(typed("", p).size(), static_cast<std::size_t>(all.size()));
    EXPECT_EQ(typed("ca1", at("x5/x5/x5/x5/2,1,x3 1 2")), Texts{});
    EXPECT_EQ(typed("cc1", at("x5/x5/x5/x5/2,1,x3 1 2")), (Texts{"Cc1"}));
}

}  // namespace
}  // namespace tak::rules
