// What depends on names and on the number of players has room on a small display with large letters, too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ui/Fit.h"
#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Plate.h"
#include "ui/screens/play/PlayControl.h"
#include "ui/screens/play/PlayParts.h"

namespace {

using namespace ui::screens;
using ui::kit::Context;
using ui::kit::Rect;

// 1280x720 at 150 % and at the largest size that fits.
constexpr float kLargeLetters[] = {1.5F, 2.5F};
const ImVec2 kUsual{1280, 720};

std::vector<std::string> cutTexts(const Stage& stage) {
    std::vector<std::string> texts;
    for (const auto& cut : stage.audit.cuts) texts.push_back(cut.text);
    return texts;
}

class Offer : public testing::Test {
  protected:
    void draw(Stage& stage, const std::string& caption) {
        samples::PlaySample model = samples::play();
        model.control = {.control = ControlKind::Offer, .caption = caption};
        MoveEntry entry;
        CommentEntry comment;
        for (int i = 0; i < 4; ++i)
            stage.frame([&](Context& ui) { (void)samples::drawPlay(ui, model, entry, comment); });
    }
};

TEST_F(Offer, IsReadBeforeItIsAnsweredHoweverLongTheName) {
    for (const float scale : kLargeLetters)
        for (const ImVec2 display : {kUsual, ImVec2{900, 600}}) {
            SCOPED_TRACE(scale);
            Stage stage(display, scale);
            const std::string name =
                "Maximiliane-Charlotte von und zu Hohenlohe-Waldenburg-Schillingsf\xC3\xBCrst";
            draw(stage, name + " asks to take back");
            for (const std::string& cut : cutTexts(stage)) {
                EXPECT_EQ(cut.find("take back"), std::string::npos) << cut;
                EXPECT_EQ(cut.find("Hohenlohe"), std::string::npos) << cut;
            }
            for (const char* id : {"##acceptOffer", "##declineOffer"}) {
                const Rect* const button = stage.find(id);
                ASSERT_NE(button, nullptr) << id;
                EXPECT_GE(button->x, 0) << id;
                EXPECT_LE(button->x + button->width, display.x) << id;
                EXPECT_LE(button->y + button->height, display.y) << id;
            }
        }
}

TEST_F(Offer, EvenANameWithoutABlankLeavesTheQuestion) {
    Stage stage({900, 600});
    draw(stage, std::string(80, 'W') + " offers a draw");
    EXPECT_THAT(cutTexts(stage), testing::Not(testing::Contains(testing::HasSubstr("draw"))));
    ASSERT_NE(stage.find("##acceptOffer"), nullptr);
    ASSERT_NE(stage.find("##declineOffer"), nullptr);
    EXPECT_LE(stage.find("##declineOffer")->x + stage.find("##declineOffer")->width, 900);
}

TEST(ResultOfLongNames, IsReadWhole) {
    const ResultModel result{
        .headline =
            "Benedict the Elder of Winterthur, Maximiliane-Charlotte von Hohenlohe & Bo share the win",
        .reason = "Nobody can move any more: the farthest on the way home wins",
        .notation = "1/2-1/2",
        .scores = {{"Points for this game", "12"}},
        .canShowSheet = true,
        .canAnalyse = true};
    for (const float scale : kLargeLetters) {
        SCOPED_TRACE(scale);
        Stage stage(kUsual, scale);
        for (int i = 0; i < 4; ++i)
            stage.frame([&](Context& ui) { (void)drawResult(ui, result, samples::resultArea(ui)); });
        EXPECT_THAT(cutTexts(stage),
                    testing::Not(testing::Contains(testing::AnyOf(testing::HasSubstr("share the win"),
                                                                  testing::HasSubstr("way home")))));
    }
}

TEST(ProspectsOfFour, AreReadWholeInLargeLetters) {
    samples::PlaySample model = samples::playOfFour();
    model.prospects.clear();
    for (const char* text : {"Red: 2 of 4 home, 41 steps to go", "Blue: 1 of 4 home, 152 steps to go",
                             "Yellow: 0 of 4 home, 163 steps to go", "Green: 3 of 4 home, 12 steps to go"})
        model.prospects.push_back({.text = text, .sign = scene::SignShape::Ring});
    model.panels.moves = PanelState::Closed;
    model.thinking.shown = false;
    for (const float scale : kLargeLetters) {
        SCOPED_TRACE(scale);
        Stage stage(kUsual, scale);
        MoveEntry entry;
        CommentEntry comment;
        for (int i = 0; i < 4; ++i)
            stage.frame([&](Context& ui) { (void)samples::drawPlay(ui, model, entry, comment); });
        EXPECT_THAT(cutTexts(stage), testing::Not(testing::Contains(testing::HasSubstr("to go"))));
    }
}

TEST(ProspectsOfFour, ShareRowsAsLongAsTheyFit) {
    EXPECT_EQ(rowsWithin({100, 100, 100, 100}, 20, 500), std::vector<int>{4});
    EXPECT_EQ(rowsWithin({100, 100, 100, 100}, 20, 450), (std::vector<int>{2, 2}));
    EXPECT_EQ(rowsWithin({300, 100, 100, 300}, 20, 320), (std::vector<int>{1, 2, 1}));
    EXPECT_EQ(rowsWithin({100, 100, 100, 200}, 20, 350), (std::vector<int>{2, 2}));
    EXPECT_EQ(rowsWithin({100, 100, 100, 350}, 20, 400), (std::vector<int>{3, 1})) << "not alike: too wide";
    EXPECT_EQ(rowsWithin({900}, 20, 320), std::vector<int>{1}) << "it is cut";
}

// Everything at once: thoughts with their details, prospects, a forecast, chances, a coach.
TEST(PlayLayoutOfFour, StripsLeaveTheTableItsRoom) {
    for (const ImVec2 display : {ImVec2{1280, 720}, {1024, 640}, {640, 400}, {480, 780}, {1920, 1080}})
        for (const float wanted : {1.0F, 1.5F, 2.5F})
            for (const bool result : {false, true}) {
                const float scale = ui::kit::fittingScale(display, wanted);
                SCOPED_TRACE(std::to_string(display.x) + " at " + std::to_string(scale));
                PlayNeeds needs{.pieces = true,
                                .moveEntry = true,
                                .handCovered = result,
                                .thinking = true,
                                .prospects = {220, 220, 220, 220},
                                .forecast = {90, 90, 90, 90, 240},
                                .chances = true,
                                .coachRows = 2,
                                .moveColumns = 4};
                needs.panels.thinking = PanelState::Open;
                const PlayLayout layout = layoutPlay(display, scale, needs);
                EXPECT_GE(layout.table.height, display.y * 0.29F);
                std::vector<Rect> parts{layout.players,   layout.hand,     layout.moves,   layout.thinking,
                                        layout.prospects, layout.forecast, layout.chances, layout.coach,
                                        layout.result,    layout.table};
                for (std::size_t i = 0; i < parts.size(); ++i)
                    for (std::size_t j = i + 1; j < parts.size(); ++j)
                        EXPECT_FALSE(parts[i].overlaps(parts[j])) << i << " and " << j;
            }
}

TEST(BriefPlateOfAPlayerWhoThinks, KeepsHisName) {
    ui::kit::PlayerPlate player{
        .name = "Maximiliane-Charlotte",
        .stats = {{.label = "In the base", .value = "0/4"}, {.label = "Steps to go", .value = "152"}}};
    player.thinking = 1;
    player.clock = ui::kit::PlayerClock{.text = "10:00", .runs = true};
    for (const float width : {140.0F, 172.0F, 224.0F}) {
        SCOPED_TRACE(width);
        Stage stage({640, 480});
        for (int i = 0; i < 3; ++i)
            stage.frame([&](Context& ui) {
                const ui::kit::Panel panel(ui, "##panel", {0, 0, 400, 300});
                ui::kit::briefPlate(ui, player, {width, 34});
            });
        for (const auto& cut : stage.audit.cuts)
            EXPECT_GT(cut.room, cut.text == player.name ? 24 : 15) << cut.text;
    }
}

}  // namespace
