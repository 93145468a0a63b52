#include "scene/motion/Track.h"

#include <gtest/gtest.h>

#include "base/Random.h"

namespace scene {
namespace {

Pose somePose(base::Random& random) {
    const auto unit = [&] { return static_cast<float>(random.unit() * 2 - 1); };
    return {{unit(), unit(), unit()}, glm::normalize(glm::quat(unit() + 1.1F, unit(), unit(), unit()))};
}

bool same(const Pose& a, const Pose& b) { return a.position == b.position && a.rotation == b.rotation; }

TEST(Ease, RunsFromZeroToOne) {
    for (const Ease ease : {Ease::Linear, Ease::InOut, Ease::In, Ease::Out, Ease::Settle, Ease::Stride}) {
        EXPECT_FLOAT_EQ(eased(ease, 0), 0);
        EXPECT_FLOAT_EQ(eased(ease, 1), 1);
        EXPECT_FLOAT_EQ(eased(ease, -5), 0);
        EXPECT_FLOAT_EQ(eased(ease, 7), 1);
        for (float t = 0; t < 1; t += 0.01F) {
            EXPECT_LT(std::abs(eased(ease, t + 0.01F) - eased(ease, t)), 0.05F);
            EXPECT_TRUE(ease == Ease::Settle || eased(ease, t) <= eased(ease, t + 0.01F));
        }
    }
}

TEST(Track, WithoutSegmentsRests) {
    base::Random random(1);
    const Pose start = somePose(random);
    const Track track(start);
    EXPECT_TRUE(same(track.at(-1), start));
    EXPECT_TRUE(same(track.at(3), start));
    EXPECT_EQ(track.duration(), 0);
}

TEST(Track, IsContinuousAndEndsExactly) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        base::Random random(seed);
        const Pose start = somePose(random);
        Track track(start);
        float time = 0;
        Pose last = start;
        for (auto n = 1 + random.below(5); n > 0; --n) {
            time += static_cast<float>(random.unit()) * 0.2F;  // a pause
            const float duration = 0.2F + static_cast<float>(random.unit());
            last = somePose(random);
            track.add(time, duration, last, static_cast<Ease>(random.below(6)),
                      {.arc = random.below(2) == 0 ? 0 : 0.3F,
                       .lean = glm::vec3(0, 0, random.below(2) == 0 ? 0 : 0.2F)});
            time += duration;
        }
        EXPECT_FLOAT_EQ(track.duration(), time);
        EXPECT_TRUE(same(track.at(-0.1F), start));
        EXPECT_TRUE(same(track.at(0), start));
        EXPECT_TRUE(same(track.at(track.duration()), last));
        EXPECT_TRUE(same(track.end(), last));
        constexpr float kStep = 1 / 1000.0F;
        for (float t = 0; t < time + 0.1F; t += kStep) {
            const Pose a = track.at(t);
            const Pose b = track.at(t + kStep);
            ASSERT_LT(glm::length(a.position - b.position), 80 * kStep) << "seed " << seed << " at " << t;
            ASSERT_GT(std::abs(glm::dot(a.rotation, b.rotation)), 0.995F) << "seed " << seed << " at " << t;
            ASSERT_NEAR(glm::length(a.rotation), 1, 1e-3F);
        }
    }
}

TEST(Track, AnArcLeadsStraightUpAndStraightDown) {
    Track track(Pose{});
    track.add(0, 1, Pose{{1, 0, 0}}, Ease::InOut, {.arc = 0.5F});
    EXPECT_FLOAT_EQ(track.at(0.1F).position.x, 0);
    EXPECT_GT(track.at(0.1F).position.y, 0.05F);
    EXPECT_NEAR(track.at(0.5F).position.y, 0.5F, 1e-4F);
    EXPECT_NEAR(track.at(0.9F).position.x, 1, 1e-5F);
    EXPECT_GT(track.at(0.9F).position.y, 0.05F);
}

}  // namespace
}  // namespace scene
