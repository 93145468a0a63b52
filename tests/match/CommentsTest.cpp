// Comments that only one player may read before the end.

#include "match/Comments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

using game::PlayerId;
using game::Viewer;
using testing::ElementsAre;

const std::vector<std::string> kBoth{"for all", "[%seat 2] c3 is a five", "[%seat 1]mine"};

TEST(Comments, EachPlayerReadsHisOwnAndThoseForAll) {
    EXPECT_EQ(commentSeenBy(kBoth, PlayerId(0)), "for all\nmine");
    EXPECT_EQ(commentSeenBy(kBoth, PlayerId(1)), "for all\nc3 is a five");
    EXPECT_EQ(commentSeenBy(kBoth, Viewer::onlooker()), "for all");
    EXPECT_EQ(commentSeenBy(kBoth, Viewer::record()), "for all\nc3 is a five\nmine");
    EXPECT_THAT(commentsHiddenFrom(kBoth, PlayerId(1)), ElementsAre("[%seat 1]mine"));
    EXPECT_TRUE(commentsHiddenFrom(kBoth, Viewer::record()).empty());
}

TEST(Comments, AreMarkedByAnExactTagAtTheirBeginning) {
    EXPECT_EQ(seatOf(seatTag(PlayerId(3)) + " x"), PlayerId(3));
    for (const char* text : {"", "[%seat ", "[%seat 2", "[%seat 0] x", "[%seat 12] x", "[%seat x] y",
                             "x [%seat 2]", "[%csl Ga1] x"})
        EXPECT_FALSE(seatOf(text)) << text;
}

}  // namespace
}  // namespace match
