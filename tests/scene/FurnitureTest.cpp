#include "scene/Furniture.h"

#include <gtest/gtest.h>

#include "scene/Shapes.h"

namespace scene {
namespace {

TEST(Furniture, ThingsShowAPartOfTheirTextureOfTheirOwnExceptThoseForWhichItWasDrawn) {
    Theme theme;
    theme.materials = {{.name = "sand"}, {.name = "surf", .varied = false}};
    theme.meshes["a.obj"] = plate({1, 1});
    for (const char* material : {"sand", "sand", "surf"})
        theme.surroundings.push_back({.model = "a.obj", .material = material});
    Furniture furniture;
    furniture.put(furniture.add(plate({1, 1})), theme.material("sand"), {});
    furniture.putPlace(theme, {1, 1});

    const auto& items = furniture.items();
    ASSERT_GE(items.size(), 4U);
    EXPECT_NE(items[1].grain, glm::vec3(0));
    EXPECT_NE(items[2].grain, items[1].grain);
    EXPECT_EQ(items[3].grain, glm::vec3(0)) << "a picture drawn to fit stays where it belongs";
}

}  // namespace
}  // namespace scene
