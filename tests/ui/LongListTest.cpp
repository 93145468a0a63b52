// Long lists draw what is in sight, and all of it can be reached.
#include "ui/kit/LongList.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"

namespace {

using ui::kit::Context;

class LongList : public testing::Test {
  protected:
    static constexpr int kRows = 20000;

    void frame() {
        stage.frame([&](Context& ui) {
            labels.clear();
            if (scripted) ui.labels = &labels;
            const ui::kit::Panel panel(ui, "##panel", {20, 20, 400, 340});
            const ui::kit::Well well(ui, "##list", {0, 300});
            list = ImGui::GetCurrentWindow();
            ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
            drawn.clear();
            const float begin = ImGui::GetCursorPosY();
            ui::kit::drawRows(
                ui, places,
                [&](int row) {
                    drawn.push_back(row);
                    EXPECT_EQ(ImGui::GetCursorPosY() - begin, places.top(row)) << row;
                    ImGui::PushID(row);
                    const auto press =
                        ui::kit::pressable(ui, "##row", {300, places.top(row + 1) - places.top(row)});
                    ui::kit::nameItem(ui, nameOf(row));
                    if (GImGui->NavId == press.id) focused = row;
                    ImGui::PopID();
                },
                [&](int row) { ui::kit::nameItem(ui, nameOf(row)); });
            ImGui::PopStyleVar();
        });
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame();
    }
    void press(ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            frames(2);
        }
    }
    static std::string nameOf(int row) { return "row " + std::to_string(row); }
    [[nodiscard]] bool drew(int row) const {
        return std::find(drawn.begin(), drawn.end(), row) != drawn.end();
    }

    Stage stage{{1280, 720}};
    ui::kit::RowPlaces places = ui::kit::equalRows(kRows, 30);
    ui::kit::Labels labels;
    bool scripted = false;
    ImGuiWindow* list = nullptr;
    std::vector<int> drawn;
    int focused = -1;
};

TEST_F(LongList, DrawsOnlyTheRowsInSight) {
    frames(3);
    EXPECT_LT(drawn.size(), 15U);
    EXPECT_TRUE(drew(0));
    EXPECT_NEAR(list->ScrollMax.y, kRows * 30 - 300, 40) << "it scrolls through all of them";
    ImGui::SetScrollY(list, list->ScrollMax.y);
    frames(2);
    EXPECT_LT(drawn.size(), 20U);
    EXPECT_TRUE(drew(kRows - 1));
    EXPECT_TRUE(std::is_sorted(drawn.begin(), drawn.end()));
    EXPECT_EQ(std::adjacent_find(drawn.begin(), drawn.end()), drawn.end()) << "none twice";
}

TEST_F(LongList, DrawsRowsOfDifferentHeightsInTheirPlaces) {
    places.top = [](int row) { return static_cast<float>(20 * row + 30 * (row / 3)); };
    frames(3);
    for (const float part : {0.2F, 0.501F, 1.0F}) {
        ImGui::SetScrollY(list, std::floor(list->ScrollMax.y * part));
        frames(2);
        EXPECT_LT(drawn.size(), 25U);
        const float seen = list->Scroll.y + 150;
        EXPECT_TRUE(std::any_of(drawn.begin(), drawn.end(), [&](int row) {
            return places.top(row) <= seen && places.top(row + 1) >= seen;
        })) << part;
    }
}

TEST_F(LongList, TheKeyboardReachesRowsOutOfSight) {
    frames(3);
    for (int i = 0; i < 60; ++i) press(ImGuiKey_DownArrow);
    const int reached = focused;
    EXPECT_GT(reached, 50);
    EXPECT_GT(list->Scroll.y, 30 * 40);
    // From where the focus was left, wherever the list was scrolled to meanwhile.
    ImGui::SetScrollY(list, list->ScrollMax.y);
    frames(2);
    press(ImGuiKey_UpArrow);
    frames(2);
    EXPECT_EQ(focused, reached - 1);
    EXPECT_TRUE(drew(reached - 1));
    EXPECT_LT(list->Scroll.y, 30 * 70) << "the focus is in sight again";
}

TEST_F(LongList, ScriptsFindRowsOutOfSight) {
    scripted = true;
    frames(3);
    EXPECT_FALSE(labels.find("row 15000"));
    frames(4);
    EXPECT_TRUE(labels.find("row 15000"));
    EXPECT_TRUE(drew(15000));
}

// The numbers of rows that were out of sight were laid out and cut, too.
TEST(MoveListOfALongGame, DrawsOnlyTheTurnsInSight) {
    using namespace ui::screens;
    samples::PlaySample model = samples::play();
    model.moves.rows.clear();
    for (std::uint32_t i = 0; i < 1000; ++i) {
        model.moves.rows.push_back(
            {.number = "1000000" + std::to_string(i),
             .cells = {{.id = MoveId(3 * i), .text = "a1"}, {.id = MoveId(3 * i + 1), .text = "b1"}}});
        if (i % 5 == 0)
            model.moves.rows.push_back({.number = "1.", .cells = std::vector<MoveCell>(30), .depth = 1});
    }
    for (MoveRow& row : model.moves.rows)
        for (MoveCell& cell : row.cells)
            if (cell.text.empty()) cell = {.id = MoveId(2), .text = "c3>12"};
    model.moves.rows[900].cells[0].current = true;
    Stage stage({1280, 720});
    MoveEntry entry;
    CommentEntry comment;
    for (int i = 0; i < 5; ++i)
        stage.frame([&](Context& ui) { (void)samples::drawPlay(ui, model, entry, comment); });
    const auto cut = std::count_if(stage.audit.cuts.begin(), stage.audit.cuts.end(),
                                   [](const auto& one) { return one.text.compare(0, 7, "1000000") == 0; });
    EXPECT_GT(cut, 0);
    EXPECT_LT(cut, 60);
    EXPECT_NE(stage.find("##move"), nullptr);
}

}  // namespace
