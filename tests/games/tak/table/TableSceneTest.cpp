#include "scene/TableScene.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Tps.h"
#include "games/tak/table/MoveBuilder.h"
#include "games/tak/table/Solids.h"
#include "scene/camera/OrbitCamera.h"
#include "support/Extent.h"
#include "support/Transforms.h"

namespace tak::table {
namespace {

using game::PieceState;
using game::Place;
using game::Transition;
using play::TakState;
using scene::TableScene;

/// The transforms of the drawn pieces, by PieceId. The draw list has them after the furniture.
std::vector<glm::mat4> drawn(TableScene& scene) {
    scene::DrawList list;
    scene.draw(list);
    std::vector<glm::mat4> transforms;
    for (std::size_t i = scene.model().furniture().size(); i < list.items.size(); ++i)
        transforms.push_back(list.items[i].transform);
    return transforms;
}

void expectAtRest(TableScene& scene, const std::vector<PieceState>& pieces) {
    const auto transforms = drawn(scene);
    ASSERT_GE(transforms.size(), pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i)
        ASSERT_TRUE(support::samePlace(transforms[i], scene.model().rest(pieces[i]).matrix()))
            << "piece " << i;
}

void expectFinite(TableScene& scene) {
    for (const glm::mat4& m : drawn(scene))
        for (int c = 0; c < 4; ++c)
            for (int r = 0; r < 4; ++r) ASSERT_TRUE(std::isfinite(m[c][r]));
}

/// Waits until everything is at rest.
void wait(TableScene& scene) {
    for (int i = 0; i < 6000 && scene.update(1 / 30.0F); ++i) {
    }
}

class Scene : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(EverySize, Scene, testing::Range(rules::kMinSize, rules::kMaxSize + 1));

TEST_P(Scene, EverythingComesToRestAfterAnyInput) {
    for (int game = 0; game < 6; ++game) {
        base::Random random(static_cast<std::uint64_t>(GetParam() * 100 + game));
        TakState state = test::someState(random, GetParam(), static_cast<int>(random.below(60)));
        TableScene scene;
        scene.reset(test::tableFor(state), state.pieces());
        expectAtRest(scene, state.pieces());
        MoveBuilder input;
        input.reset(state);
        int plies = 0;
        for (int step = 0; step < 300; ++step) {
            switch (random.below(14)) {
                case 0:
                case 1:
                case 2:
                    if (state.outcome().over) break;
                    scene.play(state.apply(test::someAction(state, random)), false);
                    ++plies;
                    input.reset(state);
                    scene.showInput(input.view({}));
                    break;
                case 3:
                    if (plies == 0) break;
                    scene.play(state.undo(), true);
                    --plies;
                    input.reset(state);
                    scene.showInput(input.view({}));
                    break;
                case 4:
                    for (int i = 0; i < 5 && plies > 0; ++i, --plies) state.undo();
                    for (int i = 0; i < 3 && !state.outcome().over; ++i, ++plies)
                        state.apply(test::someAction(state, random));
                    scene.regroupTo(state.pieces());
                    input.reset(state);
                    break;
                case 5: {
                    const float speeds[] = {0, 0.5F, 1, 4};
                    scene.setSpeed(speeds[random.below(4)]);
                    scene.setCalm(random.below(3) == 0);
                    break;
                }
                case 6:
                    scene.finishAnimations();
                    break;
                case 7:
                    scene.setDecisive(random.below(2) == 0
                                          ? std::vector<Place>{}
                                          : std::vector{play::placeOf({0, 0}), play::placeOf({1, 0})});
                    break;
                case 8:
                    (void)scene.takeSoundMoments();
                    break;
                default: {
                    const Place at = play::placeOf({static_cast<int>(random.below(GetParam())),
                                                    static_cast<int>(random.below(GetParam()))});
                    const auto action = random.below(6) == 0 ? input.finish() : input.pick(at);
                    scene.setHover(at);
                    if (action) {
                        scene.play(state.apply(*action), false);
                        ++plies;
                        input.reset(state);
                    }
                    scene.showInput(input.view(at));
                }
            }
            for (auto frames = random.below(12); frames > 0; --frames)
                scene.update(static_cast<float>(random.unit()) * 0.1F);
            ASSERT_NO_FATAL_FAILURE(expectFinite(scene)) << "step " << step;
        }
        input.cancel();
        scene.showInput(input.view({}));
        if (random.below(2) == 0) scene.setSpeed(0.5F);
        wait(scene);
        EXPECT_FALSE(scene.busy());
        EXPECT_FALSE(scene.update(0.1F)) << "an idle table sleeps";
        ASSERT_NO_FATAL_FAILURE(expectAtRest(scene, state.pieces())) << "game " << game;
    }
}

/// No piece jumps in any motion, including motions backwards and from the hand.
TEST_P(Scene, NothingJumps) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    TakState state = test::someState(random, GetParam(), 30);
    TableScene scene;
    scene.reset(test::tableFor(state), state.pieces());
    MoveBuilder input;
    input.reset(state);
    constexpr float kFineStep = 1 / 240.0F;
    auto last = drawn(scene);
    int plies = 0;
    for (int step = 0; step < support::extent(20, 60); ++step) {
        const auto what = random.below(8);
        if (what == 0 && plies > 0) {
            scene.play(state.undo(), true);
            --plies;
            input.reset(state);
        } else if (what == 1 && !state.outcome().over) {
            scene.play(state.apply(test::someAction(state, random)), false);
            ++plies;
            input.reset(state);
        } else if (!state.outcome().over) {
            const Place at = play::placeOf(
                {static_cast<int>(random.below(GetParam())), static_cast<int>(random.below(GetParam()))});
            if (const auto action = input.pick(at)) {
                scene.play(state.apply(*action), false);
                ++plies;
                input.reset(state);
            }
        }
        scene.showInput(input.view({}));
        for (auto frames = random.below(200); frames > 0; --frames) {
            scene.update(kFineStep);
            const auto now = drawn(scene);
            for (std::size_t i = 0; i < state.pieces().size(); ++i) {
                const float way = glm::length(glm::vec3(now[i][3] - last[i][3]));
                // A piece that follows the hand begins at once, so that the player feels in control.
                ASSERT_LT(way, 0.05F) << "piece " << i << " in step " << step;
            }
            last = now;
        }
    }
}

std::size_t landings(TableScene& scene) {
    const auto soundMoments = scene.takeSoundMoments();
    return static_cast<std::size_t>(
        std::count_if(soundMoments.begin(), soundMoments.end(), [](const scene::SoundMoment& t) {
            return t.kind == scene::SoundMoment::Kind::Land || t.kind == scene::SoundMoment::Kind::Tip;
        }));
}

TEST_P(Scene, AWayThereAndBackTakesTheSameTime) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    TakState state = test::someState(random, GetParam(), 30);
    TableScene scene;
    scene.reset(test::tableFor(state), state.pieces());
    const auto frames = [&] {
        int n = 0;
        for (; scene.busy() && n < 10'000; ++n) scene.update(0.01F);
        return n;
    };
    const Transition there = state.apply(test::someAction(state, random));
    scene.play(there, false);
    const int forwards = frames();
    EXPECT_EQ(landings(scene), hopsOf(there).size());
    scene.play(state.undo(), true);
    EXPECT_EQ(frames(), forwards);
    (void)scene.takeSoundMoments();
    scene.play(there, false);
    scene.update(0.01F);
    scene.setSpeed(0);
    scene.update(0.01F);
    EXPECT_FALSE(scene.busy()) << "animations turned off in the middle of one";
    EXPECT_EQ(landings(scene), hopsOf(there).size()) << "each piece lands once";
}

// ---- pointing ----

scene::Camera cameraFor(const TakTable& table, float yaw, float pitch, float zoom) {
    scene::OrbitCamera orbit;
    orbit.frame(table.fieldRadius(), table.outline());
    orbit.orbit(yaw, pitch - orbit.wanted().pitch);
    orbit.zoom(zoom);
    orbit.settle();
    return orbit.camera();
}

/// The ray through the place of a table's point in the picture.
scene::Ray rayTo(const scene::Camera& camera, const glm::vec3& point) {
    const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
    return camera.rayThrough(glm::vec2(clip) / clip.w);
}

TEST_P(Scene, PointingAtThePieceOnTopMeansItsSquareOrOneInFront) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    for (int game = 0; game < 8; ++game) {
        const TakState state = test::someState(random, GetParam(), 20 + 40 * game);
        const auto table = test::tableFor(state);
        TableScene scene;
        scene.reset(table, state.pieces());
        for (const float pitch : {0.2F, 0.6F, 0.9F, 1.3F, 1.6F}) {
            const auto camera = cameraFor(*table, static_cast<float>(random.unit()) * 6.3F, pitch,
                                          static_cast<float>(random.below(5)) - 2);
            for (const PieceState& piece : state.pieces()) {
                if (piece.place.area == play::kBoardArea &&
                    piece.place.level + 1U !=
                        state.stackAt(rules::Square::fromIndex(piece.place.spot)).size())
                    continue;
                const test::Solid solid = test::solidOf(*table, piece, table->rest(piece));
                const scene::Ray ray = rayTo(camera, solid.center);
                const auto found = scene.pick(ray);
                ASSERT_TRUE(found);
                if (found->sameSpot(piece.place)) continue;
                // If another object is nearer to the eye, the ray must end there.
                bool nearer = false;
                for (const PieceState& other : state.pieces()) {
                    if (!other.place.sameSpot(*found)) continue;
                    const test::Solid front = test::solidOf(*table, other, table->rest(other));
                    nearer |= glm::length(front.center - camera.eye) - front.radius() <
                              glm::length(solid.center - camera.eye);
                }
                ASSERT_TRUE(nearer) << "piece " << piece.id.value;
            }
        }
    }
}

