#include "app/settings/RecentList.h"

#include <gtest/gtest.h>

#include <string>

namespace {

using app::mergedRecent;
using List = std::vector<std::string>;

TEST(RecentList, HasEachItemOnceAndTheLatestFirst) {
    List list{"a", "b", "c"};
    app::remember(list, list.back(), 3);
    EXPECT_EQ(list, (List{"c", "a", "b"}));
    app::remember<std::string>(list, "d", 3);
    EXPECT_EQ(list, (List{"d", "c", "a"}));
}

TEST(RecentList, OfTwoCopiesHasWhatBothHaveUsed) {
    const List before{"a", "b", "c"};
    EXPECT_EQ(mergedRecent(before, before, {"x", "a", "b", "c"}, 9), (List{"x", "a", "b", "c"}));
    EXPECT_EQ(mergedRecent({"y", "a", "b", "c"}, before, before, 9), (List{"y", "a", "b", "c"}));
    EXPECT_EQ(mergedRecent({"y", "a", "b", "c"}, before, {"x", "a", "b", "c"}, 9),
              (List{"y", "x", "a", "b", "c"}));
    EXPECT_EQ(mergedRecent({"c", "a", "b"}, before, {"x", "b", "a", "c"}, 9), (List{"c", "x", "b", "a"}));
    EXPECT_EQ(mergedRecent({"x", "a"}, before, {"x", "a", "b", "c"}, 9), (List{"x", "a"}))
        << "what one of them has removed stays away";
    EXPECT_EQ(mergedRecent({"y", "a", "b", "c"}, before, {"x", "a", "b", "c"}, 3), (List{"y", "x", "a"}));
    EXPECT_EQ(mergedRecent(List{"y"}, {}, {"x"}, 9), (List{"y", "x"}));
    EXPECT_EQ(mergedRecent(List(), before, before, 9), List());
}

}  // namespace
