// What panels offer to the mouse they offer to keys and gamepads, too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/screens/PlayParts.h"

namespace {

using namespace ui::screens;
using ui::kit::Context;

TEST(GraphByKeys, TellsTheShownTurnAndLeadsFromMistakeToMistake) {
    GraphView graph{.colors = {ImVec4{1, 1, 1, 1}, ImVec4{0, 0, 0, 1}}, .current = 1};
    for (std::uint32_t i = 0; i < 6; ++i)
        graph.turns.push_back(
            {.id = MoveId(10 + i), .chances = {0.5F, 0.5F}, .says = "Turn " + std::to_string(i)});
    graph.turns[2].mark = "!";
    graph.turns[3].mark = "??";
    graph.turns[5].mark = "?";
    Stage stage({640, 480});
    MovesCommands commands;
    std::string shown;
    const auto draw = [&](Context& ui) {
        shown.clear();
        ui.tooltip = &shown;
        const ui::kit::Panel panel(ui, "##panel", {0, 0, 400, 300});
        drawGraph(ui, graph, 76, commands);
    };
    const auto press = [&](ImGuiKey key) {
        commands.clear();
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
        return commands;
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    press(ImGuiKey_DownArrow);  // shows the focus
    EXPECT_EQ(shown, "Turn 1");
    EXPECT_THAT(press(ImGuiKey_Space), testing::Contains(MovesCommand(GoToMove{MoveId(13)})));
    graph.current = 5;
    EXPECT_THAT(press(ImGuiKey_Space), testing::Contains(MovesCommand(GoToMove{MoveId(13)})))
        << "from the beginning";
    graph.turns[3].mark.clear();
    EXPECT_THAT(press(ImGuiKey_Space), testing::IsEmpty()) << "it is shown already";
}

}  // namespace
