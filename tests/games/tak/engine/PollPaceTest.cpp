#include "games/tak/engine/PollPace.h"

#include <gtest/gtest.h>

namespace tak::engine {
namespace {

using namespace std::chrono_literals;
using Duration = PollPace::Duration;

/// The longest time that a search goes without reading the clock, if each node takes so long.
Duration longestGap(PollPace& pace, Duration node, int polls) {
    Duration longest{};
    Duration gap{};
    for (int i = 0; i < polls; ++i) {
        gap = node * static_cast<Duration::rep>(pace.next(gap));
        longest = std::max(longest, gap);
    }
    return longest;
}

TEST(PollPace, ReadsTheClockRarelyIfNodesAreFast) {
    PollPace pace;
    (void)longestGap(pace, 1us, 20);
    EXPECT_EQ(pace.next(Duration{PollPace::kMost * 1us}), PollPace::kMost);
    EXPECT_EQ(pace.next(0us), PollPace::kMost);
}

TEST(PollPace, ReadsTheClockOftenEnough) {
    for (const Duration node :
         {Duration{100ns}, Duration{1us}, Duration{7us}, Duration{100us}, Duration{3ms}}) {
        PollPace pace;
        EXPECT_LE(longestGap(pace, node, 1000), 2 * std::max<Duration>(PollPace::kAim, node));
    }
}

TEST(PollPace, AdaptsWhenNodesBecomeSlow) {
    PollPace pace;
    (void)longestGap(pace, 2us, 100);
    (void)pace.next(PollPace::kMost * Duration{200us});  // after one unexpectedly long interval …
    EXPECT_LE(longestGap(pace, 200us, 100), 2 * PollPace::kAim) << "… and not again";
}

}  // namespace
}  // namespace tak::engine
