#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// What a link to a page that shows games holds. Two pages are known:
///
/// https://ptn.ninja/GAME&name=NAME&targetBranch=NAME&ply=5!
///
/// GAME and the names are texts compressed by lz-string (base/LzString.h), in older links percent-encoded
/// ones; GAME may follow a `#`. The ply counts from 0 along the branch; with `!` the position after it is
/// shown, else that before it.
///
/// https://playtak.com/?load=PTN, percent-encoded.
struct GameLink {
    std::string ptn = {};
    std::string name = {};    ///< of the game
    std::string branch = {};  ///< path of the variation to show, as in PTN; empty: the main line
    std::optional<int> turns = std::nullopt;  ///< how many turns of it to show

    /// The turn of the game to which the link leads, PtnTree::kRoot for its start; nothing if it does not
    /// say. An unknown branch is the main line, and a number that is too large leads to the line's end.
    [[nodiscard]] std::optional<int> shownIn(const rules::PtnGame& game) const;
};

/// Reads a text that consists of a link, with blanks or angle brackets around it, as in messages. An error if
/// the link holds no game that can be read; nothing if the text is something else.
[[nodiscard]] std::optional<base::Result<GameLink>> readGameLink(std::string_view text);
[[nodiscard]] bool isGameLink(std::string_view text);

}  // namespace tak::play
