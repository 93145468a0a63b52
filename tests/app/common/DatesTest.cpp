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

}  // namespace
