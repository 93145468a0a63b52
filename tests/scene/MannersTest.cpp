// Every manner of motion, forwards and backwards: the game names it, and the scene shows it.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "base/Random.h"
#include "scene/Slabs.h"
#include "scene/Solids.h"
#include "scene/TableScene.h"
#include "scene/motion/Choreography.h"
#include "support/Transforms.h"

namespace scene::test {
namespace {

using game::Hop;
using game::Manner;
using game::PieceState;
using game::Place;
using game::Stage;

constexpr float kFineStep = 1 / 240.0F;
constexpr float kTouching = 0.0015F;  // metres by which pieces may intersect while they rock

PieceState tall(std::uint16_t id, std::uint16_t spot, std::uint16_t level = 0) {
    PieceState state = piece(id, spot, level, kFaceUp);
    state.shape = kTall;
    return state;
}

Hop hop(const PieceState& before, Place to, Manner manner, std::vector<Place> via = {}) {
    PieceState after = before;
    after.place = to;
    return {before, after, 1, manner, std::move(via)};
}

Hop faced(const PieceState& before, game::Face face, Manner manner) {
    PieceState after = before;
    after.face = face;
    return {before, after, 1, manner};
}

Place on(std::uint16_t spot, std::uint16_t level = 0) { return {kBoard, spot, level}; }

/// A turn, and the pieces that it does not move.
struct Case {
    const char* name;
    Stage stage;
    std::vector<PieceState> others = {};
};

/// A field of tall pieces around and between squares 22 and 24.
std::vector<PieceState> crowd() { return {tall(10, 12), tall(11, 23), tall(12, 33), tall(13, 14)}; }

std::vector<Case> cases() {
    PieceState unknown = piece(0, 2, 0, kFaceUp);
    unknown.shape = game::kUnknownShape;
    PieceState known = unknown;
    known.shape = kSlab;
    const PieceState wall = piece(1, 3, 0, kStanding);
    PieceState fromBox = tall(0, 4);
    fromBox.place.area = kBox;
    return {
        {"Slide", {{hop(piece(0, 22, 0, kFaceUp), on(24), Manner::Slide)}}, {tall(10, 12), tall(11, 33)}},
        {"SlideOverWhatStands", {{hop(piece(0, 22, 0, kFaceUp), on(24), Manner::Slide)}}, crowd()},
        {"SlideWithoutStages",
         {{{piece(0, 20, 0, kFaceUp), piece(0, 25, 0, kFaceUp)}}},
         {tall(10, 23), tall(11, 13)}},
        {"StackWithoutStages",
         {{{piece(0, 20, 0, kFaceUp), piece(0, 25, 1, kFaceUp)},
           {piece(1, 20, 1, kFaceUp), piece(1, 25, 2, kFaceUp)}}},
         {tall(10, 23), piece(11, 25, 0, kFaceUp)}},
        {"SlideAroundCorners",
         {{hop(piece(0, 22, 0, kFaceUp), on(45), Manner::Slide, {on(32), on(34), on(44)})}},
         crowd()},
        {"SlideAndTurnOver",
         {{{piece(0, 22, 0, kFaceUp), piece(0, 25, 0, kFaceDown), 1, Manner::Slide, {on(23), on(24)}}}},
         {tall(10, 23)}},
        {"StackAroundACorner",
         {{hop(piece(0, 22, 0, kFaceUp), on(44), Manner::Slide, {on(24)}),
           hop(piece(1, 22, 1, kFaceDown), on(44, 1), Manner::Slide, {on(24)}),
           hop(piece(2, 22, 2, kFaceUp), on(44, 2), Manner::Slide, {on(24)})}},
         crowd()},
        {"Jump", {{hop(piece(0, 22, 0, kFaceUp), on(24), Manner::Jump)}}, crowd()},
        {"JumpFromSquareToSquare",
         {{hop(piece(0, 22, 0, kFaceUp), on(46), Manner::Jump, {on(24), on(44)})}},
         {tall(10, 23), tall(11, 34), tall(12, 45)}},
        {"JumpOntoAPiece",
         {{hop(piece(0, 22, 0, kFaceUp), on(25), Manner::Jump, {on(23, 1)})}},
         {piece(1, 23, 0, kFaceUp), tall(10, 24)}},
        {"JumpAndTakeAPiece",
         {{hop(piece(0, 22, 0, kFaceUp), on(24), Manner::Jump),
           hop(tall(1, 23), {kBox, 3, 0}, Manner::Jump)}},
         {tall(10, 13)}},
        {"Reveal", {{faced(piece(0, 22, 0, kFaceDown), kFaceUp, Manner::Reveal)}}, crowd()},
        {"RevealOfAnUnknownPiece", {{{unknown, known, 1, Manner::Reveal}}}, {tall(10, 3)}},
        {"RevealAndMove",
         {{{piece(0, 22, 0, kFaceDown), piece(0, 24, 0, kFaceUp), 1, Manner::Reveal}}},
         crowd()},
        {"SlideThenReveal",
         {{hop(piece(0, 22, 0, kFaceUp), on(23), Manner::Slide),
           faced(piece(1, 25, 0, kFaceDown), kFaceUp, Manner::Reveal)}}},
        {"TurnOver", {{faced(piece(0, 22, 0, kFaceUp), kFaceDown, Manner::TurnOver)}}, crowd()},
        {"CrushWithAStack",
         {{faced(wall, kFaceUp, Manner::TurnOver), hop(tall(0, 2), on(3, 1), Manner::Crush)}}},
        {"CrushFromTheBox",
         {{faced(wall, kFaceUp, Manner::TurnOver), hop(fromBox, on(3, 1), Manner::Crush)}},
         {tall(10, 13)}},
        {"CrushAroundACorner",
         {{faced(wall, kFaceUp, Manner::TurnOver), hop(tall(0, 22), on(3, 1), Manner::Crush, {on(2)})}},
         {tall(10, 12)}},
        {"ExchangeOfNeighbours",
         {{hop(piece(0, 22, 0, kFaceUp), on(23), Manner::Exchange),
           hop(piece(1, 23, 0, kFaceUp), on(22), Manner::Exchange)}}},
        {"ExchangeOfTallPieces",
         {{hop(tall(0, 22), on(24), Manner::Exchange), hop(tall(1, 24), on(22), Manner::Exchange)}},
         crowd()},
        {"ExchangeOfThree",
         {{hop(tall(0, 22), on(24), Manner::Exchange),
           hop(piece(1, 24, 0, kFaceUp), on(44), Manner::Exchange),
           hop(tall(2, 44), on(22), Manner::Exchange)}}},
        {"ExchangeWithAPieceOnAStack",
         {{hop(piece(0, 22, 0, kFaceUp), on(23, 3), Manner::Exchange),
           hop(piece(1, 23, 3, kFaceUp), on(22), Manner::Exchange)}},
         {piece(2, 23, 0, kFaceUp), piece(3, 23, 1, kFaceUp), piece(4, 23, 2, kFaceUp)}},
        {"Tumble", {{hop(tall(0, 22), {kBox, 3, 0}, Manner::Tumble)}}, crowd()},
        {"TumbleOffAStack",
         {{hop(piece(0, 22, 2, kFaceUp), on(25), Manner::Tumble)}},
         {piece(1, 22, 0, kFaceUp), piece(2, 22, 1, kFaceUp), tall(10, 24)}},
        {"Recoil", {{faced(tall(0, 22), kFaceUp, Manner::Recoil)}}, {tall(10, 12)}},
        {"Settle", {{faced(tall(0, 22), kFaceUp, Manner::Settle)}}, crowd()},
    };
}

class EachManner : public testing::TestWithParam<Case> {
  protected:
    /// All pieces before or after the turn, by PieceId; missing ids are filled with pieces far away.
    [[nodiscard]] std::vector<PieceState> pieces(bool after) const {
        std::vector<PieceState> all(20);
        for (std::uint16_t i = 0; i < all.size(); ++i) {
            all[i] = piece(i, 0, 0, kFaceUp);
            all[i].place = {kBox, static_cast<std::uint16_t>(10 + i), 0};
        }
        for (const PieceState& other : turn_.others) all[other.id.value] = other;
        for (const Hop& hop : turn_.stage.hops) all[hop.before.id.value] = after ? hop.after : hop.before;
        return all;
    }
    [[nodiscard]] Clip clip() const {
        return choreograph(
            turn_.stage, table_, [&](const PieceState& p) { return table_.rest(p); }, pieces(true));
    }
    [[nodiscard]] const PieceTrack& wayOf(const Clip& clip, const Hop& hop) const {
        return *std::find_if(clip.tracks.begin(), clip.tracks.end(),
                             [&](const PieceTrack& t) { return t.before.id == hop.before.id; });
    }

