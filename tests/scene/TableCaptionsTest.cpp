#include <gtest/gtest.h>

#include "scene/Slabs.h"
#include "scene/SoundMoment.h"

namespace scene {
namespace {

using Kind = SoundMoment::Kind;

const char* captionOf(Kind kind, Ground ground = Ground::Table) {
    return test::Slabs().caption({.kind = kind, .contact = {.ground = ground}});
}

TEST(TableCaptions, SuitAnyPieces) {
    EXPECT_STREQ(captionOf(Kind::Land), "piece set down");
    EXPECT_STREQ(captionOf(Kind::Land, Ground::Piece), "piece set down on others");
    EXPECT_STREQ(captionOf(Kind::Land, Ground::Supply), "piece put away");
    EXPECT_STREQ(captionOf(Kind::Onwards), "pieces move on");
    EXPECT_STREQ(captionOf(Kind::Exchange), "pieces change places");
    EXPECT_STREQ(captionOf(Kind::Tip), "piece falls over");
}

TEST(TableCaptions, AreNoneForSoundsThatTellNothing) {
    EXPECT_EQ(captionOf(Kind::Lift), nullptr);
    EXPECT_EQ(captionOf(Kind::Light), nullptr);
}

}  // namespace
}  // namespace scene
