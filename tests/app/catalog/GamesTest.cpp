#include "app/catalog/Games.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "app/OtherGame.h"

namespace {

app::Games twoGames() {
    std::vector<app::CatalogEntry> entries = app::gameCatalog();
    entries.push_back(test::otherGame());
    return app::Games(std::move(entries));
}

std::string claiming(const app::Games& games, std::string_view text, std::string_view extension) {
    const app::CatalogEntry* game = games.claiming(text, extension);
    return game ? game->kind->id() : "";
}

TEST(Games, ThereIsAtLeastOne) {
    EXPECT_THROW(app::Games(std::vector<app::CatalogEntry>()), std::runtime_error);
    std::vector<app::CatalogEntry> first = app::gameCatalog();
    first.erase(first.begin() + 1, first.end());
    const app::Games one(std::move(first));
    EXPECT_FALSE(one.several());
    EXPECT_EQ(&one.first(), &one.entries().front());
}

TEST(Games, AreKnownByTheirIds) {
    const app::Games games = twoGames();
    EXPECT_TRUE(games.several());
    EXPECT_EQ(games.find("other"), &games.entries().back());
    EXPECT_EQ(games.find("none"), nullptr);
    EXPECT_EQ(&games.named("other"), &games.entries().back());
    EXPECT_EQ(&games.named("none"), &games.first());
}

TEST(Games, ClaimTextsByExtensionAndContent) {
    const app::Games games = twoGames();
    const std::string first = games.first().kind->id();
    const std::string own = games.first().kind->extension();
    EXPECT_EQ(claiming(games, "", own), first);
    EXPECT_EQ(claiming(games, "", ".OTHER"), "other");
    EXPECT_EQ(claiming(games, "; other\n", ".txt"), "other");
    EXPECT_EQ(claiming(games, "[Size \"5\"]\n", ".txt"), first);
    EXPECT_EQ(claiming(games, "[Size \"5\"]\n", ""), first);
    EXPECT_EQ(claiming(games, "something", ""), "");
    EXPECT_EQ(claiming(games, "something", ".pdf"), "");
    EXPECT_EQ(games.extensions(), (std::vector<std::string>{own, ".tactiki", ".tactik", ".other"}));
}

}  // namespace
