#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// Buttons of a gamepad and their effect at present.
struct ButtonHint {
    std::vector<std::string> buttons = {};  ///< their names
    std::string what = {};                  ///< already translated
};

/// The text below the table, already translated except for the notation.
struct HintView {
    std::string text = {};
    std::string notation = {};  ///< the hint in notation, drawn small behind it
    bool refuses = false;       ///< the hint says why something cannot be done
    std::string finish = {};    ///< the words of a button that plays what was entered; empty: there is none
    /// The announcement that custom demands after the last turn, and its meaning. Shown if there is no hint.
    std::string announcement = {};
    std::vector<ButtonHint> buttons = {};  ///< shown above the hint while a gamepad is used
};

/// Draws the text and, at its right, the button. Returns whether that was pressed.
bool drawHint(kit::Context& ui, const HintView& view, const kit::Rect& area);

}  // namespace ui::screens
