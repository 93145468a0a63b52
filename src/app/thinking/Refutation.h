#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/Bot.h"
#include "game/State.h"
#include "i18n/Catalogue.h"

namespace app {

/// A line that begins with a turn, and shows what is wrong with it, or how a player wins.
struct Refutation {
    std::vector<game::Action> line = {};     ///< the turn, the answer, and so on
    std::vector<std::string> notation = {};  ///< of `line`
    std::vector<double> chances = {};        ///< each player's chance to win after the turn; may be empty
    game::Outcome outcome = {};              ///< at the end of the line
    std::optional<base::Message> end = {};   ///< how the game ends there; nullopt if it does not
};

/// Plays the line from this state, up to the first turn that is illegal.
[[nodiscard]] Refutation refutationOf(const game::State& before, const std::vector<game::Action>& line);

/// The player whose turn is examined.
struct Asker {
    game::PlayerId player;
    std::string name;
};

/// One sentence on what is wrong with the first turn of the line. `best`: what an engine thinks of the
/// position before; may be null.
[[nodiscard]] std::string refutationText(const i18n::Catalogue& texts, const Refutation& found,
                                         const Asker& asker, const game::Thought* best);

}  // namespace app
