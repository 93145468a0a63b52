#include "app/library/GameStandings.h"

#include <gtest/gtest.h>

#include "app/library/ArchiveEntry.h"
#include "support/TemporaryFolder.h"

namespace {

/// Ann has beaten Bo.
class GameStandingsTest : public testing::Test {
  protected:
    GameStandingsTest() {
        keep("Ann", "Bo");
        settle();
        standings_.refresh(nullptr);
        settle();
    }
    void keep(const char* winner, const char* loser) {
        const app::CatalogEntry& game = games_.first();
        match::Match match(game.kind->create({}, {}).value(), {winner, loser});
        EXPECT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->legalActions().front()));
        EXPECT_TRUE(match.resign(game::PlayerId(1)));
        keeper_.ask([entry = app::entryOf(game, match, {{winner, ""}, {loser, ""}}, "2026-11-25")](
                        archive::Archive& archive) { return archive.add(entry); },
                    [](const auto& added) { EXPECT_TRUE(added); });
    }
    void settle() {
        (void)keeper_.flush();
        keeper_.update();
    }
    [[nodiscard]] const ui::screens::StatisticsModel& shown() { return standings_.model(texts_); }
    /// Where the texts of the chosen player are: elsewhere once they were made anew.
    [[nodiscard]] const void* made() { return shown().groups.data(); }

    support::TemporaryFolder folder_;
    archive::Keeper keeper_{folder_ / "games.sqlite", {}};
    app::Games games_{app::gameCatalog()};
    i18n::Catalogue texts_;
    app::GameStandings standings_{keeper_, games_, [] {}};
};

TEST_F(GameStandingsTest, AreMadeAnewOnlyWhenSomethingHasChanged) {
    ASSERT_EQ(shown().players.size(), 2U);
    const void* const before = made();
    for (int frame = 0; frame < 3; ++frame) EXPECT_EQ(made(), before);
}

TEST_F(GameStandingsTest, ShowEveryChange) {
    const std::string first = shown().all.name;
    standings_.choose(1);
    EXPECT_EQ(shown().chosen, 1);
    EXPECT_NE(shown().all.name, first);
    standings_.narrow("ann");
    ASSERT_EQ(shown().players.size(), 1U);
    EXPECT_EQ(shown().all.name, "Ann");
    EXPECT_EQ(shown().all.games, 1);
    standings_.narrow("nobody");
    EXPECT_TRUE(shown().players.empty());
    EXPECT_TRUE(shown().groups.empty());
    EXPECT_NE(shown().empty, "");
    standings_.narrow("");
    standings_.choose(1);
    standings_.narrow("");
    EXPECT_EQ(shown().chosen, 1) << "the same words choose nobody else";
    standings_.narrow("ann");
    EXPECT_EQ(shown().chosen, 0) << "others begin with their first player";
    keep("Ann", "Cy");
    settle();
    standings_.refresh(nullptr);
    EXPECT_EQ(shown().all.games, 1) << "it is still being counted";
    settle();
    EXPECT_EQ(shown().all.games, 2);
    ASSERT_EQ(shown().groups.size(), 3U);
    EXPECT_EQ(shown().groups.back().standings.size(), 2U) << "against Bo and Cy";
}

}  // namespace
