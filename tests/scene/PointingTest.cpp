// What a ray points at while a turn is being entered, and what is seen through meanwhile.
#include "scene/Pointing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "scene/Slabs.h"
#include "scene/TableScene.h"

namespace scene::test {
namespace {

using game::PieceState;
using game::Place;

constexpr float kLift = 0.1F;  // metres
constexpr Place kAround{kBoard, 30, 0};

/// Slabs on squares that can be pointed at; a hand holds pieces high above them.
class Table final : public TableModel {
  public:
    Table(bool hides, bool ground) : hides_(hides), ground_(ground) {
        for (std::uint16_t spot = 0; spot < 20; ++spot)
            spots_.push_back({{kBoard, spot, 0},
                              slabs_.rest(piece(0, spot, 0, kFaceUp)).position,
                              glm::vec2(kSquare / 2)});
        // Around everything, below it.
        spots_.push_back(
            {.place = kAround, .center = {0, -1, 0}, .halfSize = {100, 100}, .onlyWanted = true});
    }
    const MeshSet& meshes() const override { return slabs_.meshes(); }
    const std::vector<DrawItem>& furniture() const override { return slabs_.furniture(); }
    const std::vector<Lamp>& lamps() const override { return slabs_.lamps(); }
    const std::vector<PickSpot>& spots() const override { return spots_; }
    Look look(const PieceState& piece) const override { return slabs_.look(piece); }
    Pose rest(const PieceState& piece) const override { return slabs_.rest(piece); }
    Pose inHand(const PieceState& piece) const override {
        Pose pose = slabs_.rest(piece);
        pose.position.y += kLift;
        return pose;
    }
    float heightOf(const PieceState& piece) const override { return slabs_.heightOf(piece); }
    Contact contact(const PieceState&) const override { return {}; }
    Pose highlight(Place place) const override {
        return {slabs_.rest(piece(0, place.spot, place.level, kFaceUp)).position};
    }
    MeshId highlightMesh(Place, HighlightStyle) const override { return MeshId(0); }
    MeshId discMesh() const override { return MeshId(0); }
    float fieldRadius() const override { return 1; }
    std::vector<glm::vec3> outline() const override { return {}; }
    bool hidesInHand(const PieceState&) const override { return hides_; }
    bool marksGround() const override { return ground_; }

