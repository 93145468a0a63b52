// At least one test for every numbered rule of the game in this project; test names contain the numbers.

#include <gtest/gtest.h>

#include "games/tak/rules/Legality.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/Score.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

using test::after;
using test::at;
using test::legal;
using test::legalTexts;
using test::played;
using test::rankText;
using test::result;

rules::Setup standard(int size) { return rules::Setup::standard(size); }

TEST(TakRules, Rule1_BoardsFromThreeToEight) {
    for (int size = 3; size <= 8; ++size) {
        EXPECT_TRUE(standard(size).check());
        EXPECT_EQ(count(Position(standard(size)).empty()), size * size);
    }
    for (const int size : {0, 2, 9, -1})
        EXPECT_FALSE((rules::Setup{.size = size, .supply = {Supply{10, 0}, Supply{10, 0}}}.check()));
}

TEST(TakRules, Rule1_SquaresTouchByEdgesOnly) {
    std::vector<std::string> moves;
    for (const std::string& text : legalTexts(at("x5/x5/x2,1,x2/x5/x4,2 1 3")))
        if (text.find("c3") == 0 && text.size() == 3) moves.push_back(text);
    EXPECT_EQ(moves, (std::vector<std::string>{"c3+", "c3-", "c3>", "c3<"}));
    EXPECT_EQ(result(at("x2,1/x,1,x/1,x2 2 4")), "*") << "a diagonal is no road";
}

TEST(TakRules, Rule2_StonesLieOrStandAndCapstonesAreTheirOwn) {
    const Position p = played(5, "a1 e5 c3 Sc4 Cd3").position();
    EXPECT_EQ(p.topKind({2, 2}), PieceKind::Flat);
    EXPECT_EQ(p.topKind({2, 3}), PieceKind::Wall);
    EXPECT_EQ(p.topKind({3, 2}), PieceKind::Capstone);
    EXPECT_EQ(p.supply(Color::White), (Supply{19, 0}))
        << "two stones laid, one of them by Black, and the capstone";
    EXPECT_EQ(p.supply(Color::Black), (Supply{19, 1})) << "a wall is a stone";
}

TEST(TakRules, Rule3_Supplies) {
    const Supply expected[] = {{10, 0}, {15, 0}, {21, 1}, {30, 1}, {40, 2}, {50, 2}};
    for (int size = 3; size <= 8; ++size)
        for (const Color c : {Color::White, Color::Black})
            EXPECT_EQ(Position(standard(size)).supply(c), expected[size - 3]);
}

TEST(TakRules, Rule3_CustomSupplies) {
    const Position p(rules::Setup{.size = 4, .supply = {Supply{12, 1}, Supply{9, 2}}});
    EXPECT_EQ(p.supply(Color::White), (Supply{12, 1}));
    EXPECT_EQ(p.supply(Color::Black), (Supply{9, 2}));
    EXPECT_FALSE((rules::Setup{.size = 4, .supply = {Supply{0, 1}, Supply{9, 2}}}.check()));
    EXPECT_FALSE((rules::Setup{.size = 4, .supply = {Supply{12, 6}, Supply{9, 2}}}.check()));
    EXPECT_TRUE((rules::Setup{.size = 4, .supply = {Supply{80, 5}, Supply{80, 5}}}.check()));
    EXPECT_FALSE((rules::Setup{.size = 4, .supply = {Supply{81, 1}, Supply{9, 2}}}.check()));
}

TEST(TakRules, Rule4_FlatsAndCapstonesMakeRoadsWallsDoNot) {
    EXPECT_EQ(result(at("2,2,x/1,1,1/x3 2 4")), "R-0");
    EXPECT_EQ(result(at("2,2,x/1,1C,1/x3 2 4", {.capstones = {1, 1}})), "R-0");
    EXPECT_EQ(result(at("2,2,x/1,1S,1/x3 2 4")), "*");
}

