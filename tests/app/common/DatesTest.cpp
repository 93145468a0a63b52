#include "app/common/Dates.h"

#include <gtest/gtest.h>

#include <string_view>

namespace {

TEST(Dates, ADayIsTheBeginningOfADate) {
    EXPECT_EQ(app::dayOf("2026-11-22T20:15:00"), "2026-11-22");
    EXPECT_EQ(app::dayOf(""), "");
    EXPECT_EQ(app::dayInTags("2026-11-22T20:15:00"), "2026.11.22");
    EXPECT_EQ(app::dateNow().size(), std::string_view("2026-11-22T20:15:00").size());
}

TEST(Dates, ADayHasOneYearsBefore) {
    EXPECT_EQ(app::yearsBefore("2026-11-22", 5), "2021-11-22");
    EXPECT_EQ(app::yearsBefore("2028-02-29", 1), "2027-02-28");
    EXPECT_EQ(app::yearsBefore("2028-02-29", 4), "2024-02-29");
}

}  // namespace
