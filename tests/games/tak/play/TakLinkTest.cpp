#include "games/tak/play/TakLink.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/LzString.h"
#include "games/tak/play/GameLink.h"
#include "games/tak/play/TakKind.h"

namespace tak::play {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kPage = "https://ptn.ninja/";

base::Result<std::string> linkOf(const std::string& ptn, std::size_t page = 0) {
    auto reading = TakKind().read(ptn, "x.ptn", {});
    if (!reading) return reading.error();
    return TakKind().webPages().at(page)->linkTo(reading->game);
}

base::Result<std::string> playtakLinkOf(const std::string& ptn) { return linkOf(ptn, 1); }

/// The PTN of a link to ptn.ninja, as the page reads it.
std::string decoded(const std::string& link) {
    return base::lzDecompressed(link.substr(kPage.size()), 100'000).value_or("");
}

TEST(TakLink, HoldsTheGameAsPtn) {
    const auto link = linkOf(
        "[Player1 \"Ann & Bo\"]\n[Player2 \"J\u00fcrgen 100%\"]\n[Size \"5\"]\n[Komi \"2\"]\n[Result "
        "\"R-0\"]\n\n"
        "1. a5 e1\n2. c3 c4?\n3. c3+ b1\n");
    ASSERT_TRUE(link) << link.error().describe();
    EXPECT_EQ(link->substr(0, kPage.size()), kPage);
    EXPECT_EQ(link->find_first_of(" \"[]&/?#\n%", kPage.size()), std::string::npos) << *link;
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
    for (int i = 3; i < 4000; ++i) ptn += std::to_string(i) + (i % 2 != 0 ? ". c3> c4>\n" : ". d3< d4<\n");
    for (const std::size_t page : {0U, 1U}) {
        const auto link = linkOf(ptn, page);
        ASSERT_FALSE(link);
        EXPECT_THAT(link.error().describe(), HasSubstr("too long for a link"));
    }
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

TEST(TakLink, ToPlaytakHoldsBareTurns) {
    const auto link = playtakLinkOf(
        "[Player1 \"Ann \\\"A\\\" & Bo\"]\n[Player2 \"J\u00fcrgen 100%\"]\n[Size \"4\"]\n[Komi \"2\"]\n[Site "
        "\"At "
        "home\"]\n\n1. a1 d4 {well}\n2. Sb2 Cc2? --\n");
    ASSERT_FALSE(link) << "a board of 4 has no capstones";
    const auto good = playtakLinkOf(
        "[Player1 \"Ann \\\"A\\\" & Bo\"]\n[Player2 \"J\u00fcrgen 100%\"]\n[Size \"5\"]\n[Komi \"2\"]\n[Site "
        "\"At "
        "home\"]\n\n1. a1 e5 {well}\n2. Sb2 Cc2?\n3. d4 c2<*\n");
    ASSERT_TRUE(good) << good.error().describe();
    const std::string before = "https://playtak.com/?load=";
    EXPECT_EQ(good->substr(0, before.size()), before);
    EXPECT_EQ(good->find_first_of(" \"[]&/?#\n+", before.size()), std::string::npos) << *good;
    const auto read = readGameLink(*good);
    ASSERT_TRUE(read && *read);
    EXPECT_THAT((*read)->ptn, HasSubstr("[Player1 \"Ann 'A' & Bo\"]"));
    EXPECT_THAT((*read)->ptn, HasSubstr("\n1. a1 e5\n2. Sb2 Cc2\n3. d4 c2<"));
    EXPECT_THAT((*read)->ptn, Not(HasSubstr("*")));
    EXPECT_THAT((*read)->ptn, Not(HasSubstr("Site")));
    const auto again = TakKind().read(*good, "link", {});
    ASSERT_TRUE(again) << again.error().describe();
    EXPECT_EQ(again->game.turns.size(), 7U);
}

TEST(TakLink, ToPlaytakNeedsTheUsualStart) {
    for (const char* ptn : {"[Size \"5\"]\n[Opening \"no-swap\"]\n\n1. a1 e5\n",
                            "[Size \"5\"]\n[Opening \"double black stack\"]\n\n1. 2a1 e5\n",
                            "[TPS \"1,x3/x4/x4/x3,2 1 2\"]\n\n2. b2 b3\n"}) {
        const auto link = playtakLinkOf(ptn);
        ASSERT_FALSE(link) << ptn;
        EXPECT_THAT(link.error().describe(), HasSubstr("empty board"));
        EXPECT_TRUE(linkOf(ptn)) << "the other page knows them";
    }
}

}  // namespace
}  // namespace tak::play
