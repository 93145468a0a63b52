#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/SetupOptions.h"

namespace tak::rules {

/// `[Name "value"]`. Names are matched without regard to case and written as they came.
struct PtnTag {
    std::string name;
    std::string value;
    friend bool operator==(const PtnTag&, const PtnTag&) = default;
};

[[nodiscard]] bool sameTagName(std::string_view a, std::string_view b);

/// The value of the first tag of this name, or nullptr.
[[nodiscard]] const std::string* findTag(const std::vector<PtnTag>& tags, std::string_view name);

/// Gives the tag this value; adds it at the end if it is missing.
void setTag(std::vector<PtnTag>& tags, std::string_view name, std::string_view value);

/// Enters what one tag says about the set-up: Size, Komi, Flats, Caps, Flats1/2, Caps1/2, Opening. Other tags
/// change nothing. Column of the error: within the value.
[[nodiscard]] base::Result<void> applySetupTag(const PtnTag& tag, SetupOptions& options);

/// The tags that a game from this position is written with: those given, in order, with everything that they
/// say about the start and the result made true, and Player1, Player2, Date, Size and Result added where
/// missing.
[[nodiscard]] std::vector<PtnTag> completeTags(std::vector<PtnTag> tags, const Position& start,
                                               std::string_view result);

}  // namespace tak::rules
