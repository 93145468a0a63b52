#include "app/play/PageLink.h"

#include <gtest/gtest.h>

#include <string>

#include "base/LzString.h"

namespace {

using app::PageLink;
using app::pageLinkTo;
using app::readPageLink;

constexpr const char* kPage = "https://example.org/table/";
constexpr const char* kGame = "[Size \"5\"]\n[Player1 \"Ann\"]\n\n1. a1 e5\n2. c3 c4\n";

TEST(PageLinks, BringAGameAtItsTurn) {
    const auto link = pageLinkTo(kPage, {.text = kGame, .ply = 3});
    ASSERT_TRUE(link) << link.error().describe();
    EXPECT_EQ(link->find(kPage), 0U);
    EXPECT_EQ(link->find_first_of(" \n\"%"), std::string::npos) << "chats leave it whole: " << *link;
    const std::string afterHash = link->substr(link->find('#') + 1);
    for (const std::string& given : {*link, *link + "\n", afterHash}) {
        const auto read = readPageLink(given);
        ASSERT_TRUE(read && *read) << given;
        EXPECT_EQ((*read)->text, kGame);
        EXPECT_EQ((*read)->ply, 3);
    }
    const auto atStart = readPageLink(*pageLinkTo(kPage, {.text = kGame}));
    ASSERT_TRUE(atStart && *atStart);
    EXPECT_EQ((*atStart)->ply, -1);
}

TEST(PageLinks, OtherTextsAreNone) {
    for (const char* text : {"", kGame, "x5/x5/x5/x5/x5 1 1", "https://ptn.ninja/NoZQ&ply=3!", "game",
                             "#game=", "notes #game=NoZQ"}) {
        const auto read = readPageLink(text);
        EXPECT_TRUE(read && !*read) << text;
    }
}

TEST(PageLinks, APartThatIsMissingIsAnError) {
    const std::string link = *pageLinkTo(kPage, {.text = kGame});
    EXPECT_FALSE(readPageLink(link.substr(0, link.size() - 9)));
    EXPECT_FALSE(readPageLink(std::string(kPage) + "#game="));
    EXPECT_FALSE(readPageLink("game=%3Cscript%3E"));
}

TEST(PageLinks, ATurnThatIsNoNumberIsTheStart) {
    for (const char* ply : {"x", "-4", "99999999999999999999", "3!", ""}) {
        const auto read = readPageLink("game=" + base::lzCompressed(kGame) + "&ply=" + ply);
        ASSERT_TRUE(read && *read) << ply;
        EXPECT_EQ((*read)->ply, -1) << ply;
    }
}

TEST(PageLinks, AGameThatIsTooLongIsRefused) {
    std::string text;
    for (int i = 0; i < 40'000; ++i) text += std::to_string(i * 7919 % 10'007);
    EXPECT_FALSE(pageLinkTo(kPage, {.text = text}));
}

}  // namespace
