#include "app/Shortened.h"

#include <gtest/gtest.h>

namespace {

TEST(Shortened, CutsBetweenLetters) {
    EXPECT_EQ(app::shortened("abc", 3), "abc");
    EXPECT_EQ(app::shortened("abcd", 3), "abc…");
    EXPECT_EQ(app::beginningOf("aé", 2), "a");
    EXPECT_EQ(app::beginningOf("aé", 3), "aé");
    EXPECT_EQ(app::beginningOf("", 0), "");
    EXPECT_EQ(app::beginningOf("\x80\x80\x80", 2), "");
}

}  // namespace
