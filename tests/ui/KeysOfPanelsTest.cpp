// What panels offer to the mouse they offer to keys and gamepads, too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/screens/play/PlayParts.h"

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

/// The tooltip while the pointer rests on this item.
template <class Draw>
std::string tooltipOver(Stage& stage, const std::string& id, int nth, Draw&& drawn) {
    std::string shown;
    const auto draw = [&](Context& ui) {
        shown.clear();
        ui.tooltip = &shown;
        drawn(ui);
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    const ui::kit::Rect* const item = stage.find(id, nth);
    if (item == nullptr) return "no " + id;
    stage.moveMouse(item->center());
    for (int i = 0; i < 60; ++i) stage.frame(draw);
    return shown;
}

// With large letters more rows are cut.
TEST(CutRows, AreWholeInTheirTooltips) {
    const std::string name =
        "Maximiliane-Charlotte von Hohenlohe-Waldenburg \u2013 Benedict the Elder of Winterthur";
    Stage stage({1280, 1400}, 1.5F);
    StartModel start = samples::startAgain();
    start.unfinished[1].name = name;
    EXPECT_THAT(tooltipOver(stage, "##unfinished", 0, [&](Context& ui) { (void)drawStart(ui, start); }),
                testing::HasSubstr(name));
    ControlsModel controls = samples::controls();
    controls.waiting.clear();
    for (int i = 0; i < 12; ++i) controls.rows[0].keys.push_back("Ctrl+Shift+F" + std::to_string(i));
    EXPECT_THAT(tooltipOver(stage, "##control", 0, [&](Context& ui) { (void)drawControls(ui, controls); }),
                testing::HasSubstr("Ctrl+Shift+F11"));
}

}  // namespace
