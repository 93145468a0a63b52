#include <gtest/gtest.h>

#include "games/tak/table/Solids.h"
#include "scene/SoundMoment.h"

namespace tak::table {
namespace {

using Kind = scene::SoundMoment::Kind;
using scene::Ground;
using scene::Stance;

const char* captionOf(Kind kind, scene::Contact contact = {}) {
    const auto table = test::tableFor(play::TakState{rules::Position(rules::Setup::standard(5))});
    return table->caption({.kind = kind, .contact = contact});
}

TEST(TakCaptions, TellHowPiecesLand) {
    EXPECT_STREQ(captionOf(Kind::Land), "stone laid");
    EXPECT_STREQ(captionOf(Kind::Land, {Ground::Piece, Stance::Lying}), "stone laid on others");
    EXPECT_STREQ(captionOf(Kind::Land, {Ground::Table, Stance::OnEdge}), "stone stood up");
    EXPECT_STREQ(captionOf(Kind::Land, {Ground::Table, Stance::OnFoot}), "heavy piece set down");
    EXPECT_STREQ(captionOf(Kind::Land, {Ground::Piece, Stance::OnFoot}), "heavy piece set on others");
    EXPECT_STREQ(captionOf(Kind::Land, {Ground::Supply, Stance::OnFoot}), "piece taken off the board");
}

TEST(TakCaptions, TellOfStacksAndFallingWalls) {
    EXPECT_STREQ(captionOf(Kind::Onwards), "stack moves");
    EXPECT_STREQ(captionOf(Kind::Tip), "stone falls over");
    EXPECT_EQ(captionOf(Kind::Lift), nullptr);
}

}  // namespace
}  // namespace tak::table
