#include "app/catalog/Games.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "app/OtherGame.h"
#include "app/common/Paths.h"
#include "i18n/Languages.h"

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

TEST(Games, AreNamedInOneSentence) {
    std::vector<app::CatalogEntry> entries = app::gameCatalog();
    EXPECT_EQ(app::Games(app::gameCatalog()).names({}), "Tak, TacTiki and Tac-Tik");
    entries.resize(1);
    EXPECT_EQ(app::Games(std::move(entries)).names({}), "Tak");
    for (const std::string& language : scan::languages()) {
        i18n::Catalogue texts;
        ASSERT_TRUE(texts.load(app::Paths::find().locale, language));
        const std::string names = app::Games(app::gameCatalog()).names(texts);
        for (const char* name : {"Tak, ", "TacTiki ", " Tac-Tik"})
            EXPECT_NE(names.find(name), std::string::npos) << language << ": " << names;
    }
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
