#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// The options of `dolmen gallery`.
struct GalleryOptions {
    std::filesystem::path folder;  ///< output folder
    std::string game;              ///< id; empty: all games
    std::string theme;             ///< id; empty: all themes
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
};

/// Writes folder/theme-name.png for each theme and each state of the screens and piece that the games'
/// `gallery.scenes` (CatalogEntry::scenes) name, and folder/contact.png with all of them; needs no display.
/// `games` creates the catalogue and is called for each theme. Returns the files. Errors: no OpenGL, an
/// unknown game or theme, unreadable scenes, a folder that cannot be written.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>> drawGallery(
    const GalleryOptions& options, const std::function<std::vector<CatalogEntry>()>& games, base::Log& log);

}  // namespace app::tools
