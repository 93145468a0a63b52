#include "base/Printable.h"

#include <gtest/gtest.h>

#include "base/Log.h"
#include "base/Result.h"

namespace base {
namespace {

using namespace std::string_literals;

TEST(Printable, CutsBetweenLetters) {
    EXPECT_EQ(shortened("abc", 3), "abc");
    EXPECT_EQ(shortened("abcd", 3), "abc…");
    EXPECT_EQ(beginningOf("aé", 2), "a");
    EXPECT_EQ(beginningOf("aé", 3), "aé");
    EXPECT_EQ(beginningOf("", 0), "");
    EXPECT_EQ(beginningOf("\x80\x80\x80", 2), "");
}

TEST(Printable, ShowsControlCharactersInsteadOfSendingThem) {
    EXPECT_EQ(printable("J\u00FCrgen \u2603 \U0001F600\n\tx"), "J\u00FCrgen \u2603 \U0001F600\n\tx");
    EXPECT_EQ(printable("\x1b[31mred\x1b[0m"), "\\x1B[31mred\\x1B[0m");
    EXPECT_EQ(printable("a\0b\r\x7f"s), "a\\x00b\\x0D\\x7F");
    EXPECT_EQ(printable("a\u009B31m"), "a\\x9B31m") << "the C1 form of an escape, in UTF-8";
    EXPECT_EQ(printable("a\x9B\x33"), "a\\x9B3") << "the same as a single byte";
    EXPECT_EQ(printable("\xC2"), "\xC2") << "cut short, but no control character";
}

TEST(Printable, QuotesInOneShortLine) {
    const std::string quote = excerpt("a\nb" + std::string(10'000'000, 'x'));
    EXPECT_EQ(quote.substr(0, 4), "a bx");
    EXPECT_EQ(quote.size(), kLongestExcerpt + std::string("…").size());
}

TEST(Printable, NamesInvisibleCharactersInQuotes) {
    EXPECT_EQ(excerpt("\u200Ee5"), "U+200Ee5");
    EXPECT_EQ(excerpt("a\uFEFF\u00ADb"), "aU+FEFFU+00ADb");
    EXPECT_EQ(excerpt("\U0001F469\u200D\U0001F680"), "\U0001F469\u200D\U0001F680");
    EXPECT_EQ(printable("\u200Ee5"), "\u200Ee5");
}

TEST(Printable, AllMessagesArePrintable) {
    const Error error{.message = {msgid("cannot read {word}"), {{"word", "\x1b]0;\0x"s}}},
                      .file = "a\x1b.ptn"};
    EXPECT_EQ(error.describe(), "a\\x1B.ptn: cannot read \\x1B]0;\\x00x");
    const Error lengthy{.message = {msgid("cannot read {word}"), {{"word", std::string(1 << 20, 'w')}}}};
    EXPECT_LT(lengthy.describe().size(), 300U);
    std::string logged;
    Log([&](LogLevel, std::string_view text) { logged = text; }).warning("bell\a");
    EXPECT_EQ(logged, "bell\\x07");
}

TEST(Printable, LogsKeepTheirLines) {
    const Message message(msgid("it says:\n{log}"),
                          {{"log", LongText{"1: a\n2: b\n" + std::string(500, '-')}}});
    EXPECT_EQ(message.english().size(), 9 + 10 + 500U);
}

}  // namespace
}  // namespace base
