#include "audio/Variety.h"

#include <gtest/gtest.h>

#include <map>

namespace {

using audio::Cue;
using audio::Variety;

TEST(Variety, NeverTheSameVariantTwiceInARow) {
    for (std::size_t count = 2; count <= 6; ++count) {
        Variety variety(count);
        std::map<std::size_t, int> heard;
        std::size_t last = count;
        for (int i = 0; i < 3000; ++i) {
            const std::size_t next = variety.next(Cue::Lay, count);
            ASSERT_LT(next, count);
            ASSERT_NE(next, last);
            ++heard[next];
            last = next;
        }
        for (const auto& [variant, times] : heard)
            EXPECT_NEAR(times, 3000.0 / static_cast<double>(count), 250) << variant << " of " << count;
        EXPECT_EQ(heard.size(), count);
    }
}

TEST(Variety, RemembersEachCueByItself) {
    Variety variety(1);
    const std::size_t place = variety.next(Cue::Lay, 2);
    for (int i = 0; i < 9; ++i) (void)variety.next(Cue::LayOn, 2);
    EXPECT_EQ(variety.next(Cue::Lay, 2), 1 - place);
}

TEST(Variety, ASingleVariantAndAnotherSetAreNoTrouble) {
    Variety variety(1);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(variety.next(Cue::Win, 1), 0U);
    for (int i = 0; i < 50; ++i) {
        EXPECT_LT(variety.next(Cue::Lay, 6), 6U);
        EXPECT_LT(variety.next(Cue::Lay, 2), 2U);
    }
}

TEST(Variety, VariesStonesButKeepsNotesInTune) {
    Variety variety(3);
    std::map<float, int> pitches;
    for (int i = 0; i < 100; ++i) {
        const audio::Tone clack = variety.varied(Cue::LayOn, {.pitch = 2});
        EXPECT_NEAR(clack.pitch, 2, 0.5F);
        EXPECT_NEAR(clack.gain, 1, 0.16F);
        ++pitches[clack.pitch];
        EXPECT_EQ(variety.varied(Cue::Decide, {.pitch = 7}).pitch, 7);
    }
    EXPECT_GT(pitches.size(), 90U);
}

}  // namespace
