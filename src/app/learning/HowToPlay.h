#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Kind.h"
#include "match/Match.h"

namespace app {

/// A card that explains a part of a game: a short text, and a scene that is played on the table.
struct HowToPlayCard {
    std::string title;               ///< msgid
    std::string text;                ///< msgid; at most two sentences
    std::string position;            ///< position at the start of the scene, for Kind::readPosition()
    std::vector<std::string> turns;  ///< turns of the scene, in the notation that players type

    /// The scene as a match under review, at its start. Fails if the position is invalid or a turn is not
    /// legal.
    [[nodiscard]] base::Result<match::Match> scene(const game::Kind& kind) const;
};

/// Reads the cards of a game: {"cards": [{"title", "text", "position", "turns": […]}]}, at least one. Also
/// checks their scenes. Errors name `file`, line and column. Callable from any thread.
[[nodiscard]] base::Result<std::vector<HowToPlayCard>> readHowToPlay(std::string_view text,
                                                                     std::string_view file,
                                                                     const game::Kind& kind);

}  // namespace app
