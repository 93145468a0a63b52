#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "game/WebPage.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Length of the longest link from linkTo(), in characters: servers and browsers accept addresses up to 8
/// KiB.
inline constexpr std::size_t kLongestLink = 8000;

/// A link with which ptn.ninja opens the main line of the game: its PTN, percent-encoded, as the path.
/// Comments and unnecessary tags are left out. Fails if the game is too long.
[[nodiscard]] base::Result<std::string> linkTo(const rules::PtnGame& game);

/// The PTN in a link to ptn.ninja, with blanks or angle brackets around it, as in messages. Nothing if the
/// text is something else.
[[nodiscard]] std::optional<std::string> ptnOfLink(std::string_view text);

/// ptn.ninja, with links from linkTo().
class TakWebPage final : public game::WebPage {
  public:
    [[nodiscard]] std::string name() const override { return "ptn.ninja"; }
    [[nodiscard]] base::Result<std::string> linkTo(const game::Record& game) const override;
};

}  // namespace tak::play
