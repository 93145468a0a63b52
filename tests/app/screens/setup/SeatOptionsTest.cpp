#include "app/screens/setup/SeatOptions.h"

#include <gtest/gtest.h>

#include "app/catalog/PlayerNames.h"

namespace {

std::string repeated(std::string_view letter, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += letter;
    return text;
}

TEST(SeatOptions, NamesHaveTheSameRoomInEveryScript) {
    app::SeatOptions seats({}, {"", ""}, {"", ""}, 5);
    for (const char* letter : {"a", "Ω", "囲", "e\u0301"}) {
        const std::string longest = repeated(letter, app::kLongestPlayer);
        EXPECT_TRUE(seats.set({"name0", longest}));
        EXPECT_EQ(seats.names()[0], longest);
        EXPECT_TRUE(seats.set({"name0", longest + letter + "b"}));
        EXPECT_EQ(seats.names()[0], longest) << "no part of a letter is left";
    }
    EXPECT_TRUE(seats.set({"name1", std::string("Zoë")}));
    EXPECT_EQ(seats.seats()[1].name, "Zoë");
}

}  // namespace
