#include "game/Options.h"

#include <gtest/gtest.h>

namespace game {
namespace {

using Type = OptionSpec::Type;

void expectValues(const OptionSpec& spec, const std::vector<std::string>& values) {
    ASSERT_EQ(spec.valueCount(), values.size());
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        EXPECT_EQ(spec.valueAt(i), values[i]);
        EXPECT_EQ(spec.indexOf(values[i]), i);
    }
}

TEST(OptionSpec, NumbersItsValues) {
    expectValues({.key = "side", .label = "", .variants = {{"white", ""}, {"black", ""}}},
                 {"white", "black"});
    expectValues({.key = "on", .label = "", .type = Type::Toggle}, {"0", "1"});
    expectValues({.key = "turn", .label = "", .type = Type::Number, .min = 2, .max = 7, .step = 2},
                 {"2", "4", "6"});
    expectValues({.key = "komi", .label = "", .type = Type::Number, .min = -1, .max = 0.5, .step = 0.5},
                 {"-1", "-0.5", "0", "0.5"});
}

TEST(OptionSpec, RefusesOtherValues) {
    const OptionSpec side{.key = "side", .label = "", .variants = {{"white", ""}, {"black", ""}}};
    EXPECT_FALSE(side.indexOf("green"));
    const OptionSpec number{.key = "n", .label = "", .type = Type::Number, .min = 1, .max = 300};
    for (const char* value : {"0", "301", "-1", "1e300", "inf", "nan", "x", ""})
        EXPECT_FALSE(number.indexOf(value)) << value;
}

}  // namespace
}  // namespace game
