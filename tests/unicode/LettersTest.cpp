#include "unicode/Letters.h"

#include <gtest/gtest.h>

namespace unicode {
namespace {

std::string times(std::size_t count, std::string_view text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

TEST(Letters, AreCountedAsReadersDo) {
    // Greek, Chinese, an e with a combining mark, a Korean syllable of three signs, a flag, a family.
    for (const char* letter :
         {"a", "é", "Ω", "囲", "e\u0301", "\u1112\u1161\u11AB", "\U0001F1EB\U0001F1F7"}) {
        const std::string text = times(40, letter);
        EXPECT_TRUE(fits(text, 40)) << letter;
        EXPECT_FALSE(fits(text, 39)) << letter;
        EXPECT_EQ(beginning(text, 40), text) << letter;
        EXPECT_EQ(beginning(text + letter, 40), text) << letter;
        EXPECT_EQ(shortened(text + letter, 40), text + "\u2026") << letter;
        EXPECT_EQ(shortened(text, 40), text) << letter;
    }
    EXPECT_EQ(beginning("", 3), "");
    EXPECT_EQ(beginning("abc", 0), "");
}

TEST(Letters, AreNeverCut) {
    const std::string family = "\U0001F469\u200D\U0001F469\u200D\U0001F467";
    EXPECT_EQ(beginning("a" + family + "b", 2), "a" + family);
    EXPECT_EQ(beginning("a" + family + "b", 1), "a");
    EXPECT_EQ(beginning("ane\u0301", 2), "an");
}

TEST(Letters, MarksWithoutNumberAreNotKept) {
    const std::string marked = "e" + times(1000, "\u0301");
    EXPECT_FALSE(fits("Zo" + marked, 40));
    EXPECT_EQ(beginning("Zo" + marked, 40), "Zo") << "the letter has no end where it may be read";
    const std::string_view cut = beginning(marked, 40);
    EXPECT_LE(cut.size(), 40 * kLargestLetter);
    EXPECT_EQ(cut.size() % 2, 1U) << "a mark is cut";
}

TEST(Letters, BytesOfOtherEncodingsCountAsLetters) { EXPECT_EQ(beginning("\xE9t\xE9 1", 3), "\xE9t\xE9"); }

}  // namespace
}  // namespace unicode
