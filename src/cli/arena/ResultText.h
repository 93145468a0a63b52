#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "tournament/Contest.h"
#include "tournament/Statistics.h"

namespace cli::arena {

/// As printf; at most 255 characters.
template <class... Values>
[[nodiscard]] std::string formatted(const char* format, Values... values) {
    char text[256];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

/// Reads the value of a key; the error names the key and both bounds.
[[nodiscard]] base::Result<long long> wholeNumber(std::string_view key, std::string_view text,
                                                  long long least, long long most);

/// "10+0.1", "200 ms a move", "20000 nodes", "depth 5", joined by commas.
[[nodiscard]] std::string paceText(const tournament::Pace& pace);
/// "Elo -29.0 ± 120.0", without what is not known.
[[nodiscard]] std::string eloText(double elo, double error);
/// "+5 =1 -6 45.8 %".
[[nodiscard]] std::string tallyText(const tournament::Tally& tally);
/// Results and strength: "+5 =1 -6 45.8 %  Elo -29.0 ± 120.0  LOS 31.2 %".
[[nodiscard]] std::string strengthText(const tournament::Tally& tally, const tournament::PairCounts& pairs);
/// "pairs 1 2 0 2 1": how many pairs had 0, 1, 2, 3 and 4 half points.
[[nodiscard]] std::string pairsText(const tournament::PairCounts& pairs);

}  // namespace cli::arena
