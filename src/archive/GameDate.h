#pragma once

#include <string>
#include <string_view>

/// The date of a game, as files tell it in many forms.
namespace archive {

/// The date in ISO 8601, as far as it is known: "2026-08-10T20:15:00", "2026-08-10", "2026-08", "2026" or
/// nothing, so that sorting as text sorts by time. `date` is a tag's value: "2026.08.10", "2026.8.10",
/// "2026/8/10", "2026.08.??", "2026", "10.8.2026", "Aug 10, 2026", "20260810", with or without a time. What
/// is impossible counts as unknown, and so does what may be read in two ways: the day and month of
/// "8/10/2026", and years of two digits. `time` is the value of another tag; only a whole day takes a time.
[[nodiscard]] std::string gameDate(std::string_view date, std::string_view time = {});

/// The same from the tags at the beginning of a game's text.
[[nodiscard]] std::string gameDateInText(std::string_view text);

/// The last day of a date in ISO 8601 that may lack its day or month, as days since 1970; 0 if it has no
/// year, or is before 1970.
[[nodiscard]] int lastDayOf(std::string_view date);

}  // namespace archive
