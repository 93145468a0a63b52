#include "scene/Lettering.h"

#include <gtest/gtest.h>

namespace scene {
namespace {

TEST(Lettering, OnlyCoordinatesAndNumbersAreLettered) {
    for (int c = 0; c < 256; ++c) {
        const char letter = static_cast<char>(c);
        const bool known = (letter >= 'a' && letter <= 'h') || (letter >= '0' && letter <= '9');
        const auto strokes = letterStrokes(letter);
        EXPECT_EQ(!strokes.empty(), known) << letter;
        for (const auto& line : strokes) {
            ASSERT_GE(line.size(), 2U);
            for (std::size_t i = 0; i < line.size(); ++i) {
                EXPECT_LT(std::abs(line[i].x), 0.6F);
                EXPECT_LT(std::abs(line[i].y), 0.85F);
            }
        }
    }
}

}  // namespace
}  // namespace scene
