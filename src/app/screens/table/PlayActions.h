#pragma once

#include <string_view>

#include "app/screens/table/PlayCommands.h"

namespace app {

struct PlayPartList;

/// The actions at the game under way. Each does the same by key, by gamepad and by button, and is refused by
/// all of them alike.
class PlayActions final : public PlayCommands {
  public:
    /// The parts need not be made yet.
    explicit PlayActions(PlayPartList& parts) : parts_(parts) {}

    /// Whether the action has a meaning at the table.
    [[nodiscard]] static bool knows(Action action);
    void carryOut(Action action) const override;
    void carryOut(std::string_view id) const override;
    /// The same for a gamepad, whose few buttons do something else in some situations.
    void carryOutByPad(Action action) const;
    [[nodiscard]] ui::screens::ActionState stateOf(std::string_view id) const override;

  private:
    PlayPartList& parts_;
};

}  // namespace app
