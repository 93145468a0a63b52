#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/kit/Button.h"

namespace ui::screens {

/// What a button shows of an action of the program.
struct ActionState {
    std::string disabled = {};  ///< why it is not possible now, already translated; empty: it is
    bool on = false;            ///< what it turns on and off is on
    bool offered = true;        ///< there is something for it; without, no button is drawn
};
/// Tells the state of the action with this id. The program has a table of its actions.
using ActionStates = std::function<ActionState(std::string_view id)>;

/// The player has pressed the button of this action.
struct Act {
    std::string action = {};  ///< its id
    friend bool operator==(const Act&, const Act&) = default;
};

/// The look of a button for an action. Its id as an item is "##" and the action's.
struct ActionButton {
    const char* action;
    const char* icon = "";
    const char* tooltip = "";  ///< already translated, like the label
    const char* label = "";
    const char* key = nullptr;  ///< the tooltip names the key of this action; null: of its own
    kit::ButtonKind kind = kit::ButtonKind::Secondary;
    bool showsOn = true;  ///< whether the action is on
    bool focusFirst = false;
};

/// The width in pixels that the button needs for its texts.
[[nodiscard]] float actionWidth(const kit::Context& ui, const ActionButton& button);
/// Draws the button; width and height as in kit::ButtonSpec. Returns whether it was pressed.
[[nodiscard]] std::optional<Act> drawAction(kit::Context& ui, const ActionStates& states,
                                            const ActionButton& button, float width, float height);
/// Draws buttons in a row, sharing its width, without those for which there is nothing.
[[nodiscard]] std::optional<Act> drawActionRow(kit::Context& ui, const ActionStates& states,
                                               std::span<const ActionButton> buttons, float height);

}  // namespace ui::screens
