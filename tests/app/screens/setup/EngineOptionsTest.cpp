#include "app/screens/setup/EngineOptions.h"

#include <gtest/gtest.h>

#include <limits>

#include "ui/Stage.h"

namespace app {
namespace {

using game::ProgramOption;
using ui::screens::OptionKind;

ui::screens::Option shownAs(const ProgramOption& option, const std::string& value) {
    Stage stage({640, 480});
    ui::screens::Option shown;
    stage.frame([&](ui::kit::Context& ui) { shown = shownOption(option, value, ui); });
    return shown;
}

ProgramOption number(long long least, long long most) {
    return {.name = "Skill", .type = ProgramOption::Type::Number, .min = least, .max = most};
}

TEST(EngineOptions, AShortRangeIsWalked) {
    const auto shown = shownAs(number(1, 20), "7");
    EXPECT_EQ(shown.kind, OptionKind::Number);
    EXPECT_EQ(std::get<double>(shown.value), 7);
    EXPECT_EQ(shown.maximum, 20);
}

TEST(EngineOptions, ALongRangeIsTyped) {
    EXPECT_EQ(shownAs(number(1, 4096), "64").kind, OptionKind::Text);
    using Limits = std::numeric_limits<long long>;
    const auto shown = shownAs(number(Limits::min(), Limits::max()), "0");
    EXPECT_EQ(shown.kind, OptionKind::Text) << "as long as numbers can be";
    EXPECT_EQ(std::get<std::string>(shown.value), "0");
}

TEST(EngineOptions, BoundsThatAreExchangedAreOnlyShown) {
    EXPECT_EQ(shownAs(number(20, 1), "7").kind, OptionKind::Text);
}

}  // namespace
}  // namespace app
