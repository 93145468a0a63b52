#include "games/tak/engine/tei/TeiText.h"

#include <gtest/gtest.h>

#include <limits>

namespace tak::engine {
namespace {

TEST(TeiText, WordsAreSplitAtAnyBlanks) {
    TeiWords words(" \tgo  depth\t3 \r");
    EXPECT_EQ(words.take(), "go");
    EXPECT_FALSE(words.accept("dept"));
    EXPECT_EQ(words.rest(), "depth\t3");
    EXPECT_TRUE(words.accept("depth"));
    EXPECT_EQ(words.peek(), "3");
    EXPECT_EQ(words.take(), "3");
    EXPECT_TRUE(words.atEnd());
    EXPECT_EQ(words.take(), "");
    EXPECT_TRUE(TeiWords(" \r\n").atEnd());
}

TEST(TeiText, NumbersAreWholeWords) {
    EXPECT_EQ(integerOf("0"), 0);
    EXPECT_EQ(integerOf("-20"), -20);
    EXPECT_EQ(integerOf("+7"), 7);
    for (const char* word : {"", "-", "+", "+-7", "++7", "7x", "x7", "1.5", "0x10", "--1", " 1"})
        EXPECT_FALSE(integerOf(word)) << word;
}

TEST(TeiText, NumbersTooLargeAreTheLargest) {
    EXPECT_EQ(integerOf("99999999999999999999"), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(integerOf("+99999999999999999999"), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(integerOf("-99999999999999999999"), std::numeric_limits<std::int64_t>::min());
}

TEST(TeiText, AnswersArePrintable) {
    EXPECT_EQ(printable("a1\n\xff\x07~", 10), "a1???~");
    EXPECT_EQ(printable("abcdef", 3), "abc...");
    EXPECT_EQ(inQuotes("go"), "\"go\"");
    EXPECT_LT(inQuotes(std::string(1000, 'x')).size(), 100U);
}

TEST(TeiText, WordsOfAnyCaseAreTheSame) {
    EXPECT_TRUE(sameWord("HalfKomi", "halfkomi"));
    EXPECT_FALSE(sameWord("Half", "HalfKomi"));
    EXPECT_FALSE(sameWord("[", "{"));
}

}  // namespace
}  // namespace tak::engine
