#pragma once

#include <filesystem>

#include "app/Games.h"
#include "app/Settings.h"
#include "i18n/Catalogue.h"

namespace app {

/// Adds a problem for each value that is well formed and names something that there is not: a language, an
/// opponent, a value of a game's option, an action or a key; and for keys that cannot be had. `file` is where
/// the settings were read.
void checkSettings(SettingsReading& reading, const std::filesystem::path& file, const Games& games,
                   const std::vector<i18n::Language>& languages);

}  // namespace app
