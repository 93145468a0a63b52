#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/SetupOptions.h"

namespace tak::rules {

/// A tag `[Name "value"]`. Names are compared without case and written as they were read.
struct PtnTag {
    std::string name;
    std::string value;
    friend bool operator==(const PtnTag&, const PtnTag&) = default;
};

[[nodiscard]] bool sameTagName(std::string_view a, std::string_view b);

/// The value of the first tag of this name, or nullptr.
[[nodiscard]] const std::string* findTag(const std::vector<PtnTag>& tags, std::string_view name);

/// Whether a tag's value says something: empty values, question marks and "-" stand for something unknown.
[[nodiscard]] bool isStated(std::string_view value);

/// The value of the first tag of this name that says something, or nullptr.
[[nodiscard]] const std::string* findStatedTag(const std::vector<PtnTag>& tags, std::string_view name);

/// Sets the value of a tag; appends the tag if it is missing.
void setTag(std::vector<PtnTag>& tags, std::string_view name, std::string_view value);

/// A tag that only this program writes, with a TPS at the first move of a board with pieces: the opening
/// turns are still to come (Position::withOpening()).
inline constexpr std::string_view kOpeningTurnsTag = "OpeningTurns";
inline constexpr std::string_view kOpeningTurnsFollow = "follow";

/// Applies a tag to the set-up: Size, Komi, Flats, Caps, Flats1/2, Caps1/2, Opening. Other tags
/// and unknown values change nothing. The error's column counts within the value.
[[nodiscard]] base::Result<void> applySetupTag(const PtnTag& tag, SetupOptions& options);

/// The tags for writing a game from this position: the given ones, in order, corrected to match the start and
/// the result; Player1, Player2, Date, Size and Result are added if missing.
[[nodiscard]] std::vector<PtnTag> completeTags(std::vector<PtnTag> tags, const Position& start,
                                               std::string_view result);

}  // namespace tak::rules
