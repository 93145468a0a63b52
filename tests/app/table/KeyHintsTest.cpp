// Hints that are spoken speak of keys: for every hint about a turn that speaks of clicks there is another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>

#include "app/catalog/GameCatalog.h"
#include "i18n/SourceScan.h"
#include "support/Content.h"
#include "ui/game/Presentation.h"

namespace {

namespace fs = std::filesystem;

bool speaksOfClicks(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text.find("click") != std::string::npos || text.find("wheel") != std::string::npos;
}

std::set<std::string> placeholdersOf(const std::string& text) {
    static const std::regex kPlaceholder(R"(\{[a-z]+\})");
    std::set<std::string> all;
    for (std::sregex_iterator at(text.begin(), text.end(), kPlaceholder), end; at != end; ++at)
        all.insert(at->str());
    return all;
}

/// The hints about turns in the sources of a game's table, without those of a position that is set up, of
/// the list of controls, and of what is spoken itself.
std::vector<std::string> hintsOf(const std::string& folder) {
    std::vector<std::string> all;
    for (const auto& file :
         fs::directory_iterator(fs::path(DOLMEN_SOURCE_DIR) / "src/games" / folder / "table")) {
        const std::string name = file.path().filename().string();
        if (file.path().extension() != ".cpp" || name == "KeyWords.cpp" || name == "DraftInput.cpp" ||
            name.find("Presentation") != std::string::npos)
            continue;
        for (const scan::Message& message : scan::messagesIn(support::contentOf(file.path()), name))
            if (speaksOfClicks(message.text)) all.push_back(message.text);
    }
    return all;
}

TEST(KeyHints, EveryHintAboutClicksHasOneAboutKeys) {
    const std::vector<app::CatalogEntry> games = app::gameCatalog();
    for (const app::CatalogEntry& game : games) {
        const std::string id = game.kind->id();
        for (const std::string& hint : hintsOf(id == "tac-tik" ? "tactik" : id)) {
            const char* const keys = game.presentation->byKeys(hint);
            ASSERT_NE(keys, nullptr) << hint;
            EXPECT_FALSE(speaksOfClicks(keys)) << keys;
            const std::set<std::string> all = placeholdersOf(hint);
            for (const std::string& placeholder : placeholdersOf(keys))
                EXPECT_TRUE(all.count(placeholder)) << keys;
        }
        EXPECT_EQ(game.presentation->byKeys("Nothing about it."), nullptr);
    }
    EXPECT_GT(hintsOf("tactik").size(), 10U);
    EXPECT_GT(hintsOf("tak").size(), 5U);
}

}  // namespace
