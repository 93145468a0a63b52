// The output of the engine while it thinks.

#include "games/tak/engine/tei/TeiSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>

#include <thread>

#include "games/tak/engine/TeiClient.h"

namespace tak::engine {
namespace {

using ::testing::IsEmpty;
using ::testing::MatchesRegex;

TEST(TeiSearch, IsReadyWhileItThinks) {
    TeiClient client;
    client.say({"teinewgame 5", "go infinite"});
    client.await("info depth 1 ");
    client.say("isready");
    client.await("readyok");
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    client.await("bestmove ");
}

TEST(TeiSearch, StopsSoon) {
    TeiClient client;
    for (const char* go : {"go infinite", "go movetime 1000000", "go wtime 99999999 btime 99999999",
                           "go depth 100", "go", "go nodes 99999999999"}) {
        client.say({"teinewgame 6", "position startpos moves a1 f6", go});
        client.await("info depth 3 ");
        const auto asked = std::chrono::steady_clock::now();
        client.say("stop");
        client.await("bestmove ");
        EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::seconds(5)) << go;
    }
}

TEST(TeiSearch, AStopThatComesAtOnceIsObeyed) {
    TeiClient client;
    client.say("teinewgame 6");
    for (std::size_t i = 1; i <= 50; ++i) {
        client.say({"go infinite", "stop"});
        EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove [a-f][1-6]"));
        EXPECT_EQ(client.count("bestmove"), i);
    }
}

TEST(TeiSearch, AGoRightAfterABestMoveIsNeverLost) {
    TeiClient client;
    client.say({"teinewgame 6", "position startpos moves a1 f6"});
    for (std::size_t i = 1; i <= 100; ++i) {
        client.say("go movetime 1");
        ASSERT_FALSE(client.awaitMove().empty());
        ASSERT_EQ(client.count("bestmove"), i);
    }
}

TEST(TeiSearch, AGoDuringASearchEndsItFirst) {
    TeiClient client;
    client.say("teinewgame 5");
    for (int i = 0; i < 50; ++i) client.say("go infinite");
    client.say("stop");
    for (int i = 0; i < 50; ++i) ASSERT_FALSE(client.awaitMove().empty());
    EXPECT_EQ(client.count("bestmove"), 50U);
    EXPECT_THAT(client.all("info string"), IsEmpty());
}

TEST(TeiSearch, AnInfiniteSearchWaitsForStopWhenItIsDone) {
    TeiClient client;
    // There is a road in one, so the search ends after the first ply.
    client.say({"position tps 1,1,x/x3/2,2,x 1 3", "go infinite"});
    client.await("info depth 1 ");
    std::this_thread::sleep_for(Milliseconds(50));
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    EXPECT_EQ(client.awaitMove(), "c3");
}

TEST(TeiSearch, PonderingWaitsForTheMove) {
    TeiClient client;
    for (const char* go : {"go ponder movetime 1", "go ponder depth 2", "go ponder wtime 10 btime 10"}) {
        const std::size_t before = client.count("bestmove");
        client.say({"teinewgame 5", "position startpos moves a1 e5", go});
        client.await("info depth 1 ");
        std::this_thread::sleep_for(Milliseconds(50));
        EXPECT_EQ(client.count("bestmove"), before) << go;
        client.say("ponderhit");
        client.await("bestmove ");
    }
    EXPECT_THAT(client.all("info string"), IsEmpty());
}

TEST(TeiSearch, PonderingEndsWithStop) {
    TeiClient client;
    client.say({"teinewgame 5", "go ponder movetime 1", "stop"});
    client.await("bestmove ");
    client.say("ponderhit");
    client.await("info string error: ponderhit");
    client.say("go movetime 1");
    client.await("bestmove ");
    EXPECT_EQ(client.count("bestmove"), 2U);
}

TEST(TeiSearch, APonderHitDoesNotEndAnInfiniteSearch) {
    TeiClient client;
    client.say({"teinewgame 5", "go ponder infinite", "ponderhit", "isready"});
    client.await("readyok");
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    client.await("bestmove ");
}

TEST(TeiSearch, APositionDuringASearchIsForTheNext) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves a1 c3", "go infinite searchmoves b2",
                "position startpos moves b2 a1", "isready"});
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    EXPECT_EQ(client.awaitMove(), "b2");
    client.say("go depth 1 searchmoves c3");
    EXPECT_EQ(client.awaitMove(), "c3");
    EXPECT_THAT(client.all("info string"), IsEmpty());
}

