#include "base/Message.h"

#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>

#include "base/Result.h"

namespace {

using base::msgid;

std::string substitute(std::string_view text, std::vector<base::Argument> arguments) {
    return base::substitute(text, arguments);
}

TEST(Substitute, PutsArgumentsIntoTheirPlaces) {
    EXPECT_EQ(substitute("{b}, {a} and {b}", {{"a", "1"}, {"b", "{a}"}}), "{a}, 1 and {a}");
    EXPECT_EQ(substitute("{c} stays, {open", {{"a", "1"}}), "{c} stays, {open");
    EXPECT_EQ(substitute("", {{"a", "1"}}), "");
}

// A text that is not marked for translation cannot become a message.
static_assert(!std::is_constructible_v<base::Message, const char*>);
static_assert(!std::is_constructible_v<base::Message, std::string>);
static_assert(!std::is_constructible_v<base::Msgid, const char*>);

TEST(Message, HoldsDataNumbersAndMessages) {
    const base::Message inner(msgid("row {row} is too long"), {{"row", 3}});
    const base::Message outer(msgid("{file}: {why}"), {{"file", std::string("{why}.ptn")}, {"why", inner}});
    EXPECT_EQ(outer.english(), "{why}.ptn: row 3 is too long");
}

TEST(Message, TranslatesEveryMsgidAndNoData) {
    const base::Message message(msgid("cannot read: {why}"),
                                {{"why", base::Message(msgid("no {thing}"), {{"thing", "file"}})}});
    const auto shouted = [](const char* msgid) {
        return std::strcmp(msgid, "no {thing}") == 0 ? "NO {thing}!" : "CANNOT READ: {why}";
    };
    EXPECT_EQ(message.in(shouted), "CANNOT READ: NO file!");
}

TEST(Error, TellsTheFileThePlaceAndTheMessage) {
    const base::Error error{{msgid("expected {what}"), {{"what", "x"}}}, "a.ptn", {3, 14}};
    EXPECT_EQ(error.describe(), "a.ptn:3:14: expected x");
    EXPECT_EQ(error.describe("attendu\u00A0: x"), "a.ptn:3:14: attendu\u00A0: x");
    EXPECT_EQ((base::Error{msgid("gone"), "", {2, 0}}).describe(), "2: gone");
    EXPECT_EQ(base::Error{msgid("gone")}.describe(), "gone");
}

}  // namespace