TEST(TakRules, Rule4_OnlyFlatsMayBeCovered) {
    const Position p = at("x5/x2,2,x2/x,2S,1,2C,x/x2,1,x2/x5 1 4");
    EXPECT_TRUE(legal(p, "c3+"));
    EXPECT_TRUE(legal(p, "c3-"));
    EXPECT_FALSE(legal(p, "c3<"));
    EXPECT_FALSE(legal(p, "c3>"));
}

TEST(TakRules, Rule5_TheBoardStartsEmptyAndTheFirstPlayerIsWhite) {
    const Position p(standard(6));
    EXPECT_EQ(p.occupied(), 0U);
    EXPECT_EQ(p.toMove(), Color::White);
    EXPECT_EQ(formatTps(p), "x6/x6/x6/x6/x6/x6 1 1");
}

TEST(TakRules, Rule6_TheFirstTurnLaysTheOpponentsStoneFlat) {
    Game game(standard(5));
    for (const char* firstOfAll : {"a1", "e5"}) {
        EXPECT_FALSE(legal(game.position(), "Sc3"));
        EXPECT_FALSE(legal(game.position(), "Cc3"));
        EXPECT_FALSE(legal(game.position(), "a1>"));
        for (const std::string& text : legalTexts(game.position())) EXPECT_EQ(text.size(), 2U) << text;
        game = played(game, firstOfAll);
    }
    EXPECT_EQ(game.position().topColor({0, 0}), Color::Black);
    EXPECT_EQ(game.position().topColor({4, 4}), Color::White);
    EXPECT_EQ(game.position().supply(Color::Black), (Supply{20, 1}));
    EXPECT_TRUE(legal(game.position(), "Sc3"));
    EXPECT_TRUE(legal(game.position(), "e5-"));
}

TEST(TakRules, Rule6_NoSwapOpeningPlacesOnesOwnPieceOfAnyKind) {
    rules::Setup setup = standard(5);
    setup.opening = Opening::NoSwap;
    const Position p = played(Game(setup), "a1 e5").position();
    EXPECT_EQ(p.topColor({0, 0}), Color::White);
    EXPECT_EQ(p.topColor({4, 4}), Color::Black);
    const Position capstones = played(Game(setup), "Cc3 Sd4").position();
    EXPECT_EQ(capstones.supply(Color::White), (Supply{21, 0}));
    EXPECT_EQ(capstones.supply(Color::Black), (Supply{20, 1}));
    EXPECT_EQ(perft(Position(setup), 2), 75U * 72) << "nobody has a stack to move yet";
}

rules::Setup doubleBlackStack(int size) {
    rules::Setup setup = rules::Setup::standard(size);
    setup.opening = Opening::DoubleBlackStack;
    return setup;
}

TEST(TakRules, TheDoubleBlackStackBeginsWithTwoBlackFlatsAndAWhiteOne) {
    const Position start(doubleBlackStack(5));
    EXPECT_EQ(legalTexts(start).size(), 25U);
    EXPECT_EQ(legalTexts(start).front(), "2a1");
    for (const char* no : {"Sa1", "Ca1", "3a1", "2a1>", "2Sa1"}) EXPECT_FALSE(legal(start, no)) << no;
    const Position one = played(Game(start), "2c3").position();
    EXPECT_EQ(formatTps(one), "x5/x5/x2,22,x2/x5/x5 2 1");
    EXPECT_EQ(one.supply(Color::Black), (Supply{19, 1}));
    EXPECT_EQ(one.supply(Color::White), (Supply{21, 1}));
    EXPECT_TRUE(contains(one.stacks(), Square(2, 2)));
    EXPECT_EQ(legalTexts(one).size(), 24U);
    for (const char* no : {"2a1", "Sa1", "Ca1", "c3", "c3>"}) EXPECT_FALSE(legal(one, no)) << no;
    const Position two = played(Game(one), "a1").position();
    EXPECT_EQ(two.topColor(Square(0, 0)), Color::White);
    EXPECT_EQ(two.supply(Color::White), (Supply{20, 1}));
    EXPECT_TRUE(legal(two, "Sd4"));
    EXPECT_FALSE(legal(two, "2d4"));
    EXPECT_TRUE(legal(played(Game(two), "b1").position(), "2c3>11"));
}

