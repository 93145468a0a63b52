#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace app {

/// A link that opens a game in the page of this program: "https://example.org/#game=TEXT&ply=12", with the
/// text of the game compressed (base/LzString.h).
struct PageLink {
    std::string text;  ///< as copied games are, so sealed while the game keeps secrets
    int ply = -1;      ///< the position after this many turns; -1: at the start
};

/// `address`: that of the page, without a part after '#'. Fails if the link would be longer than browsers
/// take.
[[nodiscard]] base::Result<std::string> pageLinkTo(const std::string& address, const PageLink& link);

/// Reads such a link, or what stands after its '#'. Nothing if it is none; an error if a part is missing.
[[nodiscard]] base::Result<std::optional<PageLink>> readPageLink(std::string_view link);

}  // namespace app
