#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <sstream>
#include <string>

/// Bounds for numbers in options. They are round, so that messages can name them.
namespace cli {

inline constexpr std::int64_t kMostMilliseconds = 86'400'000;  ///< a day
inline constexpr double kMostSeconds = 86'400;

[[nodiscard]] inline CLI::Range milliseconds() { return CLI::Range(std::int64_t{1}, kMostMilliseconds); }
/// Unlike CLI11's own range, refuses NaN.
[[nodiscard]] inline CLI::Validator realNumber(double least, double most) {
    return CLI::Validator(
        [=](std::string& text) {
            double value = 0;
            const bool within = CLI::detail::lexical_cast(text, value) && value >= least && value <= most;
            if (within) return std::string();
            std::ostringstream message;
            message << "Value " << text << " not in range " << least << " to " << most;
            return message.str();
        },
        "FLOAT");
}
[[nodiscard]] inline CLI::Validator seconds() { return realNumber(0.001, kMostSeconds); }
[[nodiscard]] inline CLI::Range nodes() {
    return CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
}
/// The number of a ply or of a game in a file.
[[nodiscard]] inline CLI::Range numberFrom(int least) { return CLI::Range(least, 1'000'000); }

}  // namespace cli
