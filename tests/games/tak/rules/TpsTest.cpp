#include "games/tak/rules/Tps.h"

#include <gtest/gtest.h>

namespace tak::rules {
namespace {

TEST(Tps, StartPositionsAreWrittenMerged) {
    EXPECT_EQ(formatTps(Position(Setup::standard(5))), "x5/x5/x5/x5/x5 1 1");
    EXPECT_EQ(formatTps(Position(Setup::standard(8))), "x8/x8/x8/x8/x8/x8/x8/x8 1 1");
    EXPECT_EQ(parseTps("x3/x3/x3 1 1").value(), Position(Setup::standard(3)));
}

TEST(Tps, ReadsSpacesThatTextsFromTheWebHave) {
    EXPECT_EQ(parseTps("x3/x3/x3\u00A01\u20091\uFEFF").value(), Position(Setup::standard(3)));
    EXPECT_NE(parseTps("x3/x2,\u200E1/x3 1 1").error().describe().find("U+200E"), std::string::npos);
}

TEST(Tps, WritesBackWhatItReads) {
    for (const char* text : {
             "x5/x5/x,12212C,x,1S,x/x5/x5 2 5",
             "1,1,221C,x,212C/x2,21,1,12/1,111112S,1,211,2/x2,121,1,x/x3,2,x 2 26",
             "x5/x5/x2,121212121212121212121212121212121212121212,x2/x5/x5 1 43",
             "2,2,21S,2,2,2/2,x,222221,2,2,x/1,1,2221C,x,111112C,2S/x,1,2S,x2,121211212/1,1,1212S,1S,2,1S/"
             "x2,2,1,21,1 1 42",
         })
        EXPECT_EQ(formatTps(parseTps(text).value()), text);
}

TEST(Tps, AcceptsOtherSpellings) {
    const std::string canonical = "x3/x,12S,2C/x2,1 2 7";
    const SetupOptions options{.capstones = {1, 1}};
    for (const char* text :
         {"x,x,x/x,12S,2C/x,x1,1 2 7", "x1,x2-x,12s,2c-X2,1 2 7", "  x3/x,12S,2C/x2,1   2\t7 "})
        EXPECT_EQ(formatTps(parseTps(text, options).value()), canonical) << text;
}

struct RefusedTps {
    const char* text;
    int column;
    const char* expected;  ///< part of the message
};

TEST(Tps, RefusesWithTheColumn) {
    for (const RefusedTps& refusal : {
             RefusedTps{"", 1, "three fields"},
             {"x3/x3/x3 1", 11, "three fields"},
             {"x3/x3/x3 1 1 1", 14, "three fields"},
             {"x3/x2/x3 1 1", 6, "2 of 3 squares"},
             {"x3/x4/x3 1 1", 4, "more squares"},
             {"x3/x2,1,1/x3 1 4", 9, "more squares"},
             {"x2/x2 1 1", 1, "3 to 8 rows"},
             {"x9/x9/x9/x9/x9/x9/x9/x9/x9 1 1", 1, "3 to 8 rows"},
             {"x3/x,,x/x3 1 1", 6, "missing"},
             {"x3/,x2/x3 1 1", 4, "missing"},
             {"x3/x0/x3 1 1", 5, "1 to 8"},
             {"x3/x12/x3 1 1", 5, "1 to 8"},
             {"x3/x,13,x/x3 1 3", 7, "1 or 2"},
             {"x3/x,y,x/x3 1 3", 6, "1 or 2"},
             {"x3/x,S,x/x3 1 3", 6, "after the pieces"},
             {"x3/x,1S2,x/x3 1 3", 7, "end of a stack"},
             {"x3/x,12SS,x/x3 1 3", 8, "end of a stack"},
             {"x3/x,12SC,x/x3 1 3", 8, "end of a stack"},
             {"x3/x,1C,x/x3 1 3", 6, "capstones"},
             {"x3/x,11111111111,x/x3 1 30", 16, "stones"},
             {"x3/x3/x3 3 1", 10, "1 or 2"},
             {"x3/x3/x3 12 1", 10, "1 or 2"},
             {"x3/x3/x3 1 0", 12, "from 1"},
             {"x3/x3/x3 1 -1", 12, "number"},
             {"x3/x3/x3 1 99999999999999999999", 12, "too high"},
             {"x3/x,1,x/x3 1 1", 15, "no game"},
             {"x3/x,1,x/x3 2 1", 15, "no game"},
             {"x3/x3/x3 2 1", 12, "no game"},
             {"x3/1S,x2/x3 2 1", 15, "no game"},
             {"x3/2C,x2/x3 2 1", 4, "capstones"},
         }) {
        const auto position = parseTps(refusal.text);
        ASSERT_FALSE(position) << refusal.text;
        EXPECT_EQ(position.error().at, (base::TextPosition{1, refusal.column})) << refusal.text;
        const std::string message = position.error().message.english();
        EXPECT_NE(message.find(refusal.expected), std::string::npos) << refusal.text << ": " << message;
    }
}

TEST(Tps, SizeAndSuppliesCanBeGiven) {
    EXPECT_FALSE(parseTps("x3/x3/x3 1 1", {.size = 5}));
    EXPECT_FALSE(parseTps("x3/11,2,x/x3 1 3", {.stones = {1, 10}}));
    const SetupOptions options{
        .stones = {12, 13}, .capstones = {1, 2}, .halfKomi = 5, .opening = Opening::NoSwap};
    const Position position = parseTps("x3/11,2,x/x3 1 3", options).value();
    EXPECT_EQ(position.supply(Color::White), (Supply{10, 1}));
    EXPECT_EQ(position.supply(Color::Black), (Supply{12, 2}));
    EXPECT_EQ(position.setup().halfKomi, 5);
    EXPECT_TRUE(parseTps("x3/x,1,x/x3 2 1", options).ok());
    EXPECT_EQ(parseTps(formatTps(position), SetupOptions::of(position.setup())).value(), position);
}

TEST(Tps, ALowMoveNumberIsAccepted) {
    // From the second move on, any board is accepted, whatever moves led to it.
    for (const char* text : {"12121,x3/x,12121,x2/x2,12121,x/x3,12121 1 2", "x3/1,12,x/x3 1 2",
                             "x3/1S,2,x/x3 2 2", "x3/x3/x3 1 2", "x3/x,1,x/x3 1 2"}) {
        const auto position = parseTps(text);
        ASSERT_TRUE(position) << text;
        EXPECT_EQ(formatTps(*position), text);
        EXPECT_FALSE(position->inOpening()) << text;
        EXPECT_FALSE(doubtAbout(*position)) << text;
    }
}

TEST(Tps, MoreThanTheFirstTurnsCanLayMeansThatTheyHaveBeenPlayed) {
    for (const char* text : {"12121,x3/x,12121,x2/x2,12121,x/x3,12121 1 1", "x3/x,12,x/x3 1 1",
                             "x3/1,x,2/x3 1 1", "x3/1,2S,x/x3 2 1", "x3/2,2,x/x3 2 1"}) {
        const auto position = parseTps(text);
        ASSERT_TRUE(position) << text;
        EXPECT_EQ(formatTps(*position), text);
        EXPECT_FALSE(position->inOpening()) << text;
        EXPECT_EQ(position->placementColor(), position->toMove()) << text;
        EXPECT_TRUE(doubtAbout(*position)) << text;
        EXPECT_EQ(countMoves(*position), static_cast<std::uint64_t>([&] {
                      MoveList moves;
                      legalMoves(*position, moves);
                      return moves.size();
                  }()))
            << text;
    }
    Position position = parseTps("x3/x,12,x/x3 2 1").value();
    const Position before = position;
    const Move spread = Move::spread(Square(1, 1), Direction::Up, 1);
    ASSERT_TRUE(position.isLegal(spread));
    position.undo(position.make(spread));
    EXPECT_EQ(position, before);
}

TEST(Tps, TheOpeningDecidesWhichBoardsTheFirstTurnLeaves) {
    struct Case {
        Opening opening;
        const char* text;
    };
    for (const auto& [opening, text] :
         {Case{Opening::Swap, "x3/x,2,x/x3 2 1"}, Case{Opening::NoSwap, "x3/x,1,x/x3 2 1"},
          Case{Opening::NoSwap, "x3/x,1S,x/x3 2 1"}, Case{Opening::DoubleBlackStack, "x3/x,22,x/x3 2 1"}}) {
        const auto position = parseTps(text, {.opening = opening});
        ASSERT_TRUE(position) << text;
        EXPECT_FALSE(doubtAbout(*position)) << text;
        EXPECT_EQ(position->placementColor(), opening == Opening::NoSwap ? Color::Black : Color::White);
        EXPECT_EQ(formatTps(*position), text);
    }
    for (const auto& [opening, text] :
         {Case{Opening::Swap, "x3/x,1,x/x3 2 1"}, Case{Opening::Swap, "x3/x,2S,x/x3 2 1"},
          Case{Opening::NoSwap, "x3/x,2,x/x3 2 1"}, Case{Opening::DoubleBlackStack, "x3/x,2,x/x3 2 1"},
          Case{Opening::DoubleBlackStack, "x3/x3/x3 2 1"}})
        EXPECT_FALSE(parseTps(text, {.opening = opening})) << text;
    for (const auto& [opening, text] :
         {Case{Opening::Swap, "x3/x,22,x/x3 2 1"}, Case{Opening::DoubleBlackStack, "x3/x,21,x/x3 2 1"},
          Case{Opening::DoubleBlackStack, "x3/x,22S,x/x3 2 1"}})
        EXPECT_TRUE(doubtAbout(parseTps(text, {.opening = opening}).value())) << text;
}

TEST(Tps, TheOpeningIsUnchanged) {
    for (const char* text : {"x3/x3/x3 1 1", "x3/x,2,x/x3 2 1"}) {
        EXPECT_TRUE(parseTps(text)->inOpening()) << text;
        EXPECT_FALSE(doubtAbout(*parseTps(text))) << text;
    }
}

TEST(Tps, DecidedPositionsLoadAsFinishedGames) {
    EXPECT_EQ(resultText(parseTps("2,2,x/1,1,1/x3 2 4").value().outcome()), "R-0");
}

}  // namespace
}  // namespace tak::rules