TEST_P(Scene, FromAboveEverySquareIsPointedAtExactly) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    for (const int plies : {0, 2, 30}) {
        const TakState state = test::someState(random, GetParam(), plies);
        const auto table = test::tableFor(state);
        TableScene scene;
        scene.reset(table, state.pieces());
        scene::OrbitCamera orbit;
        for (const float aspect : {0.4F, 1.0F, 16 / 9.0F, 4.0F}) {
            orbit.setPicture(aspect, {0, 0}, {1, 1});
            orbit.frame(table->fieldRadius(), table->outline());
            orbit.topView();
            orbit.settle();
            for (const scene::PickSpot& spot : table->spots()) {
                const auto found = scene.pick(rayTo(orbit.camera(), spot.center));
                ASSERT_TRUE(found && found->sameSpot(spot.place)) << "spot " << spot.place.spot;
                if (plies > 0) continue;
                for (const glm::vec2 corner : {glm::vec2(-0.9F, -0.9F), glm::vec2(0.9F, 0.9F)}) {
                    const auto near = scene.pick(rayTo(
                        orbit.camera(),
                        spot.center + glm::vec3(spot.halfSize.x * corner.x, 0, spot.halfSize.y * corner.y)));
                    ASSERT_TRUE(near && near->sameSpot(spot.place));
                }
            }
        }
    }
}

