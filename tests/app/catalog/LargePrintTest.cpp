// Large print does something in every game.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"
#include "base/Random.h"
#include "scene/Shapes.h"

namespace {

/// How many of the table's meshes are larger than those of the other table with the same number.
std::size_t largerMeshes(const scene::TableModel& large, const scene::TableModel& usual) {
    std::size_t larger = 0;
    for (std::size_t i = 0; i < std::min(large.meshes().size(), usual.meshes().size()); ++i) {
        const auto sizeOf = [i](const scene::TableModel& table) {
            const scene::Bounds bounds = scene::boundsOf(table.meshes()[i]);
            return glm::length(bounds.max - bounds.min);
        };
        if (sizeOf(large) > 1.1F * sizeOf(usual)) ++larger;
    }
    return larger;
}

TEST(LargePrint, EnlargesLettersAndNumbersInEveryGame) {
    for (const app::CatalogEntry& game : app::gameCatalog()) {
        const auto state = game.kind->create({}, {});
        ASSERT_TRUE(state);
        const auto view = (*state)->view(game::Viewer::record());
        const auto usual = game.makeTable(*view, scene::Theme(), {});
        const auto large = game.makeTable(*view, scene::Theme(), {.largePrint = true});
        EXPECT_GT(largerMeshes(*large, *usual), 3U) << game.kind->id();
    }
}

}  // namespace
