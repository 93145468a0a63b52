// Nothing is told by colours alone: whoever does not tell them apart finds a shape or a word.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Plate.h"
#include "ui/screens/learning/Practice.h"
#include "ui/screens/play/PlayChances.h"

namespace {

using ui::kit::Context;

/// How much is drawn in the third frame.
int drawnBy(const std::function<void(Context&)>& draw, bool highContrast = false) {
    Stage stage({1280, 720});
    if (highContrast) stage.palette = ui::kit::highContrast(stage.palette);
    int vertices = 0;
    for (int i = 0; i < 3; ++i) {
        stage.frame(draw);
        vertices = ImGui::GetDrawData()->TotalVtxCount;
    }
    return vertices;
}

TEST(WithoutColours, AnArrowMarksThePlayerToMoveInALine) {
    const auto plate = [](bool toMove) {
        return [toMove](Context& ui) {
            const ui::kit::Panel panel(ui, "##panel", {0, 0, 400, 300});
            ui::kit::briefPlate(ui, {.name = "Ada", .toMove = toMove}, {220, 34});
        };
    };
    EXPECT_GT(drawnBy(plate(true)), drawnBy(plate(false)));
}

TEST(WithoutColours, ADotMarksThemesWithPuzzlesToRepeat) {
    const auto practice = [](int due) {
        return [due](Context& ui) {
            (void)ui::screens::drawPractice(
                ui, {.themes = {{.title = "Road", .puzzles = 9, .solved = 2, .due = due}}});
        };
    };
    EXPECT_GT(drawnBy(practice(1)), drawnBy(practice(0)));
}

TEST(WithoutColours, TheChosenOneHasAFrameOfItsOwnWithHighContrast) {
    const auto choice = [](bool chosen) {
        return [chosen](Context& ui) {
            const ui::kit::Panel panel(ui, "##panel", {0, 0, 400, 300});
            (void)ui::kit::button(ui, {.id = "##one", .label = "One", .chosen = chosen});
        };
    };
    EXPECT_EQ(drawnBy(choice(true)), drawnBy(choice(false)));
    EXPECT_GT(drawnBy(choice(true), true), drawnBy(choice(false), true));
}

TEST(WithoutColours, EachPartOfTheChancesOfFourHasAShape) {
    const auto bar = [](std::size_t players) {
        return [players](Context& ui) {
            ui::screens::ChancesBar chances;
            for (std::size_t i = 0; i < players; ++i)
                chances.shares.push_back({.part = 1.0F / static_cast<float>(players), .text = "1 %"});
            ui::screens::drawChances(ui, chances, {10, 10, 60, 500});
        };
    };
    // A part without a shape takes as much as any other.
    const int part = drawnBy(bar(2)) - drawnBy(bar(1));
    EXPECT_GT(drawnBy(bar(4)), drawnBy(bar(2)) + 2 * part);
}

TEST(WithoutColours, ColumnsOfTheMoveListHaveTheirPlayersNames) {
    samples::PlaySample model = samples::playOfFour();
    model.moves.names[2] = "Maximiliane-Charlotte von Hohenlohe";
    Stage stage({1920, 1080});
    ui::screens::MoveEntry entry;
    ui::screens::CommentEntry comment;
    for (int i = 0; i < 4; ++i)
        stage.frame([&](Context& ui) { (void)samples::drawPlay(ui, model, entry, comment); });
    std::vector<std::string> cut;
    for (const auto& one : stage.audit.cuts) cut.push_back(one.text);
    EXPECT_THAT(cut, testing::Contains(model.moves.names[2])) << "as much of it as there is room for";
}

}  // namespace
