// Marks are drawn over a table at rest, and replaced as a whole.

#include <gtest/gtest.h>

#include <memory>

#include "scene/Slabs.h"
#include "scene/TableScene.h"

namespace scene::test {
namespace {

using game::PieceState;
using game::Place;

constexpr Place kPlace{kBoard, 3, 0};

PieceState lying(std::uint16_t spot) {
    return {.id = game::PieceId(0), .face = kFaceUp, .place = {kBoard, spot, 0}};
}

class MarksTest : public testing::Test {
  protected:
    MarksTest() { scene_.reset(std::make_shared<Slabs>(), {lying(0)}); }
    [[nodiscard]] std::size_t drawn() const {
        DrawList list;
        scene_.draw(list);
        return list.items.size();
    }
    TableScene scene_;
};

TEST_F(MarksTest, ReplaceThoseBefore) {
    const std::size_t plain = drawn();
    EXPECT_TRUE(scene_.setMarks({.advice = {kPlace}}));
    const std::size_t advised = drawn();
    EXPECT_GT(advised, plain);
    EXPECT_FALSE(scene_.setMarks({.advice = {kPlace}})) << "they are there already";
    EXPECT_TRUE(scene_.setMarks({.ideas = {{.piece = lying(5)}}}));
    EXPECT_EQ(drawn(), plain + 1) << "a piece in place of the highlight";
    EXPECT_TRUE(scene_.setMarks({.ideas = {{.piece = lying(5), .from = kPlace}}}));
    EXPECT_GT(drawn(), plain + 1) << "with an arc";
    EXPECT_TRUE(scene_.setMarks({}));
    EXPECT_EQ(drawn(), plain);
}

TEST_F(MarksTest, WordsOverThePictureDoNotChangeIt) {
    const std::size_t plain = drawn();
    EXPECT_FALSE(scene_.setMarks({.counts = {{kPlace, 2}}, .labels = {{kPlace, "60 %"}}}));
    EXPECT_EQ(scene_.marks().counts.size(), 1U);
    EXPECT_EQ(scene_.marks().labels.front().text, "60 %");
    EXPECT_EQ(drawn(), plain);
}

TEST_F(MarksTest, AreNotSeenWhileATurnIsShown) {
    const std::size_t plain = drawn();
    (void)scene_.setMarks({.signs = {{kPlace}}, .ideas = {{.piece = lying(5)}}});
    ASSERT_GT(drawn(), plain);
    scene_.play({{{.hops = {{lying(0), lying(3), 0}}}}}, false);
    scene_.update(1 / 60.0F);
    ASSERT_TRUE(scene_.busy());
    EXPECT_EQ(drawn(), plain);
    scene_.finishAnimations();
    EXPECT_GT(drawn(), plain);
}

TEST_F(MarksTest, SignsAreLeftOutOfPhotographs) {
    const std::size_t plain = drawn();
    (void)scene_.setMarks({.signs = {{kPlace}}});
    EXPECT_TRUE(scene_.showMarks(false));
    EXPECT_EQ(drawn(), plain);
}

TEST_F(MarksTest, APieceThatHidesAnAdvisedOneIsSeenThrough) {
    const PieceState advised = lying(5);
    const PieceState tall{.id = game::PieceId(1), .shape = kTall, .face = kFaceUp, .place = {kBoard, 15, 0}};
    scene_.reset(std::make_shared<Slabs>(), {advised, tall});
    const auto opacityOfTall = [&](glm::vec3 eye) {
        DrawList list;
        list.camera.eye = eye;
        scene_.draw(list);
        for (const DrawItem& item : list.items)
            if (item.mesh == MeshId(1)) return item.color.a;
        return 0.0F;
    };
    const glm::vec3 low(5 * kSquare, 0.04F, 0.6F);
    const glm::vec3 above(5 * kSquare, 1, 0.1F);
    EXPECT_EQ(opacityOfTall(low), 1);
    (void)scene_.setMarks({.advice = {advised.place}});
    EXPECT_LT(opacityOfTall(low), 0.6F);
    EXPECT_GT(opacityOfTall(low), 0.2F) << "one knows that something is there";
    EXPECT_EQ(opacityOfTall(above), 1) << "it hides nothing";
    (void)scene_.setMarks({.advice = {tall.place}});
    EXPECT_EQ(opacityOfTall(low), 1) << "it is advised itself";
}

}  // namespace
}  // namespace scene::test
