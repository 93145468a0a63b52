#include "base/TextReader.h"

#include <gtest/gtest.h>

namespace {

using namespace std::string_view_literals;

TEST(TextReader, CountsLinesOfEveryKindOfLineEnd) {
    base::TextReader reader(
        "\xEF\xBB\xBF"
        "ab\r\nc\rd\ne",
        "x.ptn");
    EXPECT_EQ(reader.takeUntil("d"), "ab\r\nc\r");
    EXPECT_EQ(reader.position(), (base::TextPosition{3, 1}));
    EXPECT_TRUE(reader.accept("d\n"));
    EXPECT_EQ(reader.peek(), 'e');
    EXPECT_EQ(reader.error(base::msgid("no e")).describe(), "x.ptn:4:1: no e");
}

TEST(TextReader, SkipsSpacesOfEveryKind) {
    base::TextReader reader("\u00A0\u2009 \uFEFFa\u3000\n\u200Bb\0\0"sv);
    reader.skipBlanks();
    EXPECT_TRUE(reader.accept("a"));
    reader.skipBlanks();
    EXPECT_EQ(reader.peek(), '\n');
    reader.skipSpace();
    EXPECT_TRUE(reader.accept("b"));
    EXPECT_TRUE(reader.atEnd()) << "zeros at the end";
    base::TextReader other("\u00C0\xC2");
    other.skipSpace();
    EXPECT_EQ(other.offset(), 0U);
}

TEST(TextReader, AWordEndsBeforeABlankOrTheEnd) {
    base::TextReader reader("ab\u00A0\n c");
    EXPECT_TRUE(reader.accept("a"));
    EXPECT_FALSE(reader.endWord());
    EXPECT_TRUE(reader.accept("b"));
    EXPECT_TRUE(reader.endWord());
    EXPECT_TRUE(reader.accept("c"));
    EXPECT_TRUE(reader.endWord());
}

TEST(TextReader, AcceptTakesNothingUnlessTheWholeWordIsThere) {
    base::TextReader reader("abc");
    EXPECT_FALSE(reader.accept("abd"));
    EXPECT_EQ(reader.offset(), 0U);
    EXPECT_TRUE(reader.accept("abc"));
    EXPECT_TRUE(reader.atEnd());
    EXPECT_EQ(reader.take(), '\0');
}

}  // namespace
