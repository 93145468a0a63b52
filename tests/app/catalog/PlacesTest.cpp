// The places that come with the program: their files are complete, for every game of the catalogue.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/catalog/GameCatalog.h"
#include "app/catalog/Games.h"

namespace {

namespace fs = std::filesystem;

std::vector<std::string> places() {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(DOLMEN_SOURCE_DIR "/assets/themes"))
        found.push_back(entry.path().filename().string());
    std::sort(found.begin(), found.end());
    return found;
}

class PlaceFiles : public testing::TestWithParam<std::string> {
  protected:
    /// Its theme, completed by the materials of all games.
    [[nodiscard]] static base::Result<scene::Theme> theme() {
        const auto ofGames = app::Games(app::gameCatalog()).materials();
        return scene::loadTheme(fs::path(DOLMEN_SOURCE_DIR "/assets/themes") / GetParam(), ofGames);
    }
};
INSTANTIATE_TEST_SUITE_P(Every, PlaceFiles, testing::ValuesIn(places()),
                         [](const auto& place) { return place.param; });

TEST_P(PlaceFiles, CanAllBeUsed) {
    auto place = theme();
    ASSERT_TRUE(place) << place.error().describe();
    for (const base::Error& problem : place->problems) ADD_FAILURE() << problem.describe();
    for (const base::Error& error : scene::loadModels(*place)) ADD_FAILURE() << error.describe();
}

TEST_P(PlaceFiles, AreAllNamedAndNoOthersAre) {
    const auto place = theme();
    ASSERT_TRUE(place) << place.error().describe();
    std::set<fs::path> named{"theme.json", place->lighting.environment};
    for (const scene::Material& m : place->materials)
        for (const fs::path& file : {m.albedo, m.normal, m.roughness})
            if (!file.empty()) named.insert(file);
    for (const auto& [what, files] : place->models) named.insert(files.begin(), files.end());
    for (const scene::Furnishing& thing : place->surroundings) named.insert(thing.model);
    std::set<fs::path> present;
    for (const auto& entry : fs::directory_iterator(place->folder))
        if (entry.is_regular_file()) present.insert(entry.path().filename());
    EXPECT_EQ(named, present);
}

/// So a game that the place does not know looks as if it belonged there.
TEST_P(PlaceFiles, NameEverySurface) {
    const auto place = theme();
    ASSERT_TRUE(place) << place.error().describe();
    EXPECT_EQ(place->surfaces.size(), scene::kSurfaces);
}

}  // namespace
