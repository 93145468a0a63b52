// A turn of several stages is seen stage by stage.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "scene/Slabs.h"
#include "scene/TableScene.h"

namespace scene::test {
namespace {

using game::Manner;
using game::PieceState;
using game::Reason;

constexpr float kFrame = 1 / 60.0F;  // seconds

PieceState slab(std::uint16_t id, std::uint16_t spot, game::Face face) {
    return {.id = game::PieceId(id), .face = face, .place = {kBoard, spot, 0}};
}

/// A slab shows its other side, moves over three squares, and hides it again.
game::Transition shownThenMovedThenHidden() {
    const PieceState hidden = slab(0, 0, kFaceDown);
    const PieceState shown = slab(0, 0, kFaceUp);
    const PieceState farther = slab(0, 3, kFaceUp);
    return {{{.hops = {{hidden, shown, 0, Manner::TurnOver}}, .reason = Reason::Show},
             {.hops = {{shown, farther, 1}}},
             {.hops = {{farther, slab(0, 3, kFaceDown), 0, Manner::TurnOver}}, .reason = Reason::Hide}}};
}

/// What is seen of the first piece in each frame of a turn.
struct Frame {
    game::Face face;  ///< as drawn
    float x;          ///< metres
    bool rests;       ///< lies as it will while it is shown
};

class Stages : public testing::TestWithParam<bool> {
  protected:
    Stages() {
        scene_.setCalm(GetParam());
        scene_.reset(std::make_shared<Slabs>(), {slab(0, 0, kFaceDown), slab(1, 7, kFaceUp)});
    }
    std::vector<Frame> play(bool backwards) {
        scene_.play(shownThenMovedThenHidden(), backwards);
        std::vector<Frame> frames;
        while (scene_.busy() && frames.size() < 1000) {
            scene_.update(kFrame);
            DrawList list;
            scene_.draw(list);
            const DrawItem& item = list.items[0];
            frames.push_back({static_cast<game::Face>(item.material.value), item.transform[3].x,
                              item.transform == Slabs().rest(slab(0, 0, kFaceUp)).matrix()});
        }
        return frames;
    }
    TableScene scene_;
};
INSTANTIATE_TEST_SUITE_P(Moves, Stages, testing::Bool(),
                         [](const auto& calm) { return std::string(calm.param ? "Fading" : "Travelling"); });

TEST_P(Stages, AreShownInOrder) {
    const std::vector<Frame> frames = play(false);
    ASSERT_LT(frames.size(), 1000U);
    EXPECT_EQ(frames.front().face, kFaceDown);
    for (const Frame& frame : frames)
        if (frame.x > 0.001F && frame.x < 3 * kSquare - 0.001F) EXPECT_EQ(frame.face, kFaceUp);
    EXPECT_EQ(frames.back().face, kFaceDown);
    EXPECT_NEAR(frames.back().x, 3 * kSquare, 1e-4F);
}

TEST_P(Stages, GiveTimeToReadWhatTheyShow) {
    const auto resting = [](const std::vector<Frame>& frames) {
        return std::count_if(frames.begin(), frames.end(), [](const Frame& frame) { return frame.rests; });
    };
    EXPECT_GT(resting(play(false)), 60) << "a second";
    EXPECT_LT(resting(play(true)), 20) << "taken back, there is nothing new to read";
}

TEST_P(Stages, AreTakenBackFromTheLastToTheFirst) {
    (void)play(false);
    const std::vector<Frame> frames = play(true);
    ASSERT_LT(frames.size(), 1000U);
    for (const Frame& frame : frames)
        if (frame.x > 0.001F && frame.x < 3 * kSquare - 0.001F) EXPECT_EQ(frame.face, kFaceUp);
    EXPECT_EQ(frames.back().face, kFaceDown);
    EXPECT_NEAR(frames.back().x, 0, 1e-4F);
}

TEST_P(Stages, OfOneTurnDoNotHurryEachOther) {
    const std::size_t alone = play(false).size();
    scene_.finishAnimations();
    (void)play(true);
    scene_.play(shownThenMovedThenHidden(), false);
    scene_.play({{{.hops = {{slab(1, 7, kFaceUp), slab(1, 8, kFaceUp), 1}}}}}, false);
    std::size_t frames = 0;
    while (scene_.busy() && frames < 1000) {
        scene_.update(kFrame);
        ++frames;
    }
    EXPECT_LT(frames, alone) << "a turn that waits speeds up the one before";
}

/// Another viewer may know the same pieces by other ids; they stay where they are for him, too.
TEST_P(Stages, AnotherViewerSeesTheSamePiecesInTheirPlaces) {
    const auto places = [&] {
        DrawList list;
        scene_.draw(list);
        std::vector<float> xs;
        for (const DrawItem& item : list.items) xs.push_back(item.transform[3].x);
        std::sort(xs.begin(), xs.end());
        return xs;
    };
    scene_.update(kFrame);
    const std::vector<float> before = places();
    scene_.showAnew({slab(0, 7, kFaceUp), slab(1, 0, kFaceDown)});
    for (int frame = 0; frame < 120; ++frame) {
        scene_.update(kFrame);
        const std::vector<float> now = places();
        ASSERT_EQ(now.size(), before.size());
        for (std::size_t i = 0; i < now.size(); ++i) ASSERT_NEAR(now[i], before[i], 1e-4F) << frame;
    }
    // From here on the new ids count.
    scene_.play({{{.hops = {{slab(0, 7, kFaceUp), slab(0, 8, kFaceUp), 1}}}}}, false);
    scene_.finishAnimations();
    EXPECT_NEAR(places().back(), 8 * kSquare, 1e-4F);
}

}  // namespace
}  // namespace scene::test
