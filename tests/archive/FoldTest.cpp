#include "archive/Fold.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace archive {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Folded, LeavesOutCaseAndAccents) {
    EXPECT_EQ(folded("Ann-Marie 5x5 R-0"), "ann-marie 5x5 r-0");
    EXPECT_EQ(folded("ÀÉÎÕÜ àéîõü ÇçÑñ"), "aeiou aeiou ccnn");
    EXPECT_EQ(folded("Łódź Šťastný Ğİıș Őű"), "lodz stastny giis ou");
    EXPECT_EQ(folded("Straße Ærø Þór Œuvre ĳ"), "strasse aero thor oeuvre ij");
    EXPECT_EQ(folded("Nguyễn Ơn Ưu Trần ǚ"), "nguyen on uu tran u");
    EXPECT_EQ(folded("ΆΣΩ Ελένη ΐς"), "ασω ελενη ισ");
    EXPECT_EQ(folded("ЁЖ Йод Їжак"), "еж иод іжак");
}

TEST(Folded, MarksThatFollowTheirLetterAreLeftOutToo) {
    EXPECT_EQ(folded("e\u0301 E\u0308\u0301"), "e e");
    EXPECT_EQ(folded("Zoe\u0308"), folded("Zoë"));
}

TEST(Folded, KeepsUnknownCharacters) {
    EXPECT_EQ(folded("囲碁 ➜ 🙂 ×÷ ʒ"), "囲碁 ➜ 🙂 ×÷ ʒ");
    EXPECT_EQ(folded("\xFF\xC3 \x80z\xC3"), "\xFF\xC3 \x80z\xC3");
    EXPECT_EQ(folded(std::string_view("a\0B", 3)), std::string("a\0b", 3));
    EXPECT_EQ(folded(""), "");
}

/// Tests the ends of each table, because a missing letter would shift all letters after it.
TEST(Folded, EveryTableBeginsAtTheRightLetter) {
    EXPECT_EQ(folded("\u00C0\u017F \u01A0\u01A1 \u01AF\u01B0 \u01CD\u01DC"), "as oo uu au");
    EXPECT_EQ(folded("\u0218\u021B \u1E00\u1EFF \u0386\u03CE \u0400\u045F"), "st ay αω еџ");
    EXPECT_EQ(folded("Ÿ\u0150\u1EF9\u03A9\u042F"), "yoyωя");
}

TEST(FoldedWords, SplitsAtSpace) {
    EXPECT_THAT(foldedWords("  Ann \t Zoë\n", 9), ElementsAre("ann", "zoe"));
    EXPECT_THAT(foldedWords("a b c", 2), ElementsAre("a", "b"));
    EXPECT_THAT(foldedWords(" \u0301 ", 9), IsEmpty());
    EXPECT_THAT(foldedWords("", 9), IsEmpty());
}

}  // namespace
}  // namespace archive
