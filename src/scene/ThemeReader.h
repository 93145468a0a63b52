#pragma once

#include "scene/Theme.h"

namespace scene {

/// The contract is loadTheme's.
[[nodiscard]] base::Result<Theme> readTheme(const std::filesystem::path& folder,
                                            const MaterialNames& ofGames);

}  // namespace scene
