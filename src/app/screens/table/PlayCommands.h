#pragma once

#include <string_view>

#include "app/input/Actions.h"
#include "ui/screens/ActionButton.h"

namespace app {

/// What a part of the game's screen can ask for: actions, and what their buttons show. So parts need not know
/// PlayActions, which knows most of them.
class PlayCommands {
  public:
    PlayCommands() = default;
    PlayCommands(const PlayCommands&) = delete;
    PlayCommands& operator=(const PlayCommands&) = delete;
    virtual ~PlayCommands() = default;

    /// Does nothing if the action is refused at present, or has no meaning at the table.
    virtual void carryOut(Action action) const = 0;
    /// The same for the id of an action.
    virtual void carryOut(std::string_view id) const = 0;
    /// What a button of this action shows.
    [[nodiscard]] virtual ui::screens::ActionState stateOf(std::string_view id) const = 0;
    /// The same, for panels.
    [[nodiscard]] ui::screens::ActionStates states() const {
        return [this](std::string_view id) { return stateOf(id); };
    }
};

}  // namespace app
