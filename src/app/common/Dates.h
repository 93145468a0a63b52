#pragma once

#include <string>

namespace app {

/// The local date and time, ISO 8601 with seconds: "2026-11-22T20:15:00".
[[nodiscard]] std::string dateNow();
/// The day of an ISO 8601 date: "2026-11-22".
[[nodiscard]] std::string dayOf(const std::string& date);
/// The day of an ISO 8601 date, as the tags of game files have it: "2026.11.22".
[[nodiscard]] std::string dayInTags(const std::string& date);
/// The same day `years` years before, ISO 8601; of 29 February the 28th where there is none.
[[nodiscard]] std::string yearsBefore(const std::string& day, int years);

}  // namespace app
