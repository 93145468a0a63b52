#pragma once

#include <optional>
#include <string>

#include "game/Ids.h"
#include "game/View.h"

namespace game {

/// What a player arranges before a game and may want again in another one, such as the set-up of his pieces.
/// MoveInput::arrangement() gives it as a text, MoveInput::arrange() takes it up. One object for each game,
/// without state.
class Arrangements {
  public:
    /// What the interface calls them; msgids.
    struct Words {
        std::string title;     ///< "Set-ups"
        std::string numbered;  ///< the name proposed for a new one: "Set-up {number}"
        std::string help;      ///< a sentence on what they are for
        std::string button;    ///< the shortest name of a button that shows them: "Own"
        std::string icon;      ///< the game's name of its icon
    };
    virtual ~Arrangements() = default;
    [[nodiscard]] virtual Words words() const = 0;
    /// The one that a player has used in a game; nothing if he has used none. `end`: the record's view.
    [[nodiscard]] virtual std::optional<std::string> usedBy(PlayerId player, const View& end) const = 0;
};

}  // namespace game
