#include "base/TextReader.h"

#include <gtest/gtest.h>

namespace {

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

TEST(TextReader, AcceptTakesNothingUnlessTheWholeWordIsThere) {
    base::TextReader reader("abc");
    EXPECT_FALSE(reader.accept("abd"));
    EXPECT_EQ(reader.offset(), 0U);
    EXPECT_TRUE(reader.accept("abc"));
    EXPECT_TRUE(reader.atEnd());
    EXPECT_EQ(reader.take(), '\0');
}

}  // namespace
