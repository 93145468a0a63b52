#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

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
/// drawing.
[[nodiscard]] std::vector<std::string> galleryNames();

/// Writes folder/theme-name.png for each theme and name, and folder/contact.png with all of them, without a
/// display. Answers the files. Errors: no OpenGL, an unknown theme, a folder that cannot be written.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>> drawGallery(const GalleryOptions& options,
                                                                           base::Log& log);

}  // namespace app::tools