/// A table on which pieces can be lifted.
class HandTest : public testing::Test {
  protected:
    void SetUp() override {
        scene_.reset(table_, state_.pieces());
        input_.reset(state_);
    }
    void pick(const char* name) {
        ASSERT_FALSE(input_.pick(placeNamed(name)));
        ASSERT_TRUE(input_.holding()) << name;
        scene_.showInput(input_.view({}));
    }
    [[nodiscard]] Place placeNamed(const char* name) const { return input_.placeNamed(name).value(); }
    /// Expects that every square around b2 is pointed at exactly, from all sides.
    void expectNothingHides() {
        for (float yaw = 0; yaw < 6.2F; yaw += 0.4F)
            for (const float pitch : {0.5F, 0.9F, 1.3F}) {
                const auto camera = cameraFor(*table_, yaw, pitch, 0);
                for (const char* name : {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}) {
                    const auto found = scene_.pick(rayTo(camera, scene_.pointOn(placeNamed(name))));
                    ASSERT_TRUE(found) << name;
                    ASSERT_TRUE(found->sameSpot(placeNamed(name)))
                        << name << " from " << yaw << ", " << pitch;
                }
            }
    }

    TakState state_{*rules::parseTps("x5/x5/x5/x1,2121,x3/x5 1 9")};
    std::shared_ptr<const TakTable> table_ = test::tableFor(state_);
    TableScene scene_;
    MoveBuilder input_;
};

