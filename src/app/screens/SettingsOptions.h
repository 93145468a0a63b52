#pragma once

#include <vector>

#include "app/settings/SettingsTable.h"

namespace app {

/// The rows of a section of the settings screen, in the order of the table of settings.
[[nodiscard]] std::vector<ui::screens::Option> settingOptions(ui::screens::SettingsSection section,
                                                              const Settings& settings,
                                                              const SettingsOffer& offer);

/// The settings after the player has changed a row. What the table does not know changes nothing.
[[nodiscard]] Settings withOption(Settings settings, const ui::screens::SetOption& change,
                                  const SettingsOffer& offer);

/// The settings, with the default of each that has a row; all others stay.
[[nodiscard]] Settings withDefaults(Settings settings);

}  // namespace app
