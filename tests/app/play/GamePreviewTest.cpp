// Which game of the archive is on the table, while others are asked for.

#include "app/play/GamePreview.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "app/ProgramParts.h"
#include "app/library/ArchiveEntry.h"

namespace {

class GamePreviewTest : public testing::Test {
  protected:
    void SetUp() override {
        first_ = added("[Size \"5\"]\n1. a1 e5\n");
        second_ = added("[Size \"5\"]\n1. b1 e5 2. c3\n");
        broken_ = added("[Size \"5\"]\n1. a1 a1\n");
    }
    /// A game of the archive, as lists have it.
    archive::Game added(const std::string& text) {
        archive::Game game{
            .id = archive::GameId(0), .entry = {.game = kind().id()}, .created = {}, .changed = {}};
        archive::Entry entry = game.entry;
        entry.text = text;
        entry.finished = game.entry.finished = true;
        archive_.ask([entry](archive::Archive& archive) { return archive.add(entry); },
                     [&](const base::Result<archive::Archive::Added>& made) { game.id = made->id; });
        (void)archive_.flush();
        archive_.update();
        return game;
    }
    void settle() {
        const auto patience = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        do {
            (void)archive_.flush();
            archive_.update();
            (void)preview_.update();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        } while (preview_.waits() && std::chrono::steady_clock::now() < patience);
    }
    [[nodiscard]] const game::Kind& kind() const { return *parts_.games.first().kind; }

    test::ProgramParts parts_;
    archive::Keeper archive_{parts_.folder / "games.sqlite", {}};
    app::GamePreview preview_{archive_, parts_.tables, parts_.games};
    archive::Game first_;
    archive::Game second_;
    archive::Game broken_;
};

TEST_F(GamePreviewTest, ShowsNoOtherGameThanTheOneOnTheTable) {
    preview_.show(&first_);
    EXPECT_FALSE(preview_.shows(first_.id)) << "it is being read";
    settle();
    EXPECT_TRUE(preview_.shows(first_.id));
    EXPECT_FALSE(preview_.shows(second_.id));
    preview_.show(&second_);
    EXPECT_FALSE(preview_.shows(first_.id));
    settle();
    EXPECT_TRUE(preview_.shows(second_.id));
    EXPECT_EQ(parts_.tables.previewed()->match().ply(), 3);
}

TEST_F(GamePreviewTest, TriesAGameAgainThatCouldNotBeShown) {
    preview_.show(&broken_);
    settle();
    EXPECT_FALSE(preview_.shows(broken_.id));
    EXPECT_TRUE(preview_.problem());
    preview_.show(&first_);
    preview_.show(&broken_);
    settle();
    settle();
    EXPECT_FALSE(preview_.shows(broken_.id)) << "nothing is on the table";
    EXPECT_TRUE(preview_.problem()) << "and the reason is told again";
}

}  // namespace
