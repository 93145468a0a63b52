#pragma once

#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace ui::screens {

enum class SettingsSection { Video, Animation, Sound, Interface, Table };

struct SettingsModel {
    SettingsSection section = SettingsSection::Video;
    std::vector<Option> options = {};  ///< of this section
    bool enginesPossible = false;      ///< engines can be added for some game
};

/// The width of the sheet, in units.
inline constexpr float kSettingsWidth = 540;

enum class SettingsAction { Back, Defaults, Controls, Engines };
/// A changed option applies at once.
using SettingsCommand = std::variant<SettingsAction, SettingsSection, SetOption>;

[[nodiscard]] std::vector<SettingsCommand> drawSettings(kit::Context& ui, const SettingsModel& model);

}  // namespace ui::screens
