#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/caravan/rules/Notation.h"

/// Positions that tests write as texts.
namespace caravan::rules {

[[nodiscard]] inline Position at(std::string_view text) {
    const auto position = parsePosition(text);
    EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().describe());
    return position ? *position : Position::dealt(2, base::Random(1));
}

/// Why the position is refused.
[[nodiscard]] inline std::string errorOf(std::string_view text) {
    const auto position = parsePosition(text);
    return position ? "" : position.error().message.english();
}

}  // namespace caravan::rules
