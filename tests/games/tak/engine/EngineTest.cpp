// The results of the search for its callers: the best move, the report, and the limits.

#include "games/tak/engine/Engine.h"

#include <gtest/gtest.h>

#include <pthread.h>

#include <functional>
#include <set>
#include <sstream>
#include <thread>

#include "games/tak/engine/Level.h"
#include "games/tak/engine/RandomBoards.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;
using namespace std::chrono_literals;

Game gameOf(const char* tps) { return Game(*parseTps(tps)); }

struct Problem {
    const char* name;
    const char* tps;
    const char* best;
    int plies;  ///< to the end of the game
};
std::ostream& operator<<(std::ostream& out, const Problem& p) { return out << p.name; }

class WinInOne : public ::testing::TestWithParam<Problem> {};

TEST_P(WinInOne, IsPlayedByEveryLevelThatIsSharp) {
    const Game game = gameOf(GetParam().tps);
    for (int level = kMinLevel; level <= kMaxLevel; ++level) {
        if (!styleOf(level).sharp()) continue;
        Engine engine({.hashMiB = 1, .level = level});
        const Result result = engine.search(game, {.nodes = 20000});
        EXPECT_EQ(formatMove(game.position(), result.best), GetParam().best) << "level " << level;
        EXPECT_EQ(result.report.lines.front().score, winIn(1)) << "level " << level;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Tak, WinInOne,
    ::testing::Values(Problem{"a flat closes the row", "x5/x5/1,1,1,1,x/2,2,2,x2/x5 1 5", "e3", 1},
                      Problem{"the last capstone closes it", "x3/1,x,1/2,2,x 1 3", "b2", 1},
                      Problem{"a stack falls along the row", "x5/x5/11111,x4/2,2,x,2,x/x2,2,x2 1 7",
                              "4a3>1111", 1}));

TEST(Engine, StopsARoadInOne) {
    const Game game = gameOf("x5/x5/2,2,2,2,x/1,1,1,x2/x5 1 6");
    for (int level = kMinLevel; level <= kMaxLevel; ++level) {
        if (!styleOf(level).sharp()) continue;
        Engine engine({.hashMiB = 1, .level = level});
        Game after = game;
        after.play(engine.search(game, {.nodes = 20000}).best);
        EXPECT_TRUE(roadInOne(after.position(), Color::Black).isNone()) << "level " << level;
    }
}

TEST(Engine, OneThreadAndANodeLimitAreDeterministic) {
    const Game game = gameOf("x2,2,1,1/x,2,2S,1,x/x,12,1C,2,x/1,1,2C,2,x/2,x,1,x2 2 10");
    std::vector<Move> line;
    for (int run = 0; run < 3; ++run) {
        Engine engine({.hashMiB = 4});
        const Result result = engine.search(game, {.nodes = 30000});
        EXPECT_GE(result.report.nodes, 30000U);
        EXPECT_LT(result.report.nodes, 31000U);
        if (run > 0) {
            EXPECT_EQ(result.report.lines.front().moves, line);
        }
        line = result.report.lines.front().moves;
    }
}

TEST(Engine, ANewGameForgetsTheOldOne) {
    const Game game = gameOf("2,x3,1/x,1,x3/x,1,2,x2/x,2,1,x2/x,2,x2,1 1 6");
    Engine engine({.hashMiB = 4});
    const Result first = engine.search(game, {.nodes = 10000});
    engine.newGame();
    const Result second = engine.search(game, {.nodes = 10000});
    EXPECT_EQ(first.best, second.best);
    EXPECT_EQ(first.report.lines.front().score, second.report.lines.front().score);
}

TEST(Engine, LinesAreLegalAndDistinctAndInOrder) {
    const Game game = gameOf("x6/x6/x2,1,2,x2/x2,1,2,x2/x6/2,x4,1 1 4");
    Engine engine({.hashMiB = 4, .multiPv = 5});
    const Result result = engine.search(game, {.depth = 4});
    ASSERT_EQ(result.report.lines.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i) {
        const Line& line = result.report.lines[i];
        if (i > 0) {
            EXPECT_LE(line.score, result.report.lines[i - 1].score);
        }
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_NE(line.moves.front(), result.report.lines[k].moves.front());
        Game played = game;
        for (const Move move : line.moves) {
            ASSERT_TRUE(played.isLegal(move));
            played.play(move);
        }
    }
    EXPECT_EQ(result.best, result.report.lines.front().moves.front());
}

TEST(Engine, LinesAreInOrderWhereverASearchStops) {
    for (const char* tps : {"x5/x5/x5/x5/x5 1 1", "x4,1/x2,2S,x2/x2,1,x2/x5/2,x4 1 3"})
        for (int lines = 3; lines <= 5; ++lines) {
            Engine engine({.hashMiB = 4, .multiPv = lines});
            const auto expectInOrder = [&](const Report& report) {
                for (std::size_t i = 2; i < report.lines.size(); ++i)
                    EXPECT_LE(report.lines[i].score, report.lines[i - 1].score) << tps << ", line " << i;
            };
            expectInOrder(engine.search(gameOf(tps), {.nodes = 20000}, {}, expectInOrder).report);
        }
}

TEST(Engine, SearchMovesAreTheOnlyOnes) {
    const Game game{Setup::standard(5)};
    const Move corner = Move::placement(Square(0, 0), PieceKind::Flat);
    const Move middle = Move::placement(Square(2, 2), PieceKind::Flat);
    Engine engine({.hashMiB = 1, .multiPv = 3});
    const Result result = engine.search(game, {.depth = 3, .searchMoves = {corner, middle}});
    EXPECT_EQ(result.report.lines.size(), 2U);
    EXPECT_TRUE(result.best == corner || result.best == middle);
}

TEST(Engine, AFinishedGameHasNoBestMove) {
    Engine engine({.hashMiB = 1});
    EXPECT_TRUE(engine.search(gameOf("x3/1,1,1/2,2,x 2 3"), {.depth = 3}).best.isNone());
}

TEST(Engine, StopsWhenAsked) {
    std::jthread thread([](std::stop_token stop) {
        Engine engine({.hashMiB = 4, .threads = 2});
        const Result result = engine.search(Game(Setup::standard(6)), {}, stop);
        EXPECT_FALSE(result.best.isNone());
    });
    std::this_thread::sleep_for(50ms);
    thread.request_stop();
    thread.join();
}

TEST(Engine, StoppedBeforeItBeginsItStillHasAMove) {
    std::stop_source stop;
    stop.request_stop();
    Engine engine({.hashMiB = 1});
    const Result result = engine.search(Game(Setup::standard(6)), {}, stop.get_token());
    EXPECT_FALSE(result.best.isNone());
    EXPECT_FALSE(result.report.lines.empty());
}

TEST(Engine, EverySearchComparesTheMovesOnce) {
    // The move that looks best by itself allows a road at once.
    const Game game = gameOf("2,1,1/x2,2/x,121,2 2 6");
    std::stop_source stopped;
    stopped.request_stop();
    for (const auto& [limits, stop] :
         {std::pair{Limits{.nodes = 0}, std::stop_token()}, std::pair{Limits{.nodes = 1}, std::stop_token()},
          std::pair{Limits{.moveTime = 0ms}, std::stop_token()},
          std::pair{Limits{.depth = 0}, std::stop_token()}, std::pair{Limits{}, stopped.get_token()}}) {
        Engine engine({.hashMiB = 1});
        const Result result = engine.search(game, limits, stop);
        EXPECT_EQ(result.report.depth, 1);
        EXPECT_FALSE(isProvenLoss(result.report.lines.front().score));
        Position after = game.position();
        (void)after.make(result.best);
        EXPECT_TRUE(roadInOne(after, after.toMove()).isNone()) << formatMove(result.best);
    }
}

TEST(Engine, AProofInTheMiddleOfAnIterationIsReportedWithAllNodes) {
    std::set<std::uint64_t> counts;
    for (int run = 0; run < 3; ++run) {
        Engine engine({.hashMiB = 4});
        Report last;
        const Result result = engine.search(gameOf("2,2,1,x/21,1,1,2/2,x,1,2/1,2,2,x 2 10"), {.nodes = 60000},
                                            {}, [&](const Report& report) { last = report; });
        EXPECT_TRUE(isProvenWin(result.report.lines.front().score));
        EXPECT_EQ(last.nodes, result.report.nodes);
        counts.insert(result.report.nodes);
    }
    EXPECT_EQ(counts.size(), 1U);
    EXPECT_LT(*counts.begin(), 60000U) << "the proof ends the search";
}

TEST(Engine, StoppedBeforeItBeginsItStillWinsAtOnce) {
    std::stop_source stop;
    stop.request_stop();
    for (const char* tps : {"x5/x5/1,1,1,1,x/2,2,2,x2/x5 1 5", "x5/x5/11111,x4/2,2,x,2,x/x2,2,x2 1 7",
                            "1,2S,1/2S,1,2/2,1S,x 1 5"}) {
        Engine engine({.hashMiB = 1});
        Game game = gameOf(tps);
        game.play(engine.search(game, {}, stop.get_token()).best);
        EXPECT_EQ(game.outcome().winner, Color::White) << tps;
    }
}

TEST(Engine, StoppedBeforeItBeginsItStillAnswersAThreat) {
    std::stop_source stop;
    stop.request_stop();
    base::Random random(51);
    int threats = 0;
    for (int i = 0; i < 300; ++i) {
        const Position p = engine::test::someBoard(random, 5);
        const Danger danger = dangerTo(p);
        if (!danger.any() || !winningMove(p).isNone()) continue;
        MoveList moves;
        generateMoves(p, moves);
        const auto answers = [&](Move move) { return mayAnswer(p, danger, move); };
        bool answered = false;
        for (const Move move : moves) answered = answered || answers(move);
        if (!answered) continue;
        ++threats;
        Engine engine({.hashMiB = 1});
        EXPECT_TRUE(answers(engine.search(Game(p), {}, stop.get_token()).best)) << formatTps(p);
    }
    EXPECT_GT(threats, 10);
}

TEST(Engine, TimeMayHaveBegunBeforeTheSearch) {
    const auto now = std::chrono::steady_clock::now();
    Engine engine({.hashMiB = 4});
    const Result result = engine.search(Game(Setup::standard(5)), {.moveTime = 1h, .begin = now - 1h});
    EXPECT_FALSE(result.best.isNone());
    EXPECT_GE(result.report.time, 1h);
    EXPECT_LT(std::chrono::steady_clock::now() - now, 10min);
}

TEST(Engine, PonderingIgnoresTheClockUntilItIsOver) {
    std::atomic<bool> ponder = true;
    std::atomic<bool> finished = false;
    std::jthread thread([&] {
        Engine engine({.hashMiB = 4});
        (void)engine.search(Game(Setup::standard(5)), {.moveTime = 1ms}, {}, {}, &ponder);
        finished = true;
    });
    std::this_thread::sleep_for(100ms);
    EXPECT_FALSE(finished);
    ponder = false;
    thread.join();
    EXPECT_TRUE(finished);
}

TEST(Engine, SeveralThreadsAgreeOnAForcedWin) {
    const Game game = gameOf("2,x,1,x/x,1,2,x/x,1,1,2/x2,2,x 1 5");
    Engine engine({.hashMiB = 8, .threads = 4});
    const Result result = engine.search(game, {.depth = 8});
    EXPECT_TRUE(isProvenWin(result.report.lines.front().score));
}

TEST(Engine, SeesALongForcedRoad) {
    // A win by thirteen plies of threats and answers, deeper than a search of so few nodes could find by
    // itself.
    const Game game(*parseTps("1,x,11212,x/x,112S,11112,x/2,1,1,222121/x2,2,x 2 22", {.halfKomi = 4}));
    Engine engine({.hashMiB = 4});
    const Result result = engine.search(game, {.nodes = 100'000});
    EXPECT_EQ(formatMove(game.position(), result.best), "a2>");
    EXPECT_EQ(result.report.lines.front().score, winIn(13));
    EXPECT_EQ(result.report.lines.front().moves.size(), 13U);
    // If that move is excluded, the report must not contain it.
    const Move other = Move::placement(Square(0, 0), PieceKind::Flat);
    const Result without = engine.search(game, {.nodes = 100'000, .searchMoves = {other}});
    EXPECT_EQ(without.best, other);
}

TEST(Engine, MovesOptionsIntoTheirRange) {
    const auto least = Options{.hashMiB = 1, .threads = 1, .multiPv = 1, .level = kMinLevel};
    for (const int low : {0, -5}) {
        Engine engine({.hashMiB = low, .threads = low, .multiPv = low, .level = low});
        EXPECT_EQ(engine.options(), least);
        engine.setOptions({.hashMiB = 2});
        engine.setOptions({.hashMiB = low, .threads = low, .multiPv = low, .level = low});
        EXPECT_EQ(engine.options(), least);
        EXPECT_FALSE(engine.search(Game(Setup::standard(5)), {.nodes = 2000}).best.isNone());
    }
    Engine engine({.hashMiB = 1, .multiPv = 1'000'000, .level = 1'000'000});
    EXPECT_EQ(engine.options().multiPv, kMaxMultiPv);
    EXPECT_EQ(engine.options().level, kMaxLevel);
}

TEST(Engine, SearchesPositionsWithThousandsOfMoves) {
    for (const Position& position : rules::test::crowdedBoards()) {
        Engine engine({.hashMiB = 1, .threads = 2});
        EXPECT_TRUE(position.isLegal(engine.search(Game(position), {.nodes = 200}).best));
    }
}

/// Runs `work` in a thread with a stack of this size.
void runOnStackOf(std::size_t bytes, std::function<void()> work) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    ASSERT_EQ(pthread_attr_setstacksize(&attributes, bytes), 0);
    pthread_t thread;
    const auto run = [](void* given) -> void* {
        (*static_cast<std::function<void()>*>(given))();
        return nullptr;
    };
    ASSERT_EQ(pthread_create(&thread, &attributes, run, &work), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t kSmallStack = std::size_t{2} << 20;  // sanitized frames are several times as large
#else
constexpr std::size_t kSmallStack = std::size_t{192} << 10;
#endif

TEST(Engine, NeedsLittleStackHoweverDeepItLooks) {
    runOnStackOf(kSmallStack, [] {
        Engine engine({.hashMiB = 1});
        const Game game = gameOf("x2,2,1,1/x,2,2S,1,x/x,12,1C,2,x/1,1,2C,2,x/2,x,1,x2 2 10");
        EXPECT_GT(engine.search(game, {.nodes = 100'000}).report.selDepth, 20);
    });
}

TEST(Engine, CrowdedBoardsNeedNoMoreStack) {
    runOnStackOf(kSmallStack, [] {
        Engine engine({.hashMiB = 1});
        const Position position = rules::test::crowdedBoard(rules::test::largestSetup(8));
        EXPECT_TRUE(position.isLegal(engine.search(Game(position), {.nodes = 200}).best));
    });
}

TEST(Engine, WeakLevelsPlayOtherGamesWithAnotherSeed) {
    std::set<std::uint16_t> moves;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Engine engine({.hashMiB = 1, .level = 1, .seed = seed});
        moves.insert(engine.search(gameOf("x6/x6/x2,1,2,x2/x2,1,2,x2/x6/2,x4,1 1 4"), {}).best.bits());
    }
    EXPECT_GT(moves.size(), 1U);
}

TEST(Engine, ASearchOfSomeMovesIsNotReusedForAllMoves) {
    const Game before = gameOf("2,2,x3/x5/x2,2,x2/x5/1,1,1,1,x 2 4");
    Game after = before;
    const Move missed = *parseMove("a4", before.position());
    after.play(missed);
    Engine engine({.hashMiB = 1});
    Limits some{.depth = 3};
    for (const char* move : {"c5", "d5", "c4"})
        some.searchMoves.push_back(*parseMove(move, after.position()));
    (void)engine.search(after, some);
    // White can play e1 without regard to the scores of these three moves.
    const Result result = engine.search(before, {.depth = 1, .searchMoves = {missed}});
    EXPECT_EQ(result.report.lines.front().score, lossIn(2));
}

TEST(Engine, ARepeatedPositionIsNoDrawIfARoadWasOverlooked) {
    const auto scoreOfGoingBack = [](const DrawRules& draws, int times) {
        Game game(*parseTps("2,x3,1/x5/x5/x5/1,1,1,1,x 1 6", {.draws = draws}));
        // White does not play e1.
        const auto play = [&](const char* move) { game.play(*parseMove(move, game.position())); };
        for (int i = 0; i < times; ++i)
            for (const char* move : {"e5-", "a5-", "e4+", "a4+"})
                if (i + 1 < times || std::string_view(move) != "a4+") play(move);
        Engine engine({.hashMiB = 1});
        const Move back = *parseMove("a4+", game.position());
        return engine.search(game, {.depth = 1, .searchMoves = {back}}).report.lines.front().score;
    };
    EXPECT_EQ(scoreOfGoingBack({}, 1), lossIn(2));
    EXPECT_EQ(scoreOfGoingBack({}, 3), lossIn(2));
    EXPECT_EQ(scoreOfGoingBack({.repetition = true}, 1), lossIn(2));
    EXPECT_EQ(scoreOfGoingBack({.repetition = true}, 2), kDraw) << "the third occurrence ends the game";
}

TEST(Engine, ResultsOfOneSetUpAreNotUsedForAnother) {
    // Black's move lets White complete row 1 on the small board. On the large one two squares are missing.
    const Game small = gameOf("2,x4/x5/x5/x5/1,1,1,1,x 2 4");
    const Game large = gameOf("x6/2,x5/x6/x6/x6/1,1,1,1,x2 2 4");
    ASSERT_EQ(small.position().hash(), large.position().hash());
    const auto scoreOf = [](Engine& engine, const Game& game) {
        const Move move = *parseMove("b5", game.position());
        return engine.search(game, {.depth = 1, .searchMoves = {move}}).report.lines.front().score;
    };
    Engine engine({.hashMiB = 1});
    EXPECT_EQ(scoreOf(engine, small), lossIn(2));
    EXPECT_FALSE(isProven(scoreOf(engine, large)));
    EXPECT_EQ(scoreOf(engine, small), lossIn(2));
}

TEST(Engine, OversightsOfAWeakLevelDoNotAffectAStrongOne) {
    Game game(Setup::standard(5));
    std::istringstream moves(
        "a1 e5 Cc3 b1 b3 c1 d1 d2 c2 a3 d3 a4 a2 e1 d1< e3 d4 b1> b2 a1+ d5 e3< c4 2d3+ c5 b1 c2-");
    for (std::string move; moves >> move;) game.play(*parseMove(move, game.position()));
    Game after = game;
    after.play(*parseMove("3d4<", after.position()));
    Engine engine({.hashMiB = 1, .level = kMinLevel});
    (void)engine.search(after, {});
    Options options = engine.options();
    options.level = kMaxLevel;
    engine.setOptions(options);
    EXPECT_EQ(engine.search(game, {.depth = 2}).report.lines.front().score, lossIn(4));
}

}  // namespace
}  // namespace tak::engine
