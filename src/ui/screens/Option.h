#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class OptionKind { Choice, Number, Slider, Toggle, Text };

/// The type depends on the kind: an index for Choice, a number for Number and Slider, a bool for Toggle, a
/// text for Text.
using OptionValue = std::variant<int, double, bool, std::string>;

/// The control of a Choice: segments side by side if they fit, else a list; always segments, below the label
/// where they need its width; or always a list. Choose one of the fixed styles if the texts change while the
/// player looks at them.
enum class ChoiceStyle { Fitting, SideBySide, List };

/// An option with its value and its range. Texts are already translated.
struct Option {
    std::string key = {};  ///< for the program
    std::string label = {};
    OptionKind kind = OptionKind::Toggle;
    OptionValue value = false;
    std::string help = {};                  ///< a sentence; may be empty
    std::string tip = {};                   ///< another sentence, as a tooltip
    std::string trial = {};                 ///< the text of a button that tries it out; may be empty
    std::string trialHelp = {};             ///< what that does or has shown
    std::vector<std::string> choices = {};  ///< Choice: the choices; Text: earlier texts to choose from
    /// Choice, SideBySide: shorter texts for the same choices, for a room in which `choices` would be cut;
    /// may be empty.
    std::vector<std::string> shorter = {};
    double minimum = 0;  ///< Number, Slider
    double maximum = 1;
    double step = 1;
    std::string shown = {};  ///< the value in words, such as "2×"; empty: the number itself
    std::string group = {};  ///< a heading is drawn above the first option of each group; empty = none
    bool advanced = false;
    bool secret = false;                       ///< Text: a password
    std::string disabled = {};                 ///< why it cannot be changed; empty: it can
    ChoiceStyle style = ChoiceStyle::Fitting;  ///< Choice
};

/// Sets the option to this value.
struct SetOption {
    std::string key = {};
    OptionValue value;
    bool tries = false;  ///< the button was pressed that tries it out; the value stays
    friend bool operator==(const SetOption&, const SetOption&) = default;
};

/// Draws the options in order. Each has its label on the left, or above in a narrow room. Options that are
/// `advanced` are drawn only if the parameter is true. Returns the values that the player changed.
[[nodiscard]] std::vector<SetOption> drawOptions(kit::Context& ui, const std::vector<Option>& options,
                                                 bool advanced);

}  // namespace ui::screens