TEST_F(HandTest, AStackInTheHandHidesNoSquare) {
    pick("b2");
    wait(scene_);
    expectNothingHides();
}

TEST_F(HandTest, AStackOnItsWayHidesNoSquare) {
    TakState one{*rules::parseTps("x5/x5/x5/x1,1,x3/x5 1 9")};
    scene_.reset(table_, one.pieces());
    scene_.play(one.apply(*one.parse("b2+")), false);
    TableScene rested;
    rested.reset(table_, one.pieces());
    const auto camera = cameraFor(*table_, 0, 0.6F, 0);
    for (; scene_.update(1 / 60.0F);)
        for (const char* name : {"b2", "b3", "b4", "b5", "c3"}) {
            const auto ray = rayTo(camera, table_->highlight(placeNamed(name)).position);
            ASSERT_EQ(scene_.pick(ray), rested.pick(ray)) << name;
        }
}

TEST_F(HandTest, TheOriginOfAStackInTheHandIsPointedAtWhereItLay) {
    pick("b2");
    wait(scene_);
    for (float yaw = 0; yaw < 6.2F; yaw += 0.4F) {
        const auto camera = cameraFor(*table_, yaw, 0.9F, 0);
        const auto found = scene_.pick(rayTo(camera, scene_.pointOn(placeNamed("b2"))));
        ASSERT_TRUE(found && found->sameSpot(placeNamed("b2"))) << yaw;
    }
}

TEST_F(HandTest, ThePlaceInTheSupplyStaysPointedAt) {
    for (const char* name : {"stones", "capstones"}) {
        input_.cancel();
        pick(name);
        wait(scene_);
        const Place place = placeNamed(name);
        const auto camera = cameraFor(*table_, 0, 0.9F, 0);
        const auto found = scene_.pick(rayTo(camera, scene_.pointOn(place)));
        ASSERT_TRUE(found) << name;
        EXPECT_TRUE(found->sameSpot(place)) << name;
        // The piece itself hangs above that place, and is no longer pointed at.
        PieceState held = *std::find_if(state_.pieces().begin(), state_.pieces().end(),
                                        [&](const PieceState& p) { return p.place.sameSpot(place); });
        const test::Solid solid = test::solidOf(*table_, held, table_->inHand(held));
        const auto behind = scene_.pick(rayTo(camera, solid.center));
        EXPECT_FALSE(behind && behind->sameSpot(place)) << name;
    }
}

/// The opacity of the drawn pieces, by PieceId.
std::vector<float> opacities(TableScene& scene, std::size_t pieces) {
    scene::DrawList list;
    scene.draw(list);
    std::vector<float> shown;
    for (std::size_t i = 0; i < pieces; ++i)
        shown.push_back(list.items[scene.model().furniture().size() + i].color.a);
    return shown;
}

