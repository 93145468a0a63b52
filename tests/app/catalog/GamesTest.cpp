#include "app/catalog/Games.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "app/OtherGame.h"
#include "app/common/Paths.h"
#include "i18n/Languages.h"
#include "kinds/Kinds.h"

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

TEST(Games, AreThoseOfTheProgramWithoutAWindow) {
    std::set<std::string> catalogued;
    for (const app::CatalogEntry& entry : app::gameCatalog()) catalogued.insert(entry.kind->id());
    std::set<std::string> all;
    for (const auto& kind : kinds::allKinds()) all.insert(kind->id());
    EXPECT_EQ(catalogued, all) << "a folder in src/games without an entry in the catalogue";
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
    EXPECT_EQ(claiming(games, "[Size \"5\"]\n", ".tactiki"), first) << "whatever the file's name";
    EXPECT_EQ(claiming(games, "something", ".pdf"), "");
    EXPECT_EQ(games.extensions(), (std::vector<std::string>{own, ".tactiki", ".tactik", ".other"}));
}

/// Whatever the name of the file, and in whatever form the text tells of the game.
TEST(Games, KnowTheirTextsByWhatIsInThem) {
    const app::Games games = twoGames();
    const std::pair<const char*, const char*> texts[] = {
        {"tactiki", "\xEF\xBB\xBF[Game \"TacTiki\"]\r\n\r\n1. k51-42-33-24-15\r\n"},
        {"tactiki",
         "\n [Player1 \"Ann\"]\n[Size \"5\"]\n[Game \"TacTiki\"]\n[SeenBy \"Player1\"]\n\n1. k\?\?-\?\?"},
        {"tactiki", "[Game \"TacTiki\"]\n[Player1 \"no end of the quotes"},
        {"tactiki", "x5/x5/x5/x5/x5 - - s 0 0"},
        {"tactiki", "c5c1,c4c2,c3c3,c2c4,c1c5/x5/x5/x5/k\?k\?,x4 - 8:\? c1 2 0"},
        {"tactiki", "X5/X5/X5/K1,x4/x5 damaged"},
        {"tac-tik", "[Game \"Tac-Tik\"]\n[Players \"4\"]\n"},
        {"tac-tik", "4 R:0!,17,b4/1,10,S,7 B:-/\?,\?,\?,\?"},
        {"tac-tik", "2 pass whole-hand r:-/1,2"},
        {"tac-tik", "deal:0"},
        {"tak", "[Size \"5\"]\n\n1. a1 {[Game \"TacTiki\"]}\n"},
        {"tak", "\xEF\xBB\xBF[Size \"5\"]\n\n1. a1\n"},
        {"", "x5/x5/x2,1C,x2/x5/x5 1 4"},
        {"", "x5/x5/x5/x5/x5 1 1"},
        {"", "1. a1 e5 2. c3 {[Game \"TacTiki\"]}"},
        {"", "4"},
        {"", "R: a1, B: a2"},
        {"", ""},
    };
    for (const auto& [game, text] : texts)
        for (const char* extension : {"", ".txt", ".pdf"})
            EXPECT_EQ(claiming(games, text, extension), game) << text;
    for (const auto& [game, text] : texts)
        EXPECT_EQ(claiming(games, text, ".tactik"), *game == '\0' ? "tac-tik" : game) << text;
}

}  // namespace