TEST(TakRules, TheDoubleBlackStackIsTakenBackWhole) {
    Position p(doubleBlackStack(5));
    const Position start = p;
    p.undo(p.make(Move::stackPlacement(Square(2, 2))));
    EXPECT_EQ(p, start);
}

TEST(TakRules, AWrittenFlatStandsForTheStackAndAStackForNothingElse) {
    const Position start(doubleBlackStack(5));
    EXPECT_EQ(parseMove("a1", start).value(), Move::stackPlacement(Square(0, 0)));
    EXPECT_EQ(formatMove(Move::stackPlacement(Square(0, 0))), "2a1");
    EXPECT_EQ(parseMove("a1", Position(standard(5))).value(), Move::placement(Square(0, 0), PieceKind::Flat));
    const auto refused = parseMove("2a1", Position(standard(5)));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().describe().find("it names no direction"), std::string::npos);
    EXPECT_FALSE(parseMove("3a1", start));
}

TEST(TakRules, TheDoubleBlackStackNeedsTwoStones) {
    rules::Setup setup = doubleBlackStack(5);
    setup.supply[0].stones = 1;
    EXPECT_TRUE(setup.check().ok());
    setup.supply[1] = {2, 0};
    ASSERT_TRUE(setup.check().ok());
    EXPECT_EQ(result(played(Game(setup), "2a1").position()), "0-F") << "rule 18: Black has no piece left";
    setup.supply[1].stones = 1;
    EXPECT_FALSE(setup.check().ok());
}

TEST(TakRules, Rule7_TurnsAlternateAndThereIsNoPass) {
    Game game(standard(5));
    for (const char* move : {"a1", "e5", "c3", "Sc4", "c3>"}) {
        const Color before = game.position().toMove();
        game = played(game, move);
        EXPECT_EQ(game.position().toMove(), !before);
    }
    EXPECT_FALSE(game.position().isLegal(Move::none()));
    EXPECT_FALSE(parseMove("--", game.position()));
}

TEST(TakRules, Rule8_PlacementsGoToEmptySquaresOnly) {
    const Position p = at("x5/x,2S,x3/x,1,2,x2/x3,12,x/2C,x4 1 5");
    for (const char* text : {"b3", "c3", "d2", "b4", "a1", "Sb3", "Cc3", "Sd2", "Cb4", "Sa1"})
        EXPECT_FALSE(legal(p, text)) << text;
    for (const char* text : {"e5", "Se5", "Ce5"}) {
        const Position next = after(p, text);
        EXPECT_EQ(next.height({4, 4}), 1);
        EXPECT_EQ(next.supply(Color::White).total(), p.supply(Color::White).total() - 1);
    }
}

TEST(TakRules, Rule9_TheTopPieceControlsTheStack) {
    const Position p = at("x5/x5/x,221,x,112,x/x5/x5 1 5");
    EXPECT_TRUE(legal(p, "3b3>"));
    EXPECT_FALSE(legal(p, "d3>"));
}

TEST(TakRules, Rule9_StacksOfMoreThanAHundred) {
    std::string stack;
    for (int i = 0; i < 50; ++i) stack += "12";
    const Position p = at("x8/x8/x8/x8/x2,1C," + stack + ",x4/x8/x8/x8 1 60");
    const Square d4(3, 3);
    EXPECT_EQ(p.height(d4), 100);
    const Position next = after(p, "c4>");
    EXPECT_EQ(next.height(d4), 101);
    EXPECT_EQ(formatTps(next), "x8/x8/x8/x8/x3," + stack + "1C,x4/x8/x8/x8 2 60");
    Position moving = next.passed();
    const Move move = parseMove("8d4+2213", moving).value();
    const Undo undo = moving.make(move);
    EXPECT_EQ(moving.height(d4), 93);
    EXPECT_EQ(formatTps(moving),
              "x3,121C,x4/x3,2,x4/x3,21,x4/x3,21,x4/x3," + stack.substr(0, 93) + ",x4/x8/x8/x8 2 61");
    moving.undo(undo);
    EXPECT_EQ(moving, next.passed());
}