  private:
    Slabs slabs_;
    std::vector<PickSpot> spots_;
    bool hides_;
    bool ground_;
};

TEST(PickSpots, SomeCountOnlyWhileTheyAreWanted) {
    TableScene scene;
    scene.reset(std::make_shared<Table>(false, false), {piece(0, 15, 0, kFaceUp)});
    const Ray beside{{50, 10, 50}, {0, -1, 0}};
    EXPECT_FALSE(scene.pick(beside));
    EXPECT_EQ(scene.pick(beside, std::vector{kAround}), kAround);
}

constexpr Place at(std::uint16_t spot) { return {kBoard, spot, 0}; }

class PointingTest : public testing::Test {
  protected:
    /// The piece of spot 15 is in the hand, the one of spot 5 lies behind it for who looks from the front.
    void hold(bool hides, bool ground = false) {
        scene_.reset(std::make_shared<Table>(hides, ground),
                     {piece(0, 15, 0, kFaceUp), piece(1, 5, 0, kFaceUp)});
        scene_.showInput({.preview = {{piece(0, 15, 0, kFaceUp), true}}, .targets = {at(5)}});
        scene_.finishAnimations();
    }
    /// From the front through the middle of the held piece to the ground behind it.
    [[nodiscard]] static Ray throughHeld() {
        const glm::vec3 held = piecePosition(15) + glm::vec3(0, kLift + kHeight / 2, 0);
        const glm::vec3 behind = piecePosition(5);
        return {held + (held - behind) * 3.0F, glm::normalize(behind - held)};
    }
    [[nodiscard]] static glm::vec3 piecePosition(std::uint16_t spot) {
        return Slabs().rest(piece(0, spot, 0, kFaceUp)).position;
    }
    [[nodiscard]] std::optional<Place> pointed(std::vector<Place> wanted, EntryCounts entry) const {
        return scene_.pick(throughHeld(), wanted, entry);
    }
    TableScene scene_;
};

TEST_F(PointingTest, APieceInTheHandStandsForItsPlaceUnlessATargetIsSeenBehindIt) {
    hold(false);
    EXPECT_EQ(pointed({}, EntryCounts::Yes), at(15));
    EXPECT_EQ(pointed({at(5)}, EntryCounts::Yes), at(5));
    EXPECT_EQ(pointed({}, EntryCounts::No), at(5)) << "while it is dragged, it hides nothing";
}

TEST_F(PointingTest, ACardThatIsHeldUpIsMeantWhateverLiesBehindIt) {
    hold(true);
    EXPECT_EQ(pointed({at(5)}, EntryCounts::Yes), at(15));
}

TEST_F(PointingTest, AGhostIsAsGoodAsThePlaceToWhichItWouldCome) {
    scene_.reset(std::make_shared<Table>(false, false), {piece(0, 19, 0, kFaceUp)});
    PieceState ghost = piece(0, 15, 0, kFaceUp);
    ghost.shape = kTall;
    const glm::vec3 head = piecePosition(15) + glm::vec3(0, kTallHeight * 0.9F, 0);
    const glm::vec3 behind = piecePosition(5);
    const Ray ray{head + (head - behind) * 3.0F, glm::normalize(behind - head)};
    EXPECT_EQ(scene_.pick(ray, {}, EntryCounts::Yes), at(5));
    scene_.showInput({.ghosts = {ghost}});
    EXPECT_EQ(scene_.pick(ray, {}, EntryCounts::Yes), at(15));
    EXPECT_EQ(scene_.pick(ray, {}, EntryCounts::No), at(5));
    EXPECT_EQ(scene_.pick(ray, std::vector{at(5)}, EntryCounts::Yes), at(5))
        << "the pointer goes on to a target";
}

TEST_F(PointingTest, MarksLieOnTheGroundAndWhatStandsBeforeThemIsSeenThrough) {
    const auto lowestMarkAndOpacity = [&](bool ground) {
        hold(false, ground);
        DrawList list;
        list.camera.eye = throughHeld().origin;
        scene_.draw(list);
        float opacity = 1;
        float mark = 1;
        for (const DrawItem& item : list.items) {
            const glm::vec3 position(item.transform[3]);
            if (position.y > kLift / 2) opacity = item.color.a;
            if (!item.castsShadow) mark = std::min(mark, position.y);
        }
        return std::pair(mark, opacity);
    };
    const auto [onPiece, whole] = lowestMarkAndOpacity(false);
    EXPECT_GT(onPiece, kHeight / 2) << "on top of the piece there";
    EXPECT_EQ(whole, 1);
    const auto [onGround, glass] = lowestMarkAndOpacity(true);
    EXPECT_LT(onGround, kHeight / 2);
    EXPECT_LT(glass, 0.9F);
}

/// Three flat pieces on spot 15 hide the one of spot 5 only together; the eye is low before them.
TEST_F(PointingTest, AWholeColumnTurnsToGlassBeforeWhatIsPointedAt) {
    const auto opacities = [&](bool ground, bool byKeys) {
        scene_.reset(std::make_shared<Table>(false, ground),
                     {piece(0, 15, 0, kFaceUp), piece(1, 15, 1, kFaceUp), piece(2, 15, 2, kFaceUp),
                      piece(3, 5, 0, kFaceUp)});
        (byKeys ? scene_.setCursor(at(5)) : scene_.setHover(at(5)));
        DrawList list;
        list.camera.eye =
            piecePosition(15) + (piecePosition(15) - piecePosition(5)) * 4.0F + glm::vec3(0, 3 * kHeight, 0);
        scene_.draw(list);
        std::vector<float> found;
        for (const DrawItem& item : list.items)
            if (item.castsShadow && glm::distance(glm::vec3(item.transform[3]), piecePosition(15)) < 0.03F)
                found.push_back(item.color.a);
        return found;
    };
    for (const bool byKeys : {false, true}) {
        for (const float opacity : opacities(false, byKeys)) EXPECT_EQ(opacity, 1);
        const std::vector<float> column = opacities(true, byKeys);
        ASSERT_EQ(column.size(), 3U);
        for (const float opacity : column) {
            EXPECT_LT(opacity, 0.9F);
            EXPECT_EQ(opacity, column.front()) << "not piece by piece";
        }
    }
}

}  // namespace
}  // namespace scene::test
