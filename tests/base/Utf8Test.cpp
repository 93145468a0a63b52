#include "base/Utf8.h"

#include <gtest/gtest.h>

namespace base {
namespace {

using namespace std::string_view_literals;

TEST(Utf8, KnowsLetters) {
    EXPECT_EQ(letterLength(""), 0U);
    EXPECT_EQ(letterLength("a"), 1U);
    EXPECT_EQ(letterLength("\u00FCx"), 2U);
    EXPECT_EQ(letterLength("\u2603"), 3U);
    EXPECT_EQ(letterLength("\U0001F600"), 4U);
    for (const char* bad : {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3x", "\xE0\x80\x80", "\xED\xA0\x80",
                            "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE2\x98"})
        EXPECT_EQ(letterLength(bad), 0U) << bad;
    EXPECT_EQ(firstForeignByte("a\u2603"), std::nullopt);
    EXPECT_EQ(firstForeignByte("a\u2603\xFC"), 4U);
}

TEST(Utf8, ReadsWhatIsNoneAsWindows1252) {
    EXPECT_EQ(toUtf8("J\xFCrgen"), "J\u00FCrgen");
    EXPECT_EQ(toUtf8("\x93so\x94 \x80"), "\u201Cso\u201D \u20AC");
    EXPECT_EQ(toUtf8("ok \u2603"), "ok \u2603");
    EXPECT_EQ(toUtf8("J\xFCrgen und J\u00FCrgen"), "J\u00FCrgen und J\u00FCrgen") << "files put together";
    EXPECT_EQ(toUtf8("Ren\xE9"), "Ren\u00E9") << "the last letter, which looks like the begin of three";
    std::string all;
    for (int byte = 1; byte < 256; ++byte) all += static_cast<char>(byte);
    EXPECT_EQ(firstForeignByte(toUtf8(all)), std::nullopt);
    std::size_t letters = 0;
    for (const char c : toUtf8(all)) letters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    EXPECT_EQ(letters, 255U) << "none is left out";
}

TEST(Utf8, FindsLetters) {
    for (const char32_t code : {U'a', U'\u00E9', U'\u2603', U'\U0001F600'}) {
        std::string text;
        appendUtf8(text, code);
        EXPECT_EQ(firstCodePoint(text + "x"), code);
        EXPECT_EQ(firstLetter(text + "x"), text);
    }
    EXPECT_EQ(firstLetter("\xFFx"), "\xFF");
    EXPECT_EQ(firstCodePoint("\xFFx"), U'\uFFFD');
}

TEST(Utf8, PlainTextHasOneKindOfSpace) {
    EXPECT_EQ(plainText("a\u00A0b\u2007c\u3000d e"), "a b c d e");
    EXPECT_EQ(plainText("\uFEFFa\uFEFF\u200B\u2060b"), "ab");
    EXPECT_EQ(plainText("a\0b\0\0"sv), "a\0b"sv);
    EXPECT_EQ(plainText("\xA0J\xFCrgen"), " J\u00FCrgen");
    EXPECT_EQ(plainText("\u0646\u200C\u0646 \u200E"), "\u0646\u200C\u0646 \u200E") << "joiners stay";
    EXPECT_EQ(plainText(""), "");
}

TEST(Utf8, NamesWideEncodings) {
    EXPECT_EQ(wideEncoding("\xFF\xFE[\0S\0"sv), "UTF-16");
    EXPECT_EQ(wideEncoding("\xFE\xFF\0[\0S"sv), "UTF-16");
    EXPECT_EQ(wideEncoding("[\0S\0"sv), "UTF-16");
    EXPECT_EQ(wideEncoding("\0[\0S"sv), "UTF-16");
    EXPECT_EQ(wideEncoding("\xFF\xFE\0\0[\0\0\0"sv), "UTF-32");
    EXPECT_EQ(wideEncoding("[\0\0\0"sv), "UTF-32");
    for (const auto text : {"[Size \"5\"]"sv, ""sv, "a\0b"sv, "\xEF\xBB\xBF["sv, "\0\0\0\0"sv})
        EXPECT_EQ(wideEncoding(text), std::nullopt);
}

}  // namespace
}  // namespace base