TEST(TakRules, Rule10_LiftsUpToTheCarryLimitAndDropsFromTheBottom) {
    const Position p = at("x5/x5/1212121,x4/x5/x4,2 1 9");
    const Position next = after(p, "5a3>1112");
    EXPECT_EQ(rankText(next, 3), "12,1,2,1,21");
    EXPECT_FALSE(legal(p, "6a3>"));
    EXPECT_FALSE(legal(p, "2a3>111")) << "more drops than pieces";
    EXPECT_TRUE(legal(p, "a3+"));
    EXPECT_TRUE(legal(p, "5a3+23"));
}

TEST(TakRules, Rule10_OnlyStraightAndOnTheBoard) {
    const Position p = at("x5/x5/x2,111,x2/x5/x4,2 1 5");
    EXPECT_TRUE(legal(p, "2c3>11"));
    EXPECT_FALSE(legal(p, "3c3>111"));
    EXPECT_FALSE(legal(at("111,x2/x3/2,x2 1 4"), "3a3+"));
}

TEST(TakRules, Rule10_AtLeastOnePieceIsDroppedOnEverySquareEntered) {
    EXPECT_FALSE(parseMoveText("2a1>101"));
    EXPECT_FALSE(parseMoveText("2a1>02"));
    MoveList moves;
    legalMoves(at("x5/x5/1212121,x4/x5/x4,2 1 9"), moves);
    for (const Move move : moves) {
        const Drops drops = dropsOf(move.pattern());
        for (int i = 0; i < drops.squares; ++i) EXPECT_GE(drops.counts[static_cast<std::size_t>(i)], 1);
    }
}

TEST(TakRules, Rule11_OfSevenOnFiveByFiveTwoStayBehind) {
    const Position p = at("x5/x5/1212121,x4/x5/x4,2 1 9");
    EXPECT_EQ(after(p, "5a3>").height({0, 2}), 2);
    EXPECT_EQ(whyIllegal(p, parseMoveText("6a3>")->move)->reason, IllegalReason::OverCarryLimit);
}

TEST(TakRules, Rule11_TheOriginMayBeLeftEmptyWhateverIsOnTop) {
    for (const char* top : {"1", "1S", "1C"}) {
        const Position p = at("x5/x5/x2,22" + std::string(top) + ",x2/x5/x4,2 1 6");
        const Position next = after(p, "3c3+12");
        EXPECT_EQ(next.height({2, 2}), 0);
        EXPECT_EQ(rankText(next, 4), "x2,2,x2");
        EXPECT_EQ(rankText(next, 5), "x2,2" + std::string(top) + ",x2");
    }
}

TEST(TakRules, Rule12_EverySquareEnteredMustBeOpen) {
    const Position p = at("x5/x5/111,2,2S,x2/x5/x4,2 1 6");
    EXPECT_TRUE(legal(p, "3a3>"));
    EXPECT_FALSE(legal(p, "3a3>12"));
    EXPECT_FALSE(legal(at("x5/x5/111,2,2C,x2/x5/x4,2 1 6"), "3a3>12"));
    EXPECT_FALSE(legal(at("x5/x5/111,2C,x3/x5/x4,2 1 6"), "3a3>12"));
    EXPECT_FALSE(legal(at("x5/x5/12C,1C,x3/x5/x4,2 2 6"), "a3>")) << "a capstone does not flatten a capstone";
}

