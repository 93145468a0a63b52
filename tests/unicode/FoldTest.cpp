#include "unicode/Fold.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace unicode {
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

TEST(Folded, KeepsOtherCharacters) {
    EXPECT_EQ(folded("囲碁 ➜ 🙂 ×÷"), "囲碁 ➜ 🙂 ×÷");
    EXPECT_EQ(folded("\xFF\xC3 \x80z\xC3"), "\xFF\xC3 \x80z\xC3");
    EXPECT_EQ(folded("\xC9mile É\xFF"), "\xC9mile e\xFF");
    EXPECT_EQ(folded(std::string_view("a\0B", 3)), std::string("a\0b", 3));
    EXPECT_EQ(folded(""), "");
}

TEST(Folded, CoversEveryScript) {
    EXPECT_EQ(folded("ՏԻԳՐԱՆ"), "տիգրան");
    EXPECT_EQ(folded("ＡＮＮ ﬁ ǅ"), "ann fi dz");
    EXPECT_EQ(folded("שָׁלוֹם"), folded("שלום"));
    EXPECT_EQ(folded("مُحَمَّد"), folded("محمد"));
    EXPECT_EQ(folded("ﾀﾞ \u30BF\u3099"), "ダ ダ") << "a mark that makes another letter stays";
    EXPECT_EQ(folded("\u1112\u1161\u11AB"), "한");
    EXPECT_EQ(folded("नि"), "नि");
    EXPECT_EQ(folded("A\u200B\u00ADn\u200En"), "ann") << "invisible characters";
}

TEST(Folded, ChangesNothingTwice) {
    for (const char* text : {"Straße Ærø Þór ĸ Ŋ", "ﾀﾞ 한 नि", "ΆΣΩ ЁЖ", "½ ﷺ İ ỿ ɐ"})
        EXPECT_EQ(folded(folded(text)), folded(text));
}

TEST(Folded, SpellsLatinLettersInAscii) {
    EXPECT_EQ(folded("\u00C0\u017F \u01A0\u01A1 \u01AF\u01B0 \u01CD\u01DC"), "as oo uu au");
    EXPECT_EQ(folded("\u0218\u021B \u1E00\u1EFF"), "st ay");
}

TEST(FoldedWords, SplitsAtSpace) {
    EXPECT_THAT(foldedWords("  Ann \t Zoë\n", 9), ElementsAre("ann", "zoe"));
    EXPECT_THAT(foldedWords("a\u00A0b\u3000c", 9), ElementsAre("a", "b", "c"));
    EXPECT_THAT(foldedWords("a b c", 2), ElementsAre("a", "b"));
    EXPECT_THAT(foldedWords(" \u0301 ", 9), IsEmpty());
    EXPECT_THAT(foldedWords("", 9), IsEmpty());
}

}  // namespace
}  // namespace unicode
