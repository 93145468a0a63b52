#include "archive/Database.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "support/TemporaryFolder.h"

namespace archive {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

class Databases : public testing::Test {
  protected:
    void SetUp() override {
        const auto file = folder_ / "test.db";
        ASSERT_TRUE(database_.open(file, Database::Mode::ReadWrite, 50ms, "the name"));
        ASSERT_TRUE(database_.run("CREATE TABLE t (a, b)"));
    }
    std::int64_t count() {
        Rows rows = database_.rows("SELECT count(*) FROM t");
        return rows.next() ? rows.take<std::int64_t>() : -1;
    }

    const support::TemporaryFolder folder_;
    Database database_;
};

TEST_F(Databases, BindsAndTakesByType) {
    const std::string text("a\0b'", 4);
    const Time time(1234567890123ms);
    ASSERT_TRUE(database_.run("INSERT INTO t VALUES (?, ?), (?, ?), (?, ?)", text, true,
                              GameId(std::int64_t{1} << 60), std::optional<SeriesId>(), std::string(), time));
    Rows rows = database_.rows("SELECT a, b FROM t ORDER BY rowid");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.take<std::string>(), text);
    EXPECT_TRUE(rows.take<bool>());
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.take<GameId>(), GameId(std::int64_t{1} << 60));
    EXPECT_EQ(rows.take<std::optional<SeriesId>>(), std::nullopt);
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.take<std::string>(), "");
    EXPECT_EQ(rows.take<Time>(), time);
    EXPECT_FALSE(rows.next());
    EXPECT_TRUE(rows.end());
}

TEST_F(Databases, OneStatementMayRunWithinItself) {
    ASSERT_TRUE(database_.run("INSERT INTO t VALUES (1, 1), (2, 2)"));
    int pairs = 0;
    Rows outer = database_.rows("SELECT a FROM t");
    while (outer.next()) {
        Rows inner = database_.rows("SELECT a FROM t");
        while (inner.next()) ++pairs;
    }
    EXPECT_EQ(pairs, 4);
}

TEST_F(Databases, AMistakeIsAnErrorWithoutOtherEffects) {
    const auto failed = database_.run("SELECT missing FROM t");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().file, "the name");
    EXPECT_THAT(failed.error().describe(), HasSubstr("no such column"));
    EXPECT_EQ(database_.fault(), Fault::Unfit);
    EXPECT_TRUE(database_.run("SELECT a FROM t"));
}

TEST_F(Databases, UncommittedChangesAreUndone) {
    {
        auto transaction = Transaction::begin(database_, Transaction::Kind::Writing);
        ASSERT_TRUE(transaction);
        ASSERT_TRUE(database_.run("INSERT INTO t VALUES (1, 1)"));
        EXPECT_EQ(count(), 1);
    }
    EXPECT_EQ(count(), 0);
    auto transaction = Transaction::begin(database_, Transaction::Kind::Writing);
    ASSERT_TRUE(transaction);
    ASSERT_TRUE(database_.run("INSERT INTO t VALUES (1, 1)"));
    ASSERT_TRUE(transaction->commit());
    EXPECT_EQ(count(), 1);
    EXPECT_FALSE(database_.inTransaction());
}

TEST_F(Databases, AStopEndsAStatementThatRuns) {
    constexpr const char* kEndless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    std::stop_source stop;
    const std::jthread other([&] {
        std::this_thread::sleep_for(20ms);
        stop.request_stop();
    });
    {
        const Database::Stopping stopping(database_, stop.get_token());
        EXPECT_FALSE(database_.run(kEndless));
        EXPECT_EQ(database_.fault(), Fault::Stopped);
    }
    EXPECT_EQ(count(), 0) << "it works again";
}

}  // namespace
}  // namespace archive
