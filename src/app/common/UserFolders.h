#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace app {

/// Reads the text of a desktop's file user-dirs.dirs: the folders by name, such as XDG_PICTURES_DIR. Lines
/// that are not in its format are left out, as the desktop does.
[[nodiscard]] std::map<std::string, std::filesystem::path> readUserFolders(std::string_view text,
                                                                           const std::filesystem::path& home);

}  // namespace app