TEST(TableScene, CalmPiecesFadeAndNeverTravel) {
    base::Random random(5);
    TakState state = test::someState(random, 5, 40);
    TableScene scene;
    scene.setCalm(true);
    scene.reset(test::tableFor(state), state.pieces());
    for (int turn = 0; turn < 20 && !state.outcome().over; ++turn) {
        const std::vector<PieceState> old = state.pieces();
        scene.play(state.apply(test::someAction(state, random)), false);
        const std::vector<PieceState> now = state.pieces();
        float least = 1;
        float lasted = 0;
        for (; scene.busy() && lasted < 5; lasted += 1 / 120.0F) {
            scene.update(1 / 120.0F);
            const auto places = drawn(scene);
            for (std::size_t i = 0; i < now.size(); ++i)
                ASSERT_TRUE(support::samePlace(places[i], scene.model().rest(old[i]).matrix()) ||
                            support::samePlace(places[i], scene.model().rest(now[i]).matrix()))
                    << "piece " << i << " is on its way";
            for (const float shown : opacities(scene, now.size())) least = std::min(least, shown);
        }
        EXPECT_LT(least, 0.2F);
        EXPECT_LT(lasted, 0.4F) << "seconds";
        expectAtRest(scene, now);
        for (const float shown : opacities(scene, now.size())) EXPECT_EQ(shown, 1);
    }
}

TEST(TableScene, TheLastTurnIsMarkedByLightWithinADarkRim) {
    TakState state(*rules::parseTps("x5/x5/x5/x5/1,x3,2 1 2"));
    TableScene scene;
    const scene::HighlightColors colors{.last = {0.7F, 0.8F, 0.9F, 0.9F}};
    scene.reset(test::tableFor(state), state.pieces());
    scene.setModel(test::tableFor(state), colors);
    const Place place{play::kBoardArea, 27, 0};
    scene.setLast({place});
    scene::DrawList list;
    scene.draw(list);
    std::vector<scene::DrawItem> highlights;
    for (const scene::DrawItem& item : list.items)
        if (item.mesh == scene.model().highlightMesh(place, {})) highlights.push_back(item);
    ASSERT_EQ(highlights.size(), 2U);
    const auto& [rim, light] = std::pair(highlights[0], highlights[1]);
    EXPECT_EQ(glm::vec3(rim.color), glm::vec3(0));
    EXPECT_GT(rim.color.w, 0.5F);
    EXPECT_EQ(light.color, colors.last);
    EXPECT_LT(rim.transform[3].y, light.transform[3].y) << "the light lies on it";
    EXPECT_GT(glm::length(glm::vec3(rim.transform[0])), glm::length(glm::vec3(light.transform[0])));
    scene.setLast({});
    scene::DrawList after;
    scene.draw(after);
    EXPECT_EQ(after.items.size() + 2, list.items.size());
}

TEST(TableScene, AFlattenedWallRaisesDustThatSettles) {
    TakState state(rules::parseTps("x5/x5/x5/x5/1S,2C,x3 2 9").value());
    TableScene scene;
    scene.reset(test::tableFor(state), state.pieces());
    const std::size_t still = drawn(scene).size();
    scene.play(state.apply(state.parse("b1<").value()), false);
    std::size_t most = 0;
    bool rests = false;
    for (int i = 0; i < 600 && !rests; ++i) {
        rests = !scene.update(1 / 60.0F);
        most = std::max(most, drawn(scene).size());
    }
    EXPECT_TRUE(rests);
    EXPECT_GT(most, still + 10);
    EXPECT_EQ(drawn(scene).size(), still);
    scene.play(state.undo(), true);
    for (int i = 0; i < 600 && scene.update(1 / 60.0F); ++i)
        EXPECT_EQ(drawn(scene).size(), still) << "taken back, nothing falls";
}

}  // namespace
}  // namespace tak::table
