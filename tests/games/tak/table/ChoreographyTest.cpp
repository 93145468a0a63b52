#include "scene/motion/Choreography.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"
#include "games/tak/table/Solids.h"
#include "scene/SoundMoment.h"

namespace tak::table {
namespace {

using game::PieceState;
using game::Stage;
using play::TakState;
using scene::Clip;
using scene::Pose;

constexpr float kFrame = 1 / 60.0F;
constexpr float kRocking = 0.0015F;  // metres that pieces may touch by

class Motion : public testing::TestWithParam<int> {
  protected:
    /// Calls check(state before, turn, table) for turns of random games.
    template <class Check>
    void forTurns(int games, int each, Check check) {
        for (int game = 0; game < games; ++game) {
            base::Random random(static_cast<std::uint64_t>(GetParam() * 1000 + game));
            TakState state =
                test::someState(random, GetParam(), static_cast<int>(random.below(game % 3 == 0 ? 250 : 60)));
            const auto table = test::tableFor(state);
            for (int i = 0; i < each; ++i) {
                // Flattenings are rare and the most difficult, so they are preferred.
                auto action = test::someAction(state, random);
                for (const game::Action a : state.legalActions())
                    if (i % 2 == 0 && state.position().flattens(play::moveOf(a))) action = a;
                const TakState before = state;
                const Stage turn = state.apply(action).stages.front();
                SCOPED_TRACE(before.notation(action) + " in " + before.positionText());
                check(before, turn, *table);
                if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) return;
                if (state.outcome().over || random.below(2) == 0) state.undo();
            }
        }
    }
};
INSTANTIATE_TEST_SUITE_P(EverySize, Motion, testing::Range(rules::kMinSize, rules::kMaxSize + 1));

Clip fromRest(const TakState& before, const Stage& turn, const TakTable& table) {
    return scene::choreograph(
        turn, table, [&](const PieceState& piece) { return table.rest(piece); }, before.pieces());
}

TEST_P(Motion, BeginsAndEndsAtRest) {
    forTurns(20, 12, [](const TakState& before, const Stage& turn, const TakTable& table) {
        const Clip clip = fromRest(before, turn, table);
        ASSERT_GE(clip.tracks.size(), turn.hops.size());
        for (std::size_t i = turn.hops.size(); i < clip.tracks.size(); ++i)
            EXPECT_EQ(clip.tracks[i].before, clip.tracks[i].after) << "only feels what lands on it";
        ASSERT_EQ(clip.landings.size(), turn.hops.size());
        EXPECT_LT(clip.duration, 6.0F);
        for (const scene::PieceTrack& t : clip.tracks) {
            EXPECT_TRUE(test::samePose(t.track.at(0), table.rest(t.before)));
            EXPECT_TRUE(test::samePose(t.track.at(clip.duration), table.rest(t.after)));
            EXPECT_TRUE(test::samePose(t.track.end(), table.rest(t.after)));
        }
        for (std::size_t i = 0; i < clip.landings.size(); ++i) {
            EXPECT_LE(clip.landings[i].time, clip.duration);
            EXPECT_TRUE(i == 0 || clip.landings[i - 1].time <= clip.landings[i].time);
        }
    });
}

TEST_P(Motion, StonesAreHeardOneAfterTheOther) {
    forTurns(20, 12, [](const TakState& before, const Stage& turn, const TakTable& table) {
        const Clip clip = fromRest(before, turn, table);
        for (std::size_t i = 1; i < clip.landings.size(); ++i)
            EXPECT_GT(clip.landings[i].time - clip.landings[i - 1].time, 0.011F) << "a bang";
        using Kind = scene::SoundMoment::Kind;
        const auto soundMoments = scene::soundMomentsOf(clip, scene::Occasion::Played, table);
        EXPECT_EQ(soundMoments.front().kind, Kind::Lift) << "first it is lifted";
        int lifted = 0;
        int steps = 0;
        for (const scene::SoundMoment& moment : soundMoments) {
            lifted += moment.kind == Kind::Lift ? moment.count : 0;
            steps += moment.kind == Kind::Onwards ? 1 : 0;
            if (moment.kind != Kind::Land) continue;
            EXPECT_GT(moment.speed, 0.1F);
            EXPECT_LT(moment.speed, 3);
        }
        // The number of squares on which the stack drops pieces.
        int drops = 0;
        int movers = 0;
        for (const game::Hop& hop : turn.hops)
            if (hop.before.place != hop.after.place) {
                drops = std::max<int>(drops, hop.step);
                ++movers;
            }
        const game::Hop& first = turn.hops.front();
        const bool placed = first.before.place.area != first.after.place.area;
        EXPECT_EQ(steps, placed ? 0 : drops);
        EXPECT_EQ(lifted, movers);
    });
}

TEST_P(Motion, BackwardsExchangesArrivalsAndDepartures) {
    forTurns(8, 8, [](const TakState& before, const Stage& turn, const TakTable& table) {
        using Kind = scene::SoundMoment::Kind;
        const Clip clip = fromRest(before, turn, table);
        const auto there = scene::soundMomentsOf(clip, scene::Occasion::Played, table);
        const auto back = scene::soundMomentsOf(clip, scene::Occasion::TakenBack, table);
        ASSERT_EQ(there.size(), back.size());
        const auto count = [](const std::vector<scene::SoundMoment>& soundMoments,
                              std::initializer_list<Kind> kinds) {
            return std::count_if(soundMoments.begin(), soundMoments.end(), [&](const scene::SoundMoment& t) {
                return std::find(kinds.begin(), kinds.end(), t.kind) != kinds.end();
            });
        };
        EXPECT_EQ(count(there, {Kind::Land, Kind::Tip}), count(back, {Kind::Lift}));
        EXPECT_EQ(count(there, {Kind::Lift}), count(back, {Kind::Land, Kind::Tip}));
        EXPECT_EQ(count(there, {Kind::Onwards}), count(back, {Kind::Onwards}));
        for (const auto* soundMoments : {&there, &back})
            for (std::size_t i = 0; i < soundMoments->size(); ++i) {
                EXPECT_EQ((*soundMoments)[i].casual, soundMoments == &back);
                EXPECT_TRUE(i == 0 || (*soundMoments)[i - 1].time <= (*soundMoments)[i].time);
                EXPECT_GE((*soundMoments)[i].time, -1e-6);
                EXPECT_LE((*soundMoments)[i].time, static_cast<double>(clip.duration) + 1e-6);
            }
    });
}

TEST_P(Motion, NothingJumps) {
    forTurns(8, 8, [](const TakState& before, const Stage& turn, const TakTable& table) {
        const Clip clip = fromRest(before, turn, table);
        for (const scene::PieceTrack& t : clip.tracks) {
            Pose last = t.track.at(0);
            for (float time = 0; time <= clip.duration + kFrame; time += kFrame / 4) {
                const Pose pose = t.track.at(time);
                EXPECT_LT(glm::length(pose.position - last.position), 6.0F * kFrame / 4)
                    << "faster than 6 m/s";
                const float turned =
                    2 * std::acos(std::min(1.0F, std::abs(glm::dot(pose.rotation, last.rotation))));
                EXPECT_LT(turned, 25.0F * kFrame / 4 + 0.002F) << "turns too fast";
                last = pose;
            }
        }
    });
}

/// Samples the clip, and reports pieces that intersect.
void expectNothingPassesThrough(const TakState& before, const TakTable& table, const Clip& clip) {
    std::map<game::PieceId, const scene::PieceTrack*> moving;
    for (const scene::PieceTrack& t : clip.tracks) moving[t.before.id] = &t;
    std::vector<test::Solid> still;
    std::vector<const PieceState*> stillPieces;
    const std::vector<PieceState> pieces = before.pieces();
    for (const PieceState& piece : pieces) {
        if (moving.contains(piece.id)) continue;
        still.push_back(test::solidOf(table, piece, table.rest(piece)));
        stillPieces.push_back(&piece);
    }
    const auto flattened = [](const scene::PieceTrack& t) { return t.before.place == t.after.place; };
    PieceState onBoard;
    onBoard.place = play::placeOf({0, 0});
    const float board = lowest(test::solidOf(table, onBoard, table.rest(onBoard)));
    for (float time = 0; time < clip.duration; time += kFrame) {
        std::vector<test::Solid> now;
        for (const scene::PieceTrack& t : clip.tracks)
            now.push_back(test::solidOf(table, t.before, t.track.at(time)));
        for (std::size_t i = 0; i < now.size(); ++i) {
            const scene::PieceTrack& t = clip.tracks[i];
            const bool startsThere = t.before.place.area == play::kBoardArea;
            ASSERT_FALSE(startsThere && lowest(now[i]) < board - kRocking)
                << "piece " << t.before.id.value << " sinks into the board at " << time;
            for (std::size_t k = 0; k < still.size(); ++k)
                ASSERT_LT(overlap(now[i], still[k]), kRocking)
                    << "piece " << t.before.id.value << " passes through " << stillPieces[k]->id.value
                    << " at " << time << " of " << clip.duration;
            for (std::size_t k = 0; k < i; ++k) {
                // A capstone may press into the wall that it flattens.
                const bool pressing = flattened(clip.tracks[k]) && time > clip.duration - 0.3F;
                ASSERT_LT(overlap(now[i], now[k]), pressing ? 0.004F : kRocking)
                    << "pieces " << t.before.id.value << " and " << clip.tracks[k].before.id.value << " at "
                    << time << " of " << clip.duration;
            }
        }
    }
}

/// Two stones of one pile travel side by side, as a stack; from two piles they come one after the other.
TEST_P(Motion, TheDoubleBlackStackTravelsAsOne) {
    int together = 0;
    for (int stones = 2; stones <= rules::kMaxStones; ++stones) {
        const TakState before(
            rules::parseTps(rules::formatTps(rules::Position(rules::Setup::standard(GetParam()))),
                            {.stones = {stones, stones}, .opening = rules::Opening::DoubleBlackStack})
                .value());
        const auto table = test::tableFor(before);
        TakState after = before;
        const Stage turn =
            after.apply(play::actionOf(rules::Move::stackPlacement(rules::Square(0, 0)))).stages.front();
        ASSERT_EQ(turn.hops.size(), 2U);
        EXPECT_EQ(turn.hops[0].after.place.level, 0);
        EXPECT_EQ(turn.hops[1].after.place.level, 1);
        const Clip clip = fromRest(before, turn, *table);
        ASSERT_NO_FATAL_FAILURE(expectNothingPassesThrough(before, *table, clip)) << stones << " stones";
        const float below = table->rest(turn.hops[0].before).position.y;
        const float above = table->rest(turn.hops[1].before).position.y;
        if (above < below) continue;
        ++together;
        const float half = clip.duration / 2;
        const glm::vec3 apart =
            clip.tracks[1].track.at(half).position - clip.tracks[0].track.at(half).position;
        EXPECT_LT(glm::length(glm::vec2(apart.x, apart.z)), 0.02F) << stones << " stones";
        EXPECT_GT(apart.y, 0);
    }
    EXPECT_GT(together, rules::kMaxStones / 2);
}

TEST_P(Motion, NothingPassesThroughAnything) {
    forTurns(30, 12, [](const TakState& before, const Stage& turn, const TakTable& table) {
        expectNothingPassesThrough(before, table, fromRest(before, turn, table));
    });
}

/// Pieces that are shaken by a landing move less than a millimetre, and only for a short time.
TEST_P(Motion, TheTableDoesNotShake) {
    forTurns(12, 12, [](const TakState& before, const Stage& turn, const TakTable& table) {
        const Clip clip = fromRest(before, turn, table);
        for (std::size_t i = turn.hops.size(); i < clip.tracks.size(); ++i) {
            const scene::PieceTrack& t = clip.tracks[i];
            const Pose rest = table.rest(t.before);
            float moved = 0;
            for (float time = 0; time < clip.duration; time += kFrame / 8) {
                const Pose pose = t.track.at(time);
                if (!test::samePose(pose, rest)) moved += kFrame / 8;
                EXPECT_LT(glm::length(pose.position - rest.position), 0.001F);
            }
            EXPECT_LT(moved, 0.12F) << "seconds";
        }
    });
}

/// The times at which the pieces of a move land, starting from rest.
std::vector<float> beats(const std::string& position, const std::string& move) {
    TakState state(rules::parseTps(position).value());
    const TakState before = state;
    const Stage turn = state.apply(state.parse(move).value()).stages.front();
    const auto table = test::tableFor(state);
    std::vector<float> times;
    for (const scene::Landing& landing : fromRest(before, turn, *table).landings)
        times.push_back(landing.time);
    return times;
}

TEST(Choreography, ASpreadDropsInARhythm) {
    const std::vector<float> times = beats("x5/x5/x5/x5/112121,x4 1 9", "5a1>1112");
    ASSERT_EQ(times.size(), 5U);
    for (std::size_t i = 2; i < 4; ++i)
        EXPECT_NEAR(times[i] - times[i - 1], times[1] - times[0], 0.02F)
            << "squares follow each other evenly";
    EXPECT_GT(times[1] - times[0], 0.15F);
    EXPECT_LT(times[4] - times[3], 0.1F) << "two on one square are a double beat";
    EXPECT_GT(times[4] - times[3], 0.01F);
}

TEST(Choreography, WhatIsHeavyTakesLonger) {
    const std::string stone = "x5/x5/x5/x5/1,x4 1 9";
    const std::string capstone = "x5/x5/x5/x5/1C,x4 1 9";
    const std::string stack = "x5/x5/x5/x5/12121,x4 1 9";
    EXPECT_LT(beats(stone, "a1>").front(), beats(capstone, "a1>").front());
    EXPECT_LT(beats(stone, "a1>").front(), beats(stack, "5a1>").front());
}

/// A stack that a hand has lifted and partly dropped continues from the hand's place, without going back.
TEST_P(Motion, GoesOnFromTheHand) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    int seen = 0;
    forTurns(30, 12, [&](const TakState& before, const Stage& turn, const TakTable& table) {
        std::uint8_t last = 0;
        for (const game::Hop& hop : turn.hops) last = std::max(last, hop.step);
        const auto& top = turn.hops.back();
        if (last < 2 || top.before.place.area != play::kBoardArea) return;
        ++seen;
        // The pieces up to this step are dropped, and the hand holds the rest over its square.
        const auto handStep = static_cast<std::uint8_t>(1 + random.below(last - 1U));
        std::map<game::PieceId, Pose> poses;
        game::Place hand{};
        int dropped = 0;
        for (const game::Hop& hop : turn.hops)
            if (hop.step == handStep) hand = hop.after.place, ++dropped;
        for (const game::Hop& hop : turn.hops) {
            if (hop.before.place == hop.after.place) continue;
            PieceState piece = hop.after;
            if (hop.step > handStep) {
                piece.place = hand;
                piece.place.level =
                    static_cast<std::uint16_t>(piece.place.level + 1 + hop.before.place.level);
                for (const game::Hop& other : turn.hops)
                    if (other.step == handStep)
                        piece.place.level = static_cast<std::uint16_t>(
                            hand.level + (hop.before.place.level - other.before.place.level));
            }
            poses[piece.id] = hop.step > handStep ? table.inHand(piece) : table.rest(piece);
        }
        const Clip clip = scene::choreograph(
            turn, table,
            [&](const PieceState& piece) {
                return poses.contains(piece.id) ? poses.at(piece.id) : table.rest(piece);
            },
            before.pieces());
        expectNothingPassesThrough(before, table, clip);
        for (const scene::PieceTrack& t : clip.tracks) {
            EXPECT_TRUE(test::samePose(t.track.end(), table.rest(t.after)) ||
                        glm::length(t.track.end().position - table.rest(t.after).position) < 1e-4F);
            float left = glm::length(t.track.at(0).position - table.rest(t.after).position);
            const auto flat = [](glm::vec3 v) { return glm::length(glm::vec2(v.x, v.z)); };
            left = flat(t.track.at(0).position - table.rest(t.after).position);
            for (float time = 0; time < clip.duration; time += kFrame) {
                const float now = flat(t.track.at(time).position - table.rest(t.after).position);
                ASSERT_LT(now, left + 0.006F) << "goes back";
                left = std::min(left, now);
            }
        }
    });
    EXPECT_TRUE(seen > 5 || GetParam() < 5) << seen;
}

}  // namespace
}  // namespace tak::table
