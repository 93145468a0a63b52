#include "ui/kit/Composition.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "ui/Stage.h"
#include "ui/kit/Field.h"
#include "ui/kit/Text.h"

namespace {

using ui::kit::Composition;
using ui::kit::Context;
using ui::kit::Rect;

/// A window with one field, and a composition over it.
class CompositionTest : public testing::Test {
  protected:
    void frame(const Composition& composition) {
        stage_.frame([&](Context& ui) {
            ImGui::SetNextWindowPos({100, 100});
            ImGui::SetNextWindowSize({300, 200});
            ImGui::Begin("window", nullptr, ImGuiWindowFlags_NoDecoration);
            if (std::exchange(focus_, false)) ui::kit::focusNextField(ui);
            (void)ui::kit::textField(ui, "##field", text_, "", 260);
            ImGui::End();
            caret_ = ui::kit::textCaret();
            ui::kit::drawComposition(ui, composition);
            drawn_ = boundsOf(*ImGui::GetForegroundDrawList());
        });
    }
    void focus() {
        focus_ = true;
        for (int i = 0; i < 4; ++i) frame({});
    }
    static std::optional<Rect> boundsOf(const ImDrawList& list) {
        if (list.VtxBuffer.empty()) return {};
        ImVec2 low{1e9F, 1e9F};
        ImVec2 high{-1e9F, -1e9F};
        for (const ImDrawVert& corner : list.VtxBuffer) {
            low = {std::min(low.x, corner.pos.x), std::min(low.y, corner.pos.y)};
            high = {std::max(high.x, corner.pos.x), std::max(high.y, corner.pos.y)};
        }
        return Rect{low.x, low.y, high.x - low.x, high.y - low.y};
    }

    Stage stage_{{800, 600}};
    std::string text_ = "abc";
    bool focus_ = false;
    std::optional<Rect> caret_;
    std::optional<Rect> drawn_;
};

TEST_F(CompositionTest, WithoutAFieldThereIsNoCaretAndNothingIsDrawn) {
    frame({.text = "ka", .cursor = 2});
    EXPECT_FALSE(caret_);
    EXPECT_FALSE(drawn_);
}

TEST_F(CompositionTest, TheCaretIsInTheField) {
    focus();
    ASSERT_TRUE(caret_);
    EXPECT_GT(caret_->x, 100);
    EXPECT_LT(caret_->x, 360);
    EXPECT_GT(caret_->y, 100);
    EXPECT_LT(caret_->y + caret_->height, 150);
    EXPECT_FALSE(drawn_) << "nothing is composed";
}

TEST_F(CompositionTest, IsDrawnAtTheCaret) {
    focus();
    frame({.text = "ka", .cursor = 1});
    ASSERT_TRUE(caret_ && drawn_);
    EXPECT_NEAR(drawn_->x, caret_->x, 1);
    EXPECT_GE(
        drawn_->width,
        ui::kit::measure(Context{.texts = stage_.catalogue, .fonts = stage_.fonts, .palette = stage_.palette},
                         ui::kit::Face::Body, "ka")
            .x);
    EXPECT_GE(drawn_->y, caret_->y - caret_->height / 2);
    EXPECT_LE(drawn_->y + drawn_->height, caret_->y + 1.5F * caret_->height);
}

TEST_F(CompositionTest, FindsRoomAtTheEndOfTheWindow) {
    text_ = std::string(30, 'm');  // the caret is at the field's end
    focus();
    frame({.text = "kakikukeko", .cursor = 99});
    ASSERT_TRUE(caret_ && drawn_);
    EXPECT_LT(drawn_->x, caret_->x);
    EXPECT_LE(drawn_->x + drawn_->width, 402);
}

}  // namespace
