#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Rect.h"
#include "ui/screens/ActionButton.h"

namespace ui::screens {

/// The kinds of buttons that control how the game continues, in the room of the hint.
enum class ControlKind {
    None,
    PauseBots,    ///< bots are playing by themselves
    LetBotsPlay,  ///< the bots are paused
    Offer,        ///< a player made an offer to another
    LooksBack,    ///< the table shows another turn than the game's current one
    Replays       ///< the turns are shown one after the other
};

struct ControlView {
    ControlKind control = ControlKind::None;
    std::string caption =
        {};  ///< a sentence about the buttons, translated, shown if there is room beside them
    /// What the buttons make of the caption: there is room for the longest, so that they stay where they are.
    std::vector<std::string> otherCaptions = {};
};

[[nodiscard]] std::optional<Act> drawControl(kit::Context& ui, const ControlView& view,
                                             const ActionStates& states, const kit::Rect& room);

}  // namespace ui::screens
