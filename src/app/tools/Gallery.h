#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/GameCatalog.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// What `dolmen gallery` draws.
struct GalleryOptions {
    std::filesystem::path folder;  ///< where to
    std::string theme;             ///< id; empty: all that there are
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
};

/// Every state of the screens and every piece that has a picture of its own, by name, in the order of
/// drawing: what the games have in `gallery.scenes` (CatalogEntry::scenes). Blocks; errors are those of the
/// files.
[[nodiscard]] base::Result<std::vector<std::string>> galleryNames(const std::vector<CatalogEntry>& games);

/// Writes folder/theme-name.png for each theme and name, and folder/contact.png with all of them, without a
/// display. `games` makes the catalogue, once for each theme. Answers the files. Errors: no OpenGL, an
/// unknown theme, scenes that cannot be read, a folder that cannot be written.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>> drawGallery(
    const GalleryOptions& options, const std::function<std::vector<CatalogEntry>()>& games, base::Log& log);

}  // namespace app::tools
