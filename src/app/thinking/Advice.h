#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/Message.h"
#include "game/View.h"
#include "i18n/Catalogue.h"

namespace app {

/// Advice to the player to move, in two steps: first what to play, so that the player can still find the
/// turn, then the whole turn.
struct Advice {
    enum class Shows : std::uint8_t {
        Piece,     ///< one that is in the field, or several that leave its place together
        NewPiece,  ///< one that comes into the field
        Several    ///< such as a card and a piece
    };
    std::vector<game::Place> places;  ///< what is played; in the second step also its destination
    std::string turn = {};            ///< in notation; empty in the first step
    /// The turn in a sentence; nothing if the notation says enough.
    std::optional<base::Message> words = {};
    Shows shows = Shows::Several;
};

/// The advice to play this legal turn; `whole`: the second step. There is no first step if nothing moves that
/// could be marked, as with a card that changes hands later.
[[nodiscard]] Advice adviceOf(const game::View& view, game::Action turn, bool whole);

/// The advice as a sentence to the player.
[[nodiscard]] std::string adviceText(const i18n::Catalogue& texts, const Advice& advice);
/// The same for somebody who does not see what is marked. `view`: the one that was advised.
[[nodiscard]] std::string spokenAdvice(const i18n::Catalogue& texts, const game::View& view,
                                       const Advice& advice);

}  // namespace app
