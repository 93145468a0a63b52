#include "app/play/SuitableBot.h"

#include <gtest/gtest.h>

#include "app/ProgramParts.h"

namespace {

class SuitableBotTest : public testing::Test {
  protected:
    SuitableBotTest() : library_(parts_.folder / "games.sqlite", parts_.games) {}
    void settle() {
        (void)library_.flush();
        (void)library_.update();
    }
    void winAgainst(const std::string& bot) {
        archive::Keeper& archive = *library_.keeper();
        archive.save(archive.follow(), {.game = game_.kind->id(),
                                        .text = "x",
                                        .players = {"Ann", "Bot"},
                                        .opponents = {"", bot},
                                        .date = "2026-01-01",
                                        .result = "1-0",
                                        .winners = {0},
                                        .plies = 9,
                                        .finished = true});
        settle();
    }
    [[nodiscard]] std::string level(std::size_t at) const { return game_.kind->opponents()[at].id; }

    test::ProgramParts parts_;
    app::Library library_;
    const app::CatalogEntry& game_ = parts_.games.first();
};

TEST_F(SuitableBotTest, FollowsTheGamesOfTheArchive) {
    app::SuitableBot suitable(parts_.basics, library_);
    ASSERT_TRUE(suitable.bot()) << "nobody waits for the archive";
    EXPECT_EQ(suitable.bot()->id, level(0));
    EXPECT_TRUE(suitable.busy());
    settle();
    EXPECT_FALSE(suitable.busy());
    winAgainst(level(2));
    winAgainst(level(2));
    suitable.follow();
    EXPECT_EQ(suitable.bot()->id, level(0)) << "the archive has not answered yet";
    settle();
    EXPECT_EQ(suitable.bot()->id, level(3));
}

TEST_F(SuitableBotTest, EnginesThatThePlayerAddedSayNothing) {
    winAgainst("engine:flint");
    winAgainst(level(1));
    app::SuitableBot suitable(parts_.basics, library_);
    settle();
    EXPECT_EQ(suitable.bot()->id, level(1));
}

}  // namespace
