// What is spoken of the interface: every panel that takes the keys, and every item in it.
#include "ui/kit/Reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/screens/Option.h"
#include "ui/screens/Question.h"

namespace {

using ui::kit::Context;
using ui::kit::Reading;

/// Somebody who hears what is drawn, and moves the focus by keys.
template <class Draw>
class Listener {
  public:
    Listener(ImVec2 display, Draw drawn) : stage_(display), drawn_(std::move(drawn)) {
        for (int i = 0; i < 3; ++i) pass();
    }

    void press(ImGuiKey key) {
        stage_.holdKey(key, true);
        pass();
        stage_.holdKey(key, false);
        pass();
    }
    [[nodiscard]] const Reading::Item& item() const { return reading_.item(); }
    [[nodiscard]] const Reading::Panel& panel() const { return panel_; }

  private:
    void pass() {
        for (int i = 0; i < 2; ++i)
            stage_.frame([&](Context& ui) {
                reading_.clear();
                ui.reading = &reading_;
                drawn_(ui);
                panel_ = reading_.panel();
            });
    }
    Stage stage_;
    Draw drawn_;
    Reading reading_;
    Reading::Panel panel_;
};

/// Goes through a screen by keys and expects that each item on which the focus comes to rest has words.
template <class Draw>
std::size_t expectWordsOnTheWay(Listener<Draw>& listener) {
    std::set<unsigned> met;
    for (const ImGuiKey way : {ImGuiKey_DownArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow})
        for (int i = 0; i < 12; ++i) {
            listener.press(way);
            const Reading::Item& item = listener.item();
            if (item.id == 0 || !met.insert(item.id).second) continue;
            EXPECT_FALSE((item.label + item.name + item.state + item.explanation).empty())
                << "item " << met.size() << ", after \"" << item.section << '"';
        }
    return met.size();
}

TEST(Reading, EveryItemOfEveryScreenHasWords) {
    std::size_t met = 0;
    for (const samples::Screen& screen : samples::screens()) {
        SCOPED_TRACE(screen.name);
        Listener listener({1280, 720}, [&](Context& ui) { screen.draw(ui); });
        met += expectWordsOnTheWay(listener);
    }
    EXPECT_GT(met, 100U);
}

TEST(Reading, AQuestionIsReadWithItsTitleAndText) {
    const ui::screens::QuestionModel model{
        .title = "Resign?", .text = "You lose the game.", .yes = "Resign", .no = "Play on"};
    Listener listener({1280, 720}, [&](Context& ui) { (void)ui::screens::drawQuestion(ui, model); });
    EXPECT_EQ(listener.panel().title, "Resign?");
    EXPECT_THAT(listener.panel().texts, testing::ElementsAre("You lose the game."));
    EXPECT_NE(listener.item().id, 0U) << "an answer has the focus";
    EXPECT_FALSE(listener.item().name.empty());
}

TEST(Reading, ARowIsReadWithItsLabelItsStateAndItsHelp) {
    std::vector<ui::screens::Option> options{
        {.key = "a", .label = "Captions", .value = true, .help = "A few words.", .group = "Hearing"},
        {.key = "b",
         .label = "Size",
         .kind = ui::screens::OptionKind::Number,
         .value = 1.0,
         .minimum = 0,
         .maximum = 2,
         .shown = "125 %"},
        {.key = "c",
         .label = "Side",
         .kind = ui::screens::OptionKind::Choice,
         .value = 1,
         .choices = {"left", "right"}}};
    Listener listener({1280, 720}, [&](Context& ui) {
        ImGui::SetNextWindowSize({700, 500});
        ImGui::Begin("options");
        (void)ui::screens::drawOptions(ui, options, true);
        ImGui::End();
    });
    std::vector<std::string> heard;
    for (int i = 0; i < 12; ++i) {
        listener.press(i % 3 == 2 ? ImGuiKey_DownArrow : ImGuiKey_RightArrow);
        const Reading::Item& item = listener.item();
        heard.push_back(item.section + "|" + item.label + "|" + item.name + "|" + item.state + "|" +
                        item.explanation);
    }
    EXPECT_THAT(heard, testing::Contains("Hearing|Captions||on|A few words."));
    EXPECT_THAT(heard, testing::Contains("Hearing|Size|more|125 %|"));
    EXPECT_THAT(heard, testing::Contains("Hearing|Side|right|chosen|"));
    EXPECT_THAT(heard, testing::Contains("Hearing|Side|left||"));
}

}  // namespace
