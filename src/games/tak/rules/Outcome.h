#pragma once

#include <optional>
#include <string_view>

#include "games/tak/rules/Types.h"

namespace tak::rules {

enum class EndReason : std::uint8_t {
    None,         ///< the game goes on
    Road,         ///< rules 16, 17
    BoardFull,    ///< rule 18
    SupplyOut,    ///< rule 18
    QuietPlies,   ///< rule 21
    Repetition,   ///< rule 21
    Resignation,  ///< rule 22
    Time,         ///< rule 22
    Agreement,    ///< a draw by agreement
    Claimed,      ///< only a result tells of it: a resignation, a loss on time, any draw
};

/// The result of a game: the winner, if any, and the reason.
struct Outcome {
    EndReason reason = EndReason::None;
    std::optional<Color> winner = {};

    [[nodiscard]] constexpr bool over() const { return reason != EndReason::None; }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// "R-0", "0-F", "1/2-1/2", … (rule 22); "*" while the game goes on.
[[nodiscard]] std::string_view resultText(const Outcome& outcome);

/// The outcome for a PTN result, as far as the text tells; reason None for "*" and unknown texts.
[[nodiscard]] Outcome outcomeOfText(std::string_view text);

/// A result as people and programs write it, in the form of resultText(): "1/2" is a draw; "0-0", which
/// servers write for aborted and unfinished games, is "*", no result. Nothing if the text is no result.
[[nodiscard]] std::optional<std::string_view> readResult(std::string_view text);

}  // namespace tak::rules