    Slabs table_;
    Case turn_ = GetParam();
};
INSTANTIATE_TEST_SUITE_P(All, EachManner, testing::ValuesIn(cases()),
                         [](const auto& each) { return std::string(each.param.name); });

TEST_P(EachManner, BeginsAndEndsExactly) {
    const Clip clip = this->clip();
    EXPECT_LT(clip.duration, 8.0F);
    EXPECT_GE(clip.landings.size(), turn_.stage.hops.size());
    for (const Hop& hop : turn_.stage.hops) {
        const auto ways = std::count_if(clip.tracks.begin(), clip.tracks.end(),
                                        [&](const PieceTrack& t) { return t.before.id == hop.before.id; });
        ASSERT_EQ(ways, 1) << "piece " << hop.before.id.value;
        const PieceTrack& way = wayOf(clip, hop);
        EXPECT_TRUE(samePose(way.track.at(0), table_.rest(hop.before)));
        EXPECT_TRUE(samePose(way.track.at(clip.duration), table_.rest(hop.after)));
    }
}

TEST_P(EachManner, PassesOverEveryWayPointInOrder) {
    const Clip clip = this->clip();
    for (const Hop& hop : turn_.stage.hops) {
        const PieceTrack& way = wayOf(clip, hop);
        float time = 0;
        for (const Place& place : hop.via) {
            PieceState there = hop.before;
            there.place = place;
            const glm::vec3 point = table_.rest(there).position;
            const auto isOver = [&](float at) {
                const glm::vec3 now = way.track.at(at).position;
                return glm::length(glm::vec2(now.x - point.x, now.z - point.z)) < 0.001F;
            };
            while (time < clip.duration && !isOver(time)) time += kFineStep;
            EXPECT_LT(time, clip.duration) << "never over spot " << place.spot;
        }
    }
}

TEST_P(EachManner, NothingPassesThroughAnything) {
    const Clip clip = this->clip();
    std::vector<PieceState> still = pieces(true);
    std::erase_if(still, [&](const PieceState& piece) {
        return std::any_of(clip.tracks.begin(), clip.tracks.end(),
                           [&](const PieceTrack& t) { return t.before.id == piece.id; });
    });
    for (float time = 0; time < clip.duration; time += kFineStep) {
        for (std::size_t i = 0; i < clip.tracks.size(); ++i) {
            const PieceTrack& way = clip.tracks[i];
            const Solid now = solidOf(table_, way.before, way.track.at(time));
            EXPECT_GT(lowest(now), -kTouching) << "piece " << way.before.id.value << " at " << time;
            for (const PieceState& other : still)
                ASSERT_LT(overlap(now, solidOf(table_, other, table_.rest(other))), kTouching)
                    << "piece " << way.before.id.value << " passes through " << other.id.value << " at "
                    << time;
            for (std::size_t k = 0; k < i; ++k) {
                const PieceTrack& other = clip.tracks[k];
                const bool presses = way.manner == Manner::Crush || other.manner == Manner::Crush;
                ASSERT_LT(overlap(now, solidOf(table_, other.before, other.track.at(time))),
                          presses ? 0.004F : kTouching)
                    << "pieces " << way.before.id.value << " and " << other.before.id.value << " at " << time;
            }
        }
    }
}

TEST_P(EachManner, NothingJumpsAbout) {
    const Clip clip = this->clip();
    for (const PieceTrack& way : clip.tracks) {
        Pose last = way.track.at(0);
        for (float time = 0; time <= clip.duration + kFineStep; time += kFineStep) {
            const Pose pose = way.track.at(time);
            EXPECT_LT(glm::length(pose.position - last.position), 6.0F * kFineStep) << "at " << time;
            const float turn =
                2 * std::acos(std::min(1.0F, std::abs(glm::dot(pose.rotation, last.rotation))));
            EXPECT_LT(turn, 30.0F * kFineStep + 0.002F) << "at " << time;
            last = pose;
        }
    }
}

std::vector<DrawItem> drawn(const TableScene& scene) {
    DrawList list;
    scene.draw(list);
    return list.items;
}

/// Backwards, the motion passes the same poses in reverse order.
TEST_P(EachManner, CanBeTakenBack) {
    const Clip clip = this->clip();
    TableScene scene;
    scene.reset(std::make_shared<Slabs>(), pieces(false));
    scene.play({{turn_.stage}}, false);
    while (scene.busy()) scene.update(kFineStep);
    for (const PieceState& state : pieces(true))
        EXPECT_TRUE(support::samePlace(drawn(scene)[state.id.value].transform, table_.rest(state).matrix()));
    scene.play({{turn_.stage}}, true);
    float time = 0;
    for (; scene.busy(); time += kFineStep) {
        scene.update(kFineStep);
        const float at = clip.duration - time - kFineStep;
        if (at <= 0.01F) continue;
        for (const Hop& hop : turn_.stage.hops) {
            const glm::vec3 wanted = wayOf(clip, hop).track.at(at).position;
            const glm::vec3 now(drawn(scene)[hop.before.id.value].transform[3]);
            ASSERT_LT(glm::length(now - wanted), 0.004F) << "piece " << hop.before.id.value << " at " << at;
        }
    }
    EXPECT_NEAR(time, clip.duration, 2 * kFineStep);
    for (const PieceState& state : pieces(false)) {
        const DrawItem item = drawn(scene)[state.id.value];
        EXPECT_TRUE(support::samePlace(item.transform, table_.rest(state).matrix()));
        EXPECT_EQ(item.material, table_.look(state).material);
    }
    constexpr float kDust = 1.2F;  // seconds until dust has drifted away
    for (float rest = 0; rest < kDust; rest += kFineStep) (void)scene.update(kFineStep);
    EXPECT_FALSE(scene.update(kFineStep)) << "an idle table sleeps";
}

/// The ground swallows it and gives it back; what stood on it comes down after it.
TEST(Burrow, GoesStraightDownAndComesUpElsewhere) {
    const Slabs table;
    const Hop burrows = hop(piece(0, 22, 0, kFaceUp), {kBox, 3, 0}, Manner::Burrow);
    const Hop follows{piece(1, 22, 1, kFaceUp), piece(1, 22, 0, kFaceUp)};
    const Clip clip =
        choreograph(Stage{{burrows, follows}}, table, [&](const PieceState& p) { return table.rest(p); },
                    {burrows.after, follows.after});
    const PieceTrack& way = clip.tracks.front();
    ASSERT_EQ(way.before.id, burrows.before.id);
    EXPECT_TRUE(samePose(way.track.at(0), table.rest(burrows.before)));
    EXPECT_TRUE(samePose(way.track.at(clip.duration), table.rest(burrows.after)));
    bool under = false;
    for (float time = 0; time < clip.duration; time += kFineStep) {
        const Pose now = way.track.at(time);
        const auto levelFrom = [&](const PieceState& state) {
            const glm::vec3 way = table.rest(state).position - now.position;
            return glm::length(glm::vec2(way.x, way.z));
        };
        const bool before = levelFrom(burrows.before) < 1e-4F;
        EXPECT_TRUE(before || levelFrom(burrows.after) < 1e-4F) << "at " << time;
        EXPECT_LE(now.position.y, table.rest(burrows.before).position.y + 1e-4F);
        under = under || now.position.y < -kHeight;
        const Solid upper = solidOf(table, follows.before, clip.tracks.back().track.at(time));
        EXPECT_LT(overlap(solidOf(table, burrows.before, now), upper), kTouching) << "at " << time;
    }
    EXPECT_TRUE(under);
}

TEST(Burrow, IsHeardWhereItHappens) {
    const Slabs table;
    const Stage stage{{hop(tall(0, 22), on(44), Manner::Burrow)}};
    const Clip clip = choreograph(stage, table, [&](const PieceState& p) { return table.rest(p); }, {});
    using Kind = SoundMoment::Kind;
    const auto kinds = [&](Occasion occasion) {
        std::vector<Kind> kinds;
        for (const SoundMoment& moment : soundMomentsOf(clip, occasion, table)) kinds.push_back(moment.kind);
        return kinds;
    };
    EXPECT_EQ(kinds(Occasion::Played), (std::vector{Kind::Sink, Kind::Rise}));
    EXPECT_EQ(kinds(Occasion::TakenBack), (std::vector{Kind::Sink, Kind::Rise})) << "from its other end";
}

/// A piece moves between random places of boards full of stacks and tall pieces.
TEST(Manners, NothingIsHitOnRandomWays) {
    const Slabs table;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        base::Random random(seed);
        std::vector<std::uint16_t> height(60);  // of each square
        std::vector<PieceState> standing;
        const auto spot = [&] { return static_cast<std::uint16_t>(random.below(6) * 10 + random.below(6)); };
        for (std::uint16_t id = 1; id < 24; ++id) {
            const std::uint16_t at = spot();
            if (height[at] > 8) continue;
            const bool isTall = random.below(3) == 0;
            standing.push_back(isTall ? tall(id, at, height[at]) : piece(id, at, height[at], kFaceUp));
            height[at] = isTall ? 9 : static_cast<std::uint16_t>(height[at] + 1);
        }
        const auto free = [&] {
            std::uint16_t at = spot();
            while (height[at] > 8) at = spot();
            return on(at, height[at]);
        };
        const Place start = free();
        const PieceState before = random.below(2) == 0 ? tall(0, start.spot, start.level)
                                                       : piece(0, start.spot, start.level, kFaceUp);
        std::vector<Place> via;
        for (auto n = random.below(4); n > 0; --n) via.push_back(free());
        const Place target = free();
        if (target == start) continue;
        const Manner manner = random.below(2) == 0 ? Manner::Slide : Manner::Jump;
        const Stage stage{{hop(before, target, manner, via)}};
        const Clip clip = choreograph(
            stage, table, [&](const PieceState& p) { return table.rest(p); }, standing);
        std::vector<Solid> solids;
        for (const PieceState& other : standing) solids.push_back(solidOf(table, other, table.rest(other)));
        for (float time = 0; time < clip.duration; time += kFineStep) {
            const Solid now = solidOf(table, before, clip.tracks.front().track.at(time));
            for (std::size_t i = 0; i < solids.size(); ++i)
                ASSERT_LT(overlap(now, solids[i]), kTouching)
                    << "seed " << seed << ": piece " << standing[i].id.value << " at " << time << " of "
                    << clip.duration;
        }
    }
}

/// A revealed piece shows its face while its underside is up.
TEST(Reveal, ChangesTheLookHalfWayForwardsAndBackwards) {
    PieceState unknown = piece(0, 2, 0, kFaceUp);
    unknown.shape = game::kUnknownShape;
    PieceState known = unknown;
    known.shape = kSlab;
    const Stage stage{{{unknown, known, 1, Manner::Reveal}}};
    TableScene scene;
    scene.reset(std::make_shared<Slabs>(), {unknown});
    for (const bool backwards : {false, true}) {
        scene.play({{stage}}, backwards);
        const MaterialId before = Slabs().look(backwards ? known : unknown).material;
        const MaterialId after = Slabs().look(backwards ? unknown : known).material;
        ASSERT_NE(before, after);
        int changes = 0;
        MaterialId last = before;
        while (scene.busy()) {
            scene.update(kFineStep);
            const DrawItem item = drawn(scene).front();
            if (item.material != last) {
                ++changes;
                EXPECT_LT(item.transform[1].y, -0.9F) << "it lies on its back";
            }
            last = item.material;
        }
        EXPECT_EQ(changes, 1);
        EXPECT_EQ(last, after);
    }
}

/// A jump to the view of another viewer shows pieces that he knows at once.
TEST(Reveal, RegroupingChangesWhatIsKnown) {
    PieceState unknown = piece(0, 2, 0, kFaceUp);
    unknown.shape = game::kUnknownShape;
    PieceState known = unknown;
    known.shape = kTall;
    TableScene scene;
    scene.reset(std::make_shared<Slabs>(), {unknown});
    for (const PieceState& state : {known, unknown}) {
        scene.regroupTo({state});
        for (int i = 0; i < 1000 && scene.update(kFineStep); ++i) {
        }
        EXPECT_EQ(drawn(scene).front().mesh, Slabs().look(state).mesh);
        EXPECT_EQ(drawn(scene).front().material, Slabs().look(state).material);
    }
}

/// A piece is crushed only if the game says so.
TEST(Crush, OnlyIfTheGameSaysSo) {
    const Slabs table;
    const Hop tipped = faced(piece(1, 3, 0, kStanding), kFaceUp, Manner::TurnOver);
    for (const Manner manner : {Manner::Slide, Manner::Crush}) {
        const Stage stage{{tipped, hop(tall(0, 2), on(3, 1), manner)}};
        const Clip clip = choreograph(stage, table, [&](const PieceState& p) { return table.rest(p); }, {});
        const auto toppled =
            std::count_if(clip.landings.begin(), clip.landings.end(),
                          [](const Landing& landing) { return landing.impact == Impact::Toppled; });
        EXPECT_EQ(toppled, manner == Manner::Crush ? 1 : 0);
    }
}

/// Along way-points near each other it goes in low steps, unless something stands in its way.
TEST(Jump, GoesInLowStepsOverNothing) {
    const Slabs table;
    const Stage stage{{hop(piece(0, 22, 0, kFaceUp), on(25), Manner::Jump, {on(23), on(24)})}};
    const auto highest = [&](const std::vector<PieceState>& standing) {
        const Clip clip = choreograph(
            stage, table, [&](const PieceState& p) { return table.rest(p); }, standing);
        float height = 0;
        for (float time = 0; time < clip.duration; time += kFineStep)
            height = std::max(height, clip.tracks.front().track.at(time).position.y);
        return height;
    };
    EXPECT_LT(highest({tall(10, 12), tall(11, 33)}), 0.02F) << "those stand beside the way";
    EXPECT_GT(highest({tall(10, 24)}), kTallHeight);
}

TEST(Deal, PiecesFollowEachOtherClosely) {
    const Slabs table;
    const auto lasts = [&](game::Reason reason) {
        Stage stage{.reason = reason};
        for (std::uint16_t i = 0; i < 8; ++i)
            stage.hops.push_back(
                {{.id = game::PieceId(i), .place = {kBox, 0, static_cast<std::uint16_t>(8 - i)}},
                 {.id = game::PieceId(i), .place = on(static_cast<std::uint16_t>(10 + i))}});
        return choreograph(stage, table, [&](const PieceState& p) { return table.rest(p); }, {}).duration;
    };
    EXPECT_LT(lasts(game::Reason::Deal), lasts(game::Reason::Move) / 2);
}

TEST(Jump, TouchesDownAtEveryWayPoint) {
    const Slabs table;
    const Stage stage{{hop(piece(0, 22, 0, kFaceUp), on(46), Manner::Jump, {on(24), on(44)})}};
    const Clip clip = choreograph(stage, table, [&](const PieceState& p) { return table.rest(p); }, {});
    ASSERT_EQ(clip.landings.size(), 3U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(clip.landings[i].piece.place, stage.hops[0].via[i]);
        EXPECT_TRUE(samePose(clip.tracks.front().track.at(clip.landings[i].time),
                             table.rest(clip.landings[i].piece)));
    }
}

}  // namespace
}  // namespace scene::test