TEST(TeiSearch, OptionsDuringASearchHoldFromTheNext) {
    TeiClient client;
    client.say({"teinewgame 4", "go infinite", "setoption name MultiPV value 2",
                "setoption name Hash value 2", "setoption name Threads value 2", "isready"});
    client.await("readyok");
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    client.await("bestmove ");
    for (const std::string& info : client.all("info depth")) EXPECT_EQ(valueOf(info, "multipv"), "1");
    client.say("go depth 3");
    client.await("bestmove ");
    EXPECT_EQ(valueOf(client.all("info depth").back(), "multipv"), "2");
}

TEST(TeiSearch, ANewGameEndsTheSearch) {
    TeiClient client;
    client.say({"teinewgame 5", "go infinite", "teinewgame 4"});
    EXPECT_EQ(client.count("bestmove"), 1U);
    client.say("quit");
    EXPECT_EQ(client.count("bestmove"), 1U);
}

TEST(TeiSearch, QuitEndsTheSearchWithItsMove) {
    TeiClient client;
    client.say({"teinewgame 5", "go infinite", "quit"});
    EXPECT_EQ(client.count("bestmove"), 1U);
}

TEST(TeiSearch, SeveralThreadsEndTogether) {
    TeiClient client;
    client.say({"setoption name Threads value 3", "teinewgame 5"});
    for (int i = 0; i < 10; ++i) {
        client.say({"go movetime 5"});
        client.await("bestmove ");
    }
    client.say({"go infinite", "stop"});
    client.await("bestmove ");
    EXPECT_EQ(client.count("bestmove"), 11U);
}

/// During its lifetime the system creates no threads, because none can have a stack of this size.
class NoMoreThreads {
  public:
    NoMoreThreads() {
        pthread_getattr_default_np(&before_);
        pthread_attr_t huge;
        pthread_getattr_default_np(&huge);
        pthread_attr_setstacksize(&huge, std::size_t{1} << 50);
        pthread_setattr_default_np(&huge);
        pthread_attr_destroy(&huge);
    }
    ~NoMoreThreads() {
        pthread_setattr_default_np(&before_);
        pthread_attr_destroy(&before_);
    }
    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

  private:
    pthread_attr_t before_{};
};

TEST(TeiSearch, EveryGoIsAnsweredEvenWithoutAThread) {
    TeiClient client;
    client.say({"setoption name Threads value 4", "position startpos moves a1 f6"});
    {
        const NoMoreThreads none;
        client.say({"teinewgame 6", "go movetime 1"});
        EXPECT_THAT(client.await("info string error"), ::testing::HasSubstr("the search failed"));
        EXPECT_THAT(client.awaitMove(), MatchesRegex("[a-f][1-6]"));
        client.say({"position tps 2,2,x/1,1,1/x3 2 4", "go infinite"});
        EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
        client.say({"position startpos moves zz", "go movetime 1"});
        EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
        client.say({"position tps 1,2,1/2,1,2/2,1,x 1 5", "go movetime 1"});
        EXPECT_EQ(client.awaitMove(), "c1") << "even so it looks at its moves";
        client.say("setoption name MultiPV value 2");
        EXPECT_EQ(client.count("bestmove"), 4U);
    }
    client.say({"position startpos moves a1 f6", "go depth 3"});
    EXPECT_THAT(client.awaitMove(), MatchesRegex("[SC]?[a-f][1-6]"));
    EXPECT_EQ(valueOf(client.all("info depth").back(), "multipv"), "2") << "options are taken again";
    EXPECT_EQ(client.count("bestmove"), 5U);
}

}  // namespace
}  // namespace tak::engine
