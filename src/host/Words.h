#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace host {

/// A name as it is shown: without spaces around it. Nothing if it is empty, has more than kLongestName
/// letters, or has signs that are not drawn: control characters, and those that change the direction of other
/// letters.
[[nodiscard]] std::optional<std::string> nameIn(std::string_view text);
/// What somebody says, as it is shown: control characters and marks that change the direction of letters are
/// removed. Nothing if it is empty then, or has more than kLongestChat letters.
[[nodiscard]] std::optional<std::string> chatIn(std::string_view text);

}  // namespace host
