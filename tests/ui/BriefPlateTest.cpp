#include <gtest/gtest.h>

#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Plate.h"

namespace {

using namespace ui::kit;

PlayerPlate plate(const Shape& icon) {
    return {.name = "Ada",
            .stats = {{.label = "In the base", .value = "0/4", .briefIcon = icon},
                      {.label = "Cards", .value = "4", .briefIcon = icon}}};
}

/// How much is drawn for the plate in this width.
int verticesOf(const PlayerPlate& player, float width) {
    Stage stage({640, 480});
    int vertices = 0;
    const auto draw = [&](Context& ui) {
        const Panel panel(ui, "##panel", {0, 0, 400, 300});
        const int before = ImGui::GetWindowDrawList()->VtxBuffer.Size;
        briefPlate(ui, player, {width, 34});
        vertices = ImGui::GetWindowDrawList()->VtxBuffer.Size - before;
    };
    for (int i = 0; i < 3; ++i) stage.frame(draw);
    return vertices;
}

TEST(BriefPlate, FiguresKeepTheirIconsAndTheLastOnesAreLeftOutFirst) {
    EXPECT_GT(verticesOf(plate(dome()), 224), verticesOf(plate({}), 224));
    PlayerPlate first = plate(dome());
    first.stats.pop_back();
    EXPECT_GT(verticesOf(plate(dome()), 224), verticesOf(first, 224));
    EXPECT_EQ(verticesOf(plate(dome()), 120), verticesOf(first, 120)) << "room for one of them";
    PlayerPlate none = plate(dome());
    none.stats.clear();
    EXPECT_EQ(verticesOf(plate(dome()), 76), verticesOf(none, 76)) << "a number without a sign tells nothing";
}

TEST(BriefPlate, TheShortNameStandsWhereTheNameWouldBeCut) {
    const auto named = [](const char* name, const char* shorter) {
        return PlayerPlate{.name = name, .shortName = shorter};
    };
    const char* const kLong = "Dolmen, level 1";
    EXPECT_EQ(verticesOf(named(kLong, "Blue"), 90), verticesOf(named("Blue", ""), 90));
    EXPECT_NE(verticesOf(named(kLong, "Blue"), 224), verticesOf(named("Blue", ""), 224));
}

TEST(BriefPlate, TheTooltipNamesAllFigures) {
    Stage stage({640, 480});
    std::string shown;
    stage.moveMouse({100, 20});
    for (int i = 0; i < 60; ++i) {
        shown.clear();
        stage.frame([&](Context& ui) {
            ui.tooltip = &shown;
            const Panel panel(ui, "##panel", {0, 0, 400, 300});
            briefPlate(ui, plate(dome()), {224, 60});
        });
    }
    EXPECT_EQ(shown, "Ada\nIn the base: 0/4\nCards: 4");
}

}  // namespace
