#include "app/library/GameLocks.h"

#include <gtest/gtest.h>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

using app::GameLocks;
using archive::GameId;

TEST(GameLocks, BelongToOneCopyOfTheProgram) {
    const support::TemporaryFolder folder;
    const GameLocks one(folder / "locks");
    const GameLocks other(folder / "locks");
    auto lock = one.take(GameId(1));
    ASSERT_TRUE(lock);
    EXPECT_FALSE(other.take(GameId(1)));
    EXPECT_TRUE(other.take(GameId(2)));
    lock.reset();
    EXPECT_TRUE(other.take(GameId(1)));
}

// As when the folder belongs to somebody else, or the disk is full.
TEST(GameLocks, NobodyLosesHisGameWhereNothingCanBeLocked) {
    const support::TemporaryFolder folder;
    ASSERT_TRUE(base::writeFile(folder / "locks", "no folder"));
    const GameLocks locks(folder / "locks");
    EXPECT_TRUE(locks.take(GameId(1)));
    locks.remove(GameId(1));
}

}  // namespace
