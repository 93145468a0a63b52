#include "archive/GameDate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace archive {
namespace {

TEST(GameDate, IsReadInTheFormsThatFilesHave) {
    const std::pair<const char*, const char*> forms[] = {
        {"2026.08.10", "2026-08-10"},     {"2026-08-10", "2026-08-10"},
        {"2026.8.10", "2026-08-10"},      {"2026.9.5", "2026-09-05"},
        {"2026/8/10", "2026-08-10"},      {" 2026 08 10 ", "2026-08-10"},
        {"20260810", "2026-08-10"},       {"10.8.2026", "2026-08-10"},
        {"31/12/2026", "2026-12-31"},     {"12/31/2026", "2026-12-31"},
        {"8-8-2026", "2026-08-08"},       {"Aug 10, 2026", "2026-08-10"},
        {"10 August 2026", "2026-08-10"}, {"Monday, 10th Sept. 2026", "2026-09-10"},
        {"2026 Aug 10", "2026-08-10"},    {"1650.01.02", "1650-01-02"},
        {"2999.01.02", "2999-01-02"},     {"2024.02.29", "2024-02-29"}};
    for (const auto& [written, date] : forms) EXPECT_EQ(gameDate(written), date) << written;
}

TEST(GameDate, TakesATimeFromItsOwnTagOrTheDate) {
    EXPECT_EQ(gameDate("2026.08.10", "20:15:00"), "2026-08-10T20:15:00");
    EXPECT_EQ(gameDate("2026.8.10", "9:05"), "2026-08-10T09:05:00");
    EXPECT_EQ(gameDate("2026.8.10 12:30"), "2026-08-10T12:30:00");
    EXPECT_EQ(gameDate("2026-08-10T12:30:59+02:00"), "2026-08-10T12:30:59");
    EXPECT_EQ(gameDate("Mon Aug 10 2026 12:30:00 GMT+0200"), "2026-08-10T12:30:00");
    EXPECT_EQ(gameDate("2026.8.10 12:30", "20:15:00"), "2026-08-10T20:15:00");
    EXPECT_EQ(gameDate("2026.08.10", "25:15:00"), "2026-08-10");
    EXPECT_EQ(gameDate("2026.08.10", "in the evening"), "2026-08-10");
    EXPECT_EQ(gameDate("2026.08.??", "20:15:00"), "2026-08") << "no time without a day";
}

TEST(GameDate, IsKnownAsFarAsItIsWritten) {
    const std::pair<const char*, const char*> forms[] = {
        {"2026", "2026"},           {"2026.08", "2026-08"},    {"2026.8", "2026-08"},
        {"8/2026", "2026-08"},      {"Aug 2026", "2026-08"},   {"2026.08.??", "2026-08"},
        {"2026.??.??", "2026"},     {"2026.??.10", "2026"},    {"in the year 2026", "2026"},
        {"2026.00.00", "2026"},     {"2026.13.40", "2026"},    {"2026.02.30", "2026-02"},
        {"2026.08.266", "2026-08"}, {"2025.02.29", "2025-02"}, {"8/10/2026", "2026"}};
    for (const auto& [written, date] : forms) EXPECT_EQ(gameDate(written), date) << written;
}

TEST(GameDate, IsUnknownWithoutAYear) {
    for (const char* text : {"", "?", "????.??.??", "26.08.10", "10.8.26", "Aug 10", "yesterday",
                             "0000.00.00", "0026.08.10", "99999999999999999999.1.1", "12:30", "game 12", "-"})
        EXPECT_EQ(gameDate(text), "") << text;
    EXPECT_EQ(gameDate(std::string(100'000, '1')), "");
    EXPECT_EQ(gameDate(std::string(100'000, ':')), "");
}

TEST(GameDate, SortsAsText) {
    std::vector<std::string> dates;
    for (const char* written : {"2026.11.02", "2026.8.10", "2025.12.31", "2026.9.5", "2026", "2026.8", ""})
        dates.push_back(gameDate(written));
    std::sort(dates.begin(), dates.end());
    EXPECT_EQ(dates, (std::vector<std::string>{"", "2025-12-31", "2026", "2026-08", "2026-08-10",
                                               "2026-09-05", "2026-11-02"}));
}

TEST(GameDate, IsFoundInTheTagsOfAGame) {
    EXPECT_EQ(gameDateInText("[Player1 \"Ann\"]\n[Date \"2026.8.10\"]\n[Time \"20:15\"]\n\n1. a1 e5\n"),
              "2026-08-10T20:15:00");
    EXPECT_EQ(gameDateInText("\xEF\xBB\xBF[date \"2026\"]\r\n"), "2026");
    EXPECT_EQ(gameDateInText("[Size \"5\"]\n\n1. a1 {[Date \"2026.8.10\"]} e5\n"), "");
    for (const char* text : {"", "[", "[Date", "[Date \"", "[Date \"2026", "[Date 2026]", "[]", "no tags"})
        EXPECT_EQ(gameDateInText(text), "") << text;
}

TEST(GameDate, HasALastDay) {
    EXPECT_EQ(lastDayOf("1970-01-02"), 1);
    EXPECT_EQ(lastDayOf("1970-01-02T20:15:00"), 1);
    EXPECT_EQ(lastDayOf("1970-02"), 58);
    EXPECT_EQ(lastDayOf("1970"), 364);
    EXPECT_EQ(lastDayOf("1650-01-02"), 0);
    EXPECT_EQ(lastDayOf(""), 0);
}

}  // namespace
}  // namespace archive
