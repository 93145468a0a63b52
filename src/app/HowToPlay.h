#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Kind.h"
#include "match/Match.h"

namespace app {

/// A card that explains a part of a game: a few words, and a scene that is played on the table.
struct HowToPlayCard {
    std::string title;               ///< msgid
    std::string text;                ///< msgid: two sentences at most
    std::string position;            ///< in which the scene begins, as Kind::readPosition() takes it
    std::vector<std::string> turns;  ///< of the scene, as players type them

    /// The scene, under review and standing at its start; the error: the game does not know this position, or
    /// a turn is not legal there.
    [[nodiscard]] base::Result<match::Match> scene(const game::Kind& kind) const;
};

/// Reads the cards of a game: {"cards": [{"title", "text", "position", "turns": […]}]}, at least one. The
/// scenes are tried out, too. Errors name `file`, line and column. Callable from any thread.
[[nodiscard]] base::Result<std::vector<HowToPlayCard>> readHowToPlay(std::string_view text,
                                                                     std::string_view file,
                                                                     const game::Kind& kind);

}  // namespace app
