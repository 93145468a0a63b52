#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/Message.h"
#include "game/View.h"
#include "i18n/Catalogue.h"

namespace app {

/// Advice to the player to move, in two steps: first the piece to play, so that the player can still find the
/// turn, then the whole turn.
struct Advice {
    std::vector<game::Place> places;  ///< the piece; in the second step also its destination
    std::string turn = {};            ///< in notation; empty in the first step
    /// The turn in a sentence; nothing if the notation says enough.
    std::optional<base::Message> words = {};
    bool brings = false;  ///< the piece comes from outside the field
};

/// The advice to play this legal turn; `whole`: the second step.
[[nodiscard]] Advice adviceOf(const game::View& view, game::Action turn, bool whole);

/// The advice as a sentence to the player.
[[nodiscard]] std::string adviceText(const i18n::Catalogue& texts, const Advice& advice);

}  // namespace app
