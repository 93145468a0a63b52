#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace match {

/// How evaluations are kept in a game's file, as a comment of the turn that led to the position:
///
///     {+0.35/12 ?? pv c3 d4}
///
/// In a game for two the number is the first player's chance of winning less the second one's, from -1 to +1,
/// after this turn; then how many turns were looked ahead, the judgement that an analysis wrote, and after
/// "pv" what should have been played instead of this turn, after "pv>" what is expected next. Other programs
/// write and read the same. In a game for more players their chances stand there one by one, as
/// {41.2% 30.1% 28.7%/12}.
struct EvaluationNote {
    std::vector<double> chances = {};  ///< by player, 0 to 1; may be empty
    int depth = 0;
    std::string judgement = {};
    std::vector<std::string> instead = {};
    std::vector<std::string> next = {};
    friend bool operator==(const EvaluationNote&, const EvaluationNote&) = default;
};

/// Empty if there is nothing to be said: neither chances nor turns. A chance that is not certain never looks
/// as if it were.
[[nodiscard]] std::string evaluationComment(const EvaluationNote& note);
/// Nothing if the comment says anything else, were it only one word more.
[[nodiscard]] std::optional<EvaluationNote> evaluationIn(std::string_view comment, std::size_t players);

}  // namespace match
