#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "base/Message.h"
#include "games/tactik/rules/Board.h"

/// Parts of which sentences about the game are made.
namespace tactik::play {

using ByColour = std::array<base::Msgid, rules::kColours>;
[[nodiscard]] inline base::Message of(const ByColour& words, rules::Colour colour) {
    return words[static_cast<std::size_t>(index(colour))];
}

inline constexpr ByColour kColourNames{base::msgid("Red"), base::msgid("Blue"), base::msgid("Yellow"),
                                       base::msgid("Green")};

/// At least one part; `between`: a text with {first} and {more}.
[[nodiscard]] inline base::Message joined(const std::vector<base::Message>& parts, base::Msgid between) {
    base::Message all = parts.back();
    for (std::size_t i = parts.size() - 1; i-- > 0;)
        all = {between, {{"first", parts[i]}, {"more", std::move(all)}}};
    return all;
}
[[nodiscard]] inline base::Message listed(const std::vector<base::Message>& parts) {
    return joined(parts, base::msgid("{first}, {more}"));
}
[[nodiscard]] inline base::Message sentences(const std::vector<base::Message>& parts) {
    return joined(parts, base::msgid("{first} {more}"));
}

/// Who plays from a seat, as the subject of a sentence to a viewer: one person, even if he has two colours.
[[nodiscard]] base::Message subjectInWords(int players, int player, std::optional<int> viewer);

}  // namespace tactik::play
