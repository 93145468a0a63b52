#pragma once

#include <string>

#include "base/Result.h"
#include "game/Record.h"

namespace game {

/// A page of the web that shows games. One object for each game, without state.
class WebPage {
  public:
    virtual ~WebPage() = default;
    /// Its well-known name, the same in every language.
    [[nodiscard]] virtual std::string name() const = 0;
    /// A link that opens the main line of the game there, for browsers and messages, so at most some thousand
    /// characters of ASCII. Fails if the game is too long for that.
    [[nodiscard]] virtual base::Result<std::string> linkTo(const Record& game) const = 0;
};

}  // namespace game
