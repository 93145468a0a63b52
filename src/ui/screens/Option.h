#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class OptionKind { Choice, Number, Slider, Toggle, Text };

/// By kind: Choice an index, Number and Slider a number, Toggle a truth, Text a text.
using OptionValue = std::variant<int, double, bool, std::string>;

/// How a Choice is shown: side by side where there is room, or always so, or always as a list that opens.
/// Where texts change while one looks at them, the control must not.
enum class ChoiceStyle { Fitting, SideBySide, List };

/// One thing that can be chosen, whatever it means. Texts are already translated.
struct Option {
    std::string key = {};  ///< for the program
    std::string label = {};
    OptionKind kind = OptionKind::Toggle;
    OptionValue value = false;
    std::string help = {};                  ///< a sentence; may be empty
    std::string tip = {};                   ///< another one, where the pointer or the keyboard is
    std::vector<std::string> choices = {};  ///< Choice; Text: what was written before, to choose from
    double minimum = 0;                     ///< Number, Slider
    double maximum = 1;
    double step = 1;
    std::string shown = {};  ///< the value in words, such as "2×"; empty = the number as it is
    std::string group = {};  ///< a heading is drawn where it changes; empty = none
    bool advanced = false;
    bool enabled = true;
    ChoiceStyle style = ChoiceStyle::Fitting;  ///< Choice
};

/// The option was given this value.
struct SetOption {
    std::string key = {};
    OptionValue value;
    friend bool operator==(const SetOption&, const SetOption&) = default;
};

/// Draws the options in order, each with its label on the left, or above where the room is narrow; `advanced`
/// ones only when asked for. Answers what was changed.
[[nodiscard]] std::vector<SetOption> drawOptions(kit::Context& ui, const std::vector<Option>& options,
                                                 bool advanced);

}  // namespace ui::screens
