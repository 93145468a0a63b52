#include "games/tak/play/TakLink.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/play/TakKind.h"

namespace tak::play {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kPage = "https://ptn.ninja/";

base::Result<std::string> linkOf(const std::string& ptn) {
    auto reading = TakKind().read(ptn, "x.ptn", {});
    if (!reading) return reading.error();
    return TakKind().webPage()->linkTo(reading->game);
}

/// The path of a link after a browser has decoded it.
std::string decoded(const std::string& link) {
    std::string text;
    for (std::size_t i = kPage.size(); i < link.size(); ++i) {
        if (link[i] != '%') {
            text += link[i];
            continue;
        }
        text += static_cast<char>(std::stoi(link.substr(i + 1, 2), nullptr, 16));
        i += 2;
    }
    return text;
}

TEST(TakLink, HoldsTheGameAsPtn) {
    const auto link = linkOf(
        "[Player1 \"Ann & Bo\"]\n[Player2 \"J\u00fcrgen 100%\"]\n[Size \"5\"]\n[Komi \"2\"]\n[Result "
        "\"R-0\"]\n\n"
        "1. a5 e1\n2. c3 c4?\n3. c3+ b1\n");
    ASSERT_TRUE(link) << link.error().describe();
    EXPECT_EQ(link->substr(0, kPage.size()), kPage);
    EXPECT_EQ(link->find_first_of(" \"[]&/?#\n+", kPage.size()), std::string::npos) << *link;
    const std::string ptn = decoded(*link);
    EXPECT_THAT(ptn, HasSubstr("[Player1 \"Ann & Bo\"]"));
    EXPECT_THAT(ptn, HasSubstr("J\u00fcrgen 100%"));
    EXPECT_THAT(ptn, HasSubstr("2. c3 c4?\n3. c3+ b1"));
    const auto again = TakKind().read(ptn, "link", {});
    ASSERT_TRUE(again) << again.error().describe();
    EXPECT_EQ(again->game.turns.size(), 7U);
}

TEST(TakLink, LeavesOutWhatABoardDoesNotNeed) {
    const auto link = linkOf(
        "[Size \"5\"]\n[Clock \"10:00\"]\n[Site \"At home\"]\n\n{long}\n1. a5 {[%clk 0:09:58]} e1\n2. c3 "
        "c4\n\n{2w1}\n2. b2\n");
    ASSERT_TRUE(link);
    const std::string ptn = decoded(*link);
    for (const char* part : {"Clock", "Site", "clk", "long", "2w1", "b2"})
        EXPECT_THAT(ptn, Not(HasSubstr(part)));
}

TEST(TakLink, KeepsThePositionThatAGameBeganWith) {
    const auto link = linkOf("[Size \"4\"]\n[TPS \"1,x3/x4/x4/x3,2 1 2\"]\n\n2. b2 b3\n");
    ASSERT_TRUE(link);
    EXPECT_THAT(decoded(*link), HasSubstr("[TPS \"1,x3/x4/x4/x3,2 1 2\"]"));
}

TEST(TakLink, SaysThatAGameIsTooLong) {
    std::string ptn = "[Size \"5\"]\n\n1. a1 e5\n2. c3 c4\n";
    for (int i = 3; i < 1000; ++i) ptn += std::to_string(i) + (i % 2 != 0 ? ". c3> c4>\n" : ". d3< d4<\n");
    const auto link = linkOf(ptn);
    ASSERT_FALSE(link);
    EXPECT_THAT(link.error().describe(), HasSubstr("too long for a link"));
}

TEST(TakLink, IsReadBack) {
    const auto link = linkOf("[Player1 \"Ann & Bo 100%\"]\n[Size \"5\"]\n\n1. a5 e1\n2. c3 c4?\n3. c3+ b1\n");
    ASSERT_TRUE(link);
    for (const std::string& text : {*link, "<" + *link + ">", " " + *link + "\n", *link + "&name=Game&ply=3!",
                                    "ptn.ninja/" + link->substr(kPage.size())}) {
        const auto game = TakKind().read(text, "clipboard", {});
        ASSERT_TRUE(game) << game.error().describe();
        EXPECT_EQ(game->game.turns.size(), 7U);
        EXPECT_EQ(game->game.players[0], "Ann & Bo 100%");
        EXPECT_EQ(game->end, text.size()) << "the whole text is this game";
        EXPECT_TRUE(TakKind().claims(text, ""));
        EXPECT_FALSE(TakKind().isMeantAsPosition(text));
    }
}

TEST(TakLink, OtherTextsAreNoLinks) {
    for (const char* text : {"", "https://example.org/%5B", "x3/x3/x3 1 1", "see https://ptn.ninja/ there"})
        EXPECT_FALSE(ptnOfLink(text)) << text;
    EXPECT_EQ(ptnOfLink("http://www.ptn.ninja/a%2fb%zz%4"), "a/b%zz%4");
}

}  // namespace
}  // namespace tak::play
