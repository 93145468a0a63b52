#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Something that can be done, and by what. Texts are already translated.
struct ControlRow {
    std::string id = {};     ///< for the program; empty: nothing to be changed, it is only said
    std::string group = {};  ///< a heading is drawn where it changes
    std::string what = {};
    std::vector<std::string> keys = {};
    bool changed = false;  ///< the keys are not those of the beginning
};

struct ControlsModel {
    std::vector<ControlRow> rows = {};  ///< those that the filter lets through
    std::string filter = {};
    std::string waiting = {};  ///< id of the row whose new key is waited for; empty: none is
    std::string message = {};  ///< may be empty
    bool warning = false;      ///< of the message
    bool anyChanged = false;
};

enum class ControlsAction { Back, ResetAll, GiveUp };
/// A new key for this row is to be pressed. `add`: besides those that it has.
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
