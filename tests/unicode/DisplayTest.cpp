#include "unicode/Display.h"

#include <gtest/gtest.h>

namespace unicode {
namespace {

TEST(Displayed, MostTextsStayAsTheyAre) {
    for (const char* text : {"", "Ann", "Zoë – “5×5” …", "Ελένη", "Ёжик", "Nguyễn", "囲碁", "→ \uF00C"}) {
        EXPECT_TRUE(isDisplayed(text)) << text;
        EXPECT_EQ(displayed(text), text);
        EXPECT_FALSE(hasRightToLeft(text));
    }
}

TEST(Displayed, ComposesMarks) {
    EXPECT_FALSE(isDisplayed("Zoe\u0308"));
    EXPECT_EQ(displayed("Zoe\u0308 И\u0306"), "Zoë Й");
    EXPECT_EQ(displayed("\u1112\u1161\u11AB"), "한");
}

TEST(Displayed, LeavesOutWhatCannotBeSeen) {
    for (const char* text :
         {"A\u200Bnn", "\u202AAnn\u202C", "A\u00ADnn\uFEFF", "\u2066Ann\u2069", "Ann\uFE0F"}) {
        EXPECT_FALSE(isDisplayed(text));
        EXPECT_EQ(displayed(text), "Ann");
    }
}

TEST(Displayed, LettersThatCannotBeDrawnHaveASubstitute) {
    EXPECT_EQ(displayed("Bo \U0001F600"), "Bo \uFFFD");
    EXPECT_EQ(displayed("Bo\xFF"), "Bo\uFFFD");
}

TEST(Displayed, JoinsArabicLetters) {
    EXPECT_EQ(displayed("\u0628\u0628\u0628"), "\uFE91\uFE92\uFE90");
    EXPECT_EQ(displayed("\u0644\u0627"), "\uFEFB") << "two letters in one form";
    EXPECT_EQ(displayed("\u0628\u200C\u0628"), "\uFE8F\uFE8F") << "kept apart by an invisible character";
}

TEST(VisualOrder, ReversesHebrewAndArabic) {
    EXPECT_TRUE(hasRightToLeft("\u05D3\u05D5\u05D3"));
    EXPECT_EQ(visualOrder("\u05D0\u05D1\u05D2"), "\u05D2\u05D1\u05D0");
    EXPECT_EQ(visualOrder("\u05D0 (\u05D1)"), "(\u05D1) \u05D0") << "brackets are mirrored";
    EXPECT_EQ(visualOrder("\u05D0\u05D1 12"), "12 \u05D1\u05D0") << "numbers are not reversed";
    EXPECT_EQ(visualOrder("\u05D0\u05B8\u05D1"), "\u05D1\u05D0\u05B8") << "a point follows its letter";
}

TEST(VisualOrder, ALineWithLatinLettersRunsFromLeftToRight) {
    EXPECT_EQ(visualOrder("\u05D0\u05D1 wins"), "\u05D1\u05D0 wins");
    EXPECT_EQ(visualOrder("Ann – \u05D0\u05D1"), "Ann – \u05D1\u05D0");
    EXPECT_EQ(visualOrder("Ann"), "Ann");
    EXPECT_EQ(visualOrder(""), "");
}

}  // namespace
}  // namespace unicode
