#pragma once

#include <string>

#include "base/Result.h"
#include "game/WebPage.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Length of the longest link, in characters: servers and browsers accept addresses up to 8 KiB.
inline constexpr std::size_t kLongestLink = 8000;

/// A link with which ptn.ninja opens the main line of the game: its PTN, compressed as the page itself does
/// (base/LzString.h), as the path. Comments and unnecessary tags are left out. Fails if the game is too long.
[[nodiscard]] base::Result<std::string> ninjaLink(const rules::PtnGame& game);

/// A link with which playtak.com opens the main line: its PTN, percent-encoded, without the marks that the
/// page cannot read. Fails also if the game has another start or another opening than the page knows.
[[nodiscard]] base::Result<std::string> playtakLink(const rules::PtnGame& game);

/// ptn.ninja, with links from ninjaLink().
class NinjaPage final : public game::WebPage {
  public:
    [[nodiscard]] std::string name() const override { return "ptn.ninja"; }
    [[nodiscard]] base::Result<std::string> linkTo(const game::Record& game) const override;
};

/// playtak.com, with links from playtakLink().
class PlaytakPage final : public game::WebPage {
  public:
    [[nodiscard]] std::string name() const override { return "playtak.com"; }
    [[nodiscard]] base::Result<std::string> linkTo(const game::Record& game) const override;
};

}  // namespace tak::play
