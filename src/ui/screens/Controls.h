#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// An action and the keys that trigger it. Texts are already translated.
struct ControlRow {
    std::string id = {};     ///< for the program; empty: the row is only text and cannot be changed
    std::string group = {};  ///< a heading is drawn above the first row of each group
    std::string what = {};
    std::vector<std::string> keys = {};
    bool changed = false;  ///< the keys differ from the defaults
};

struct ControlsModel {
    std::vector<ControlRow> rows = {};  ///< the rows that match the filter
    std::string filter = {};
    std::string waiting = {};  ///< id of the row that waits for a new key; empty: none
    std::string message = {};  ///< may be empty
    bool warning = false;      ///< whether the message is a warning
    bool anyChanged = false;
};

enum class ControlsAction { Back, ResetAll, GiveUp };
/// Waits for the player to press a new key for this row. `add`: keeps the keys that the row has.
struct AskForKey {
    std::string id;
    bool add = false;
    friend bool operator==(const AskForKey&, const AskForKey&) = default;
};
struct ResetControl {
    std::string id;
    friend bool operator==(const ResetControl&, const ResetControl&) = default;
};
struct FilterControls {
    std::string text;
    friend bool operator==(const FilterControls&, const FilterControls&) = default;
};
using ControlsCommand = std::variant<ControlsAction, AskForKey, ResetControl, FilterControls>;

[[nodiscard]] std::vector<ControlsCommand> drawControls(kit::Context& ui, const ControlsModel& model);

}  // namespace ui::screens
