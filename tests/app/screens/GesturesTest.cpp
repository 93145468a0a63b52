#include "app/screens/Gestures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using ::testing::Contains;
using ::testing::Not;
using ui::screens::ControlRow;

/// A game in which cards are laid by clicks, and no finger is of use.
class Cards final : public ui::game::Presentation {
    [[nodiscard]] std::vector<Gesture> gestures() const override {
        return {{Gesture::By::Mouse, base::msgid("Lay a card"), base::msgid("Click")}};
    }
};

std::vector<std::string> linesOf(const std::vector<ControlRow>& rows) {
    std::vector<std::string> lines;
    for (const ControlRow& row : rows) {
        EXPECT_EQ(row.keys.size(), 1U) << row.what;
        EXPECT_TRUE(row.id.empty()) << row.what << " cannot be changed";
        lines.push_back(row.group + ": " + row.what + ": " + row.keys.front());
    }
    return lines;
}

TEST(Gestures, OfTheGameStandBeforeThoseOfAllGames) {
    const auto lines = linesOf(app::mouseRows(Cards(), i18n::Catalogue()));
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.front(), "Mouse: Lay a card: Click");
    EXPECT_THAT(lines, Contains("Mouse: Shift the camera: Drag the middle button"));
}

TEST(Gestures, AreToldForTheirDevice) {
    const auto lines = linesOf(app::gestureRows(Cards(), i18n::Catalogue()));
    EXPECT_THAT(lines, Not(Contains(::testing::HasSubstr("Lay a card"))));
    EXPECT_THAT(lines, Contains("Touch: Move the camera closer: Pinch"));
    EXPECT_THAT(lines, Contains("Gamepad: Turn the camera: Right stick"));
}

TEST(Gestures, OfAGameThatTellsNoneSuitAny) {
    const ui::game::Presentation plain;
    EXPECT_EQ(linesOf(app::mouseRows(plain, i18n::Catalogue())).front(),
              "Mouse: Choose a piece or a place: Click");
    EXPECT_EQ(linesOf(app::gestureRows(plain, i18n::Catalogue())).front(),
              "Touch: Choose a piece or a place: Tap");
}

}  // namespace
