#pragma once

#include <filesystem>

#include "app/catalog/Games.h"
#include "app/settings/Settings.h"
#include "i18n/Catalogue.h"

namespace app {

/// Adds a problem for each well-formed value that names something unknown (a language, an opponent, an
/// option's value, an action or a key), and for each key that cannot be bound. `file`: the file that was
/// read.
void checkSettings(SettingsReading& reading, const std::filesystem::path& file, const Games& games,
                   const std::vector<i18n::Language>& languages);

}  // namespace app