TEST(TakRules, Rule13_ASinglePieceGoesOneSquare) {
    for (const std::string& text : legalTexts(at("x5/x5/x2,1C,x2/x5/2,x4 1 3"))) {
        if (text.find("c3") == std::string::npos) continue;
        EXPECT_EQ(text.size(), 3U) << text;
    }
}

TEST(TakRules, Rule14_WallsStandUnlessFlattened) {
    const Position p = at("x5/x2,2S,x2/x,1S,112S,1,x/x2,2,x2/1C,x4 2 9");
    const int walls = count(p.walls());
    for (const std::string& text : legalTexts(p)) {
        const Position next = after(p, text);
        EXPECT_GE(count(next.walls()), walls) << text;
    }
    const Position moved = after(p, "3c3>12");
    EXPECT_EQ(moved.topKind({4, 2}), PieceKind::Wall) << "it still stands where it went";
}

TEST(TakRules, Rule15_CapstoneAloneFlattens) {
    const Position p = at("x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    const Position next = after(p, "3b3>21*");
    EXPECT_EQ(rankText(next, 3), "x,12,21,12C,x");
    EXPECT_FALSE(legal(p, "3b3>12"));
    EXPECT_FALSE(legal(p, "3b3>111"));
}

TEST(TakRules, Rule15_OwnWallsToo) {
    EXPECT_EQ(rankText(after(at("x5/x5/x,2C,2S,x2/x5/x5 2 5"), "b3>*"), 3), "x2,22C,x2");
}

TEST(TakRules, Rule15_NotOnTheWayAndNotWithoutACapstone) {
    EXPECT_FALSE(legal(at("x5/x5/x,112C,1S,x2/x5/x5 2 5"), "2b3>11"));
    EXPECT_FALSE(legal(at("x5/x5/x,112C,1S,x2/x5/x5 2 5"), "2b3>"));
    EXPECT_FALSE(legal(at("x5/x5/x,2,1S,x2/x5/x5 2 5"), "b3>"));
    EXPECT_FALSE(legal(at("x5/x5/x,2S,1S,x2/x5/x5 2 5"), "b3>"));
}

TEST(TakRules, Rule15_UndoRaisesTheWallAgain) {
    const Position p = at("x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    Position q = p;
    q.undo(q.make(parseMove("3b3>21*", p).value()));
    EXPECT_EQ(q, p);
}

TEST(TakRules, Rule16_RoadsBendAndJoinEitherPairOfSides) {
    EXPECT_EQ(result(at("1,x4/1,1,x3/x,1,1,x2/x2,1,1,x/2,2,2,1,x 2 10")), "R-0") << "top to bottom";
    EXPECT_EQ(result(at("x5/x3,2,2/x,2,2,2,1/2,2,x3/1,1,1,1S,x 1 10")), "0-R") << "left to right";
    EXPECT_EQ(result(at("1,x4/1,1,x3/x2,1,x2/x2,1,1,x/2,2,2,1,x 2 10")), "*") << "a diagonal step breaks it";
}

TEST(TakRules, Rule16_AdjacentSidesAreNotOpposite) { EXPECT_EQ(result(at("1,1,x/x,1,1/x3 2 5")), "R-0"); }

TEST(TakRules, Rule16_ACornerIsNoRoad) { EXPECT_EQ(result(at("x,1,x/1,1,x/x3 2 5")), "*"); }

TEST(TakRules, Rule17_TheMoverWinsADoubleRoad) {
    const Game game = played(6, "a4 a3 b3 b4 c3 c4 d3 d4 d3+ e4 e3 f4 f3 Cb5 d4-");
    EXPECT_EQ(result(game.position()), "R-0");
    EXPECT_EQ(result(game.position().passed()), "0-R") << "there are two roads";
}

TEST(TakRules, Rule17_AMoveMayCompleteOnlyTheOpponentsRoad) {
    const Position p = at("1,1,221C,x,212C/x2,21,1,12/1,111112S,1,211,2/x2,121,1,x/x3,2,x 2 26");
    EXPECT_EQ(result(after(p, "e4-")), "R-0");
}

TEST(TakRules, Rule18_FullBoard) {
    const Position p = played(3, "a3 c1 c2 c3 b3 b2 b1 a1 a2").position();
    EXPECT_EQ(result(p), "F-0");
    EXPECT_EQ(p.outcome().reason, EndReason::BoardFull);
    EXPECT_EQ(result(played(4, "a1 a2 b1 b2 c2 c1 d1 d2 d3 c3 b3 a3 a4 b4 c4 d4").position()), "1/2-1/2");
}

TEST(TakRules, Rule18_OutOfPiecesMeansStonesAndCapstones) {
    const char* tps = "x5/x5/x2,121212121212121212121212121212121212121212,x2/x5/x5 1 43";
    const Position p = at(tps);
    EXPECT_EQ(p.supply(Color::White), (Supply{0, 1}));
    EXPECT_EQ(p.supply(Color::Black), (Supply{0, 1}));
    EXPECT_EQ(result(p), "*");
    const Position last = after(p, "Ca1");
    EXPECT_EQ(last.outcome(), (Outcome{EndReason::SupplyOut, Color::Black}))
        << "one flat on top, which is Black's";
    EXPECT_EQ(result(at("x5/x5/x2,121212121212121212121212121212121212121212,x2/x5/x4,2C 1 43")), "0-F")
        << "either player's supply ends the game";
}

TEST(TakRules, Rule18_OnlyFlatsOnTopCount) {
    EXPECT_EQ(result(at("1,2S,1/2,1S,12S/1,2,1S 2 6")), "F-0")
        << "three against two; walls and covered flats do not count";
    EXPECT_EQ(result(at("1,2S,2/2,1S,1/1,2,2S 2 6")), "1/2-1/2");
    EXPECT_EQ(result(at("2,1S,1/1,2C,2/2,1S,1C 2 6", {.capstones = {1, 1}})), "0-F")
        << "capstones do not count";
}

TEST(TakRules, Rule19_RoadBeatsTheFullBoard) {
    const Position p = played(3, "a1 c1 c2 a2 Sa3 b1 Sb3 b2 c3").position();
    EXPECT_EQ(p.empty(), 0U);
    EXPECT_EQ(p.outcome(), (Outcome{EndReason::Road, Color::White}));
}

TEST(TakRules, Rule19_RoadBeatsTheLastPiece) {
    const Position p = at("x3/1,1,x/x3 1 4", {.stones = {3, 10}, .capstones = {0, 0}});
    EXPECT_EQ(after(p, "c2").outcome(), (Outcome{EndReason::Road, Color::White}));
}

TEST(TakRules, Rule20_KomiCountsForBlackAtAFlatEnd) {
    const char* moves = "a1 a2 b1 b2 c2 c1 d1 d2 d3 c3 b3 a3 a4 b4 c4 d4";
    EXPECT_EQ(result(played(Game(rules::Setup::standard(4, 0)), moves).position()), "1/2-1/2");
    EXPECT_EQ(result(played(Game(rules::Setup::standard(4, 1)), moves).position()), "0-F");
    EXPECT_EQ(result(played(Game(rules::Setup::standard(4, -1)), moves).position()), "F-0");
    EXPECT_EQ(result(at("2,2,x/1,1,1/x3 2 4", {.halfKomi = 40})), "R-0") << "roads know no komi";
}

TEST(TakRules, Rule20_AWholeKomiCanMakeADraw) {
    EXPECT_EQ(result(at("1,2S,1/2,1S,12S/1,2,1S 2 6", {.halfKomi = 0})), "F-0");
    EXPECT_EQ(result(at("1,2S,1/2,1S,12/1,2S,1S 2 6", {.halfKomi = 2})), "1/2-1/2");
}

/// Two stones that move back and forth, away from each other.
Game shuttled(DrawRules draws, int plies) {
    rules::Setup setup = standard(5);
    setup.draws = draws;
    Game game = played(Game(setup), "a1 e5");
    const char* cycle[] = {"e5-", "a1+", "e4+", "a2-"};
    for (int i = 0; i < plies; ++i) game = played(game, cycle[i % 4]);
    return game;
}

TEST(TakRules, Rule21_FiftyQuietPliesAreADrawIfAgreed) {
    EXPECT_FALSE(shuttled(DrawRules::playtak(), 49).outcome().over());
    EXPECT_EQ(shuttled(DrawRules::playtak(), 50).outcome(), (Outcome{EndReason::QuietPlies, {}}));
    EXPECT_FALSE(shuttled(DrawRules::book(), 60).outcome().over());
    const Game game = played(shuttled(DrawRules::playtak(), 49), "Sc3");
    EXPECT_EQ(game.position().quietPlies(), 0) << "a placement starts the count again";
}

TEST(TakRules, Rule21_AFlatteningStartsTheCountAgain) {
    Position p = at("x5/x5/x,2C,2S,x2/x5/x4,1 2 5");
    p = after(p, "b3+");
    p = after(p, "e1<");
    EXPECT_EQ(p.quietPlies(), 2);
    p = after(after(p, "b4-"), "d1<");
    EXPECT_EQ(after(p, "b3>*").quietPlies(), 0);
}

TEST(TakRules, Rule21_TheThirdOccurrenceIsADrawIfAgreed) {
    const DrawRules repetition{.repetition = true};
    EXPECT_FALSE(shuttled(repetition, 7).outcome().over());
    EXPECT_EQ(shuttled(repetition, 8).outcome(), (Outcome{EndReason::Repetition, {}}));
    EXPECT_FALSE(shuttled(repetition, 8).isLegal(Move::placement({2, 2}, PieceKind::Wall)));
    EXPECT_FALSE(shuttled(DrawRules::book(), 12).outcome().over());
}

TEST(TakRules, Rule22_Results) {
    using E = EndReason;
    EXPECT_EQ(resultText({E::Road, Color::White}), "R-0");
    EXPECT_EQ(resultText({E::Road, Color::Black}), "0-R");
    EXPECT_EQ(resultText({E::BoardFull, Color::White}), "F-0");
    EXPECT_EQ(resultText({E::SupplyOut, Color::Black}), "0-F");
    EXPECT_EQ(resultText({E::Resignation, Color::White}), "1-0");
    EXPECT_EQ(resultText({E::Time, Color::Black}), "0-1");
    for (const E draw : {E::BoardFull, E::SupplyOut, E::QuietPlies, E::Repetition, E::Agreement})
        EXPECT_EQ(resultText({draw, {}}), "1/2-1/2");
    EXPECT_EQ(resultText({}), "*");
    for (const char* text : {"R-0", "0-R", "F-0", "0-F", "1-0", "0-1", "1/2-1/2", "*"})
        EXPECT_EQ(resultText(outcomeOfText(text)), text);
}

TEST(TakRules, Rule23_TakIsKnownAndNeverCompulsory) {
    const Position p = played(3, "a3 c1 b1").position();
    EXPECT_TRUE(threatensRoad(p));
    EXPECT_TRUE(legal(p, "c3")) << "Black need not answer";
    EXPECT_TRUE(legal(played(3, "a3 c1").position(), "b1")) << "nor White announce";
    EXPECT_FALSE(threatensRoad(after(p, "Sa1")));
}

int points(const char* tps, const ScoreVariants& variants = {}, const SetupOptions& options = {}) {
    const Position p = at(tps, options);
    return scoreOf(p, p.outcome(), variants).total();
}

TEST(TakRules, Rule24_SquaresAndPiecesLeft) {
    const Position p = at("1,1,1,1/2,2,2,x/x4/x4 2 9", {.stones = {8, 15}});
    EXPECT_EQ(scoreOf(p, p.outcome()).total(), 20) << "4x4 won with 4 left";
    EXPECT_EQ(points("1,1,1,1,1/2,2,2,2,x/x5/x5/x5 2 9"), 25 + 17) << "capstones count as pieces";
    EXPECT_EQ(scoreOf(p, {EndReason::Resignation, Color::Black}).total(), 16 + 12);
    EXPECT_EQ(points("1,2S,1/2,1S,12S/1,2,1S 2 6"), 9 + 4) << "a flat win scores the same way";
    EXPECT_EQ(points("1,2S,2/2,1S,1/1,2,2S 2 6"), 0) << "a draw scores nothing";
}

TEST(TakRules, Rule25_DowningsDoublesAStraightRoad) {
    EXPECT_EQ(points("1,1,1/2,2,x/x3 2 4", {.downings = true}), 9 + 2 * 7);
    EXPECT_EQ(points("1,1,x/2,1,1/2,x2 2 5", {.downings = true}), 9 + 6);
    EXPECT_EQ(points("1,2S,1/2,1S,12S/1,2,1S 2 6", {.downings = true}), 9 + 4) << "no road, no double";
}

TEST(TakRules, Rule26_MiddletownDoublesWithoutCapstone) {
    const ScoreVariants variants{.middletown = true};
    EXPECT_EQ(points("1,1,1,1,1/2,2,2,2,x/x5/x5/x5 2 9", variants), 25 + 2 * 17);
    EXPECT_EQ(points("1,1,1,1,1/2,2,2,2,1C/x5/x5/x5 2 9", variants), 25 + 16);
    EXPECT_EQ(points("1,1,1/2,2,x/x3 2 4", variants), 9 + 7) << "not on boards without capstones";
    EXPECT_EQ(points("1,1,1,1,1,1,1/2,2,2,2,1C,x2/x7/x7/x7/x7/x7 2 9", variants), 49 + 34)
        << "of two capstones none may be placed";
}

TEST(TakRules, Rule27_TarwayLowAndHighRoads) {
    const ScoreVariants variants{.tarway = true};
    EXPECT_EQ(points("1,1,1/2,2,x/x3 2 4", variants), 9 + 2 * 7);
    EXPECT_EQ(points("21,21,11/2,2,x/x3 2 6", variants), 9 + 3 * 6);
    EXPECT_EQ(points("21,1,11/2,2,x/x3 2 6", variants), 9 + 6);
}

TEST(TakRules, Rule28_TheBestRoadCounts) {
    EXPECT_EQ(points("21,1,11/1,1,1/2,x2 2 6", {.tarway = true}), 9 + 2 * 3) << "the low road among two";
    EXPECT_EQ(points("21,11,11/1,1,1/2,x2 2 6", {.tarway = true}), 9 + 3 * 2) << "the high road among two";
    EXPECT_EQ(points("1,1,1/2,2,x/x3 2 4", {.downings = true, .tarway = true}), 9 + 4 * 7)
        << "factors multiply";
    EXPECT_EQ(points("1,1,x/2,1,1/2,x2 2 5", {.downings = true, .tarway = true}), 9 + 2 * 6)
        << "each as far as it applies";
}

TEST(TakRules, ExampleSinglePieceInThreeOfFourDirections) {
    const Position p = at("x5/x5/x,1S,2,1,x/x2,2,x2/x5 2 3");
    for (const char* text : {"c3+", "c3>", "c3-"}) EXPECT_TRUE(legal(p, text)) << text;
    EXPECT_FALSE(legal(p, "c3<"));
    EXPECT_TRUE(legal(at("x5/x5/x,1S,2C,1,x/x2,2,x2/x5 2 3"), "c3<"));
}

TEST(TakRules, ExampleFiveHighUnderAWall) {
    const Position p = at("x5/x5/21211S,2,2,2,x/x5/x5 1 6");
    EXPECT_EQ(rankText(after(p, "5a3>221"), 3), "x,221,221,21S,x");
}

}  // namespace
}  // namespace tak::rules
