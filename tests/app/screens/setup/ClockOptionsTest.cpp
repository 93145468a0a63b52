#include "app/screens/setup/ClockOptions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ui/Stage.h"

namespace app {
namespace {

std::vector<ui::screens::Option> shown(Stage& stage, const ClockOptions& clocks) {
    std::vector<ui::screens::Option> options;
    stage.frame([&](ui::kit::Context& ui) { clocks.show(ui, 2, options); });
    return options;
}

TEST(ClockOptions, OffersTheClocksThatPlayersKnow) {
    Stage stage({640, 480});
    ClockOptions clocks({"", ""});
    const std::vector<std::string> choices = shown(stage, clocks).front().choices;
    for (const char* known : {"3+2", "5+0", "10+5", "15+10"}) {
        const auto at = std::find(choices.begin(), choices.end(), known);
        ASSERT_NE(at, choices.end()) << known;
        EXPECT_TRUE(clocks.set({"clock", static_cast<int>(at - choices.begin())}, 2));
        const auto controls = clocks.controls(2);
        ASSERT_TRUE(controls) << known;
        const auto minutes = std::chrono::minutes(std::stoi(known));
        const auto seconds =
            std::chrono::seconds(std::stoi(std::string(known).substr(std::string(known).find('+'))));
        for (const match::TimeControl& control : *controls) {
            EXPECT_EQ(control.initial, minutes) << known;
            EXPECT_EQ(control.step, seconds) << known;
        }
        EXPECT_EQ(std::get<int>(shown(stage, clocks).front().value), at - choices.begin()) << known;
    }
}

TEST(ClockOptions, NoClockHasOneWordInEveryRoom) {
    Stage stage({640, 480});
    const ui::screens::Option clock = shown(stage, ClockOptions({"", ""})).front();
    EXPECT_EQ(clock.choices.front(), "None");
    EXPECT_TRUE(clock.shorter.empty());
}

TEST(ClockOptions, AnotherClockIsNoneOfThem) {
    Stage stage({640, 480});
    const ClockOptions clocks({"10:00 +20 @35 +5", "10:00 +20 @35 +5"});
    EXPECT_EQ(std::get<int>(shown(stage, clocks).front().value), -1);
}

}  // namespace
}  // namespace app
