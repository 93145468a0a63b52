#include "games/tak/play/GameLink.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/LzString.h"
#include "games/tak/play/TakKind.h"

namespace tak::play {
namespace {

using ::testing::HasSubstr;

constexpr const char* kPtn =
    "[Size \"5\"]\n\n1. a1 e5\n2. c3 c4\n3. d3 d4\n\n{2w1}\n2. b2 b4\n3. a2\n\n{2w1/side}\n"
    "2. -- d5\n3. e3\n";

std::string compressed(const std::string& ptn = kPtn) {
    return "https://ptn.ninja/" + base::lzCompressed(ptn);
}

/// The link's content; fails the test if there is none.
GameLink linkIn(const std::string& text) {
    const auto link = readGameLink(text);
    EXPECT_TRUE(link && *link) << text;
    return link && *link ? **link : GameLink{};
}

/// The turns up to the position to which the link leads.
std::string shown(const std::string& text) {
    const auto reading = TakKind().read(text, "link", {});
    if (!reading) return reading.error().describe();
    if (!reading->shown) return "anywhere";
    std::string turns;
    for (std::size_t turn = *reading->shown; turn != 0; turn = reading->game.turns[turn].parent)
        turns = reading->game.turns[turn].notation + (turns.empty() ? "" : " ") + turns;
    return turns;
}

TEST(GameLink, OfPtnNinjaIsCompressed) {
    EXPECT_EQ(linkIn(compressed()).ptn, kPtn);
    for (const std::string& around : {"<" + compressed() + ">", " " + compressed() + "\r\n"})
        EXPECT_EQ(linkIn(around).ptn, kPtn);
    const std::string path = compressed().substr(std::string("https://").size());
    for (const std::string& host : {"HTTP://", "http://www.", "https://v2.", "", "Https://WWW."})
        EXPECT_EQ(linkIn(host + path).ptn, kPtn) << host;
}

/// A link that the page made.
TEST(GameLink, OfPtnNinjaHasANameAPlyAndSettings) {
    const GameLink link = linkIn(
        "https://ptn.ninja/"
        "NoZQlgXgpgBARAZjgXQFDANIHsC2Z4AMAdAKwroAKANgIYCeUATgIzwCCAdh+cNfUwCZ4AISzlUzIjBqsAxgl"
        "QCpAIyHKFCFQIDU0hDFRA&name=LITwBA5ghgtgpkA&theme=CYSwzgxg9gTsQ");
    EXPECT_THAT(link.ptn, HasSubstr("[Player1 \"Ann\"]"));
    EXPECT_EQ(link.name, "My game");
    EXPECT_FALSE(link.turns);
    EXPECT_EQ(linkIn(compressed() + "&name=Game%20of%20two&ply=3").name, "Game of two");
    EXPECT_EQ(linkIn(compressed() + "&ply=3").turns, 3);
    EXPECT_EQ(linkIn(compressed() + "&ply=3!").turns, 4);
    EXPECT_EQ(linkIn(compressed() + "&ply=3%21&axisLabels=false").turns, 4);
    for (const char* ply : {"", "x", "-1", "99999999999999", "!"})
        EXPECT_FALSE(linkIn(compressed() + "&ply=" + ply).turns) << ply;
    EXPECT_EQ(linkIn(compressed() + "&targetBranch=" + base::lzCompressed("2w1/side")).branch, "2w1/side");
    EXPECT_EQ(linkIn(compressed() + "?utm_source=chat").ptn, kPtn);
}

TEST(GameLink, LeadsToATurnOfABranch) {
    EXPECT_EQ(shown(compressed()), "anywhere");
    EXPECT_EQ(shown(compressed() + "&ply=0"), "");
    EXPECT_EQ(shown(compressed() + "&ply=0!"), "a1");
    EXPECT_EQ(shown(compressed() + "&ply=3"), "a1 e5 c3");
    EXPECT_EQ(shown(compressed() + "&ply=99!"), "a1 e5 c3 c4 d3 d4");
    EXPECT_EQ(shown(compressed() + "&targetBranch=2w1&ply=3!"), "a1 e5 b2 b4");
    EXPECT_EQ(shown(compressed() + "&targetBranch=2w1"), "a1 e5 b2");
    EXPECT_EQ(shown(compressed() + "&targetBranch=" + base::lzCompressed("2w1/side") + "&ply=4!"),
              "a1 e5 b2 d5 e3");
    EXPECT_EQ(shown(compressed() + "&targetBranch=nowhere&ply=3!"), "a1 e5 c3 c4") << "the main line";
}

TEST(GameLink, OfOlderPagesIsPercentEncoded) {
    const std::string encoded = "%5BSize%20%225%22%5D%0A%0A1.%20a1%20e5%0A2.%20c3%20c4";
    const std::string ptn = "[Size \"5\"]\n\n1. a1 e5\n2. c3 c4";
    for (const std::string& before :
         {"https://ptn.ninja/", "http://ptn.ninja/#", "http://ptn.ninja/#/", "https://ptn.ninja/?#/"}) {
        EXPECT_EQ(linkIn(before + encoded).ptn, ptn) << before;
        EXPECT_EQ(linkIn(before + base::lzCompressed(ptn)).ptn, ptn) << before;
        EXPECT_EQ(linkIn(before + encoded + "&name=Game&ply=1!").turns, 2) << before;
    }
    // Some pages leave the characters as they are that an address may have.
    EXPECT_EQ(linkIn("https://ptn.ninja/%5BSize%20%225%22%5D%0A1.%20a1%20e5?%0A2.%20c3?!%20c4").ptn,
              "[Size \"5\"]\n1. a1 e5?\n2. c3?! c4");
}

TEST(GameLink, OfPlaytakIsPercentEncoded) {
    const std::string ptn = "[Size \"5\"] [Player1 \"Ann & Bo\"] 1. a1 e5? 2. c3 c4";
    for (const char* before : {"https://playtak.com/?load=", "http://www.playtak.com/?load=",
                               "playtak.com?load=", "https://beta.playtak.com/?load="})
        EXPECT_EQ(
            linkIn(before + std::string("%5BSize%20%225%22%5D%20%5BPlayer1%20%22Ann%20&%20Bo%22%5D%201.%20a1%"
                                        "20e5?%202.%20c3%20c4"))
                .ptn,
            ptn)
            << before;
    EXPECT_EQ(
        TakKind()
            .read("https://playtak.com/?load=" + std::string("%5BSize%20%225%22%5D%201.%20a1%20e5"), "x", {})
            ->game.turns.size(),
        3U);
    EXPECT_TRUE(TakKind().claims("https://playtak.com/?load=%5B", ""));
}

TEST(GameLink, SaysWhyItHoldsNoGame) {
    const std::string link = compressed();
    const std::string cut = link.substr(0, link.size() - 20);
    EXPECT_THAT(shown(cut), HasSubstr("not copied"));
    EXPECT_FALSE(TakKind().missingOption(cut, {})) << "no size of the board would help";
    EXPECT_THAT(shown("https://ptn.ninja/help"), HasSubstr("no whole game"));
    EXPECT_THAT(shown("https://url.ptn.ninja/s/4aB2"), HasSubstr("short link"));
    EXPECT_THAT(shown("https://ptn.ninja/" + base::lzCompressed(std::string(2'000'000, ' '))),
                HasSubstr("no whole game"));
    EXPECT_TRUE(TakKind().claims(cut, "")) << "so that the player is told";
}

TEST(GameLink, OtherTextsAreNone) {
    for (const char* text :
         {"", "https://example.org/%5B", "x3/x3/x3 1 1", "see https://ptn.ninja/ there", "ptn.ninja",
          "https://notptn.ninja/abc", "https://ptn.ninja.example.org/abc",
          "https://playtak.com/games/12/view", "https://playtak.com/", "https://playtak.com/?load"})
        EXPECT_FALSE(isGameLink(text)) << text;
    EXPECT_EQ(linkIn("http://www.ptn.ninja/a%2fb%zz%4").ptn, "a/b%zz%4");
}

}  // namespace
}  // namespace tak::play
