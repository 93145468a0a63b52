#include "app/common/Paths.h"

#include <cstdlib>
#include <sstream>

#include "app/common/UserFolders.h"
#include "base/DataFolder.h"
#include "base/Files.h"

namespace app {
namespace {

namespace fs = std::filesystem;

fs::path environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

bool isThere(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

/// The folder in this variable, or else `usual`. The XDG specification says that relative paths must be
/// ignored.
fs::path baseFolder(const char* variable, const fs::path& usual) {
    const fs::path given = environment(variable);
    return given.is_absolute() ? given : usual;
}

}  // namespace

Paths Paths::find() {
    const fs::path data = base::dataFolder();
    const fs::path home = environment("HOME").empty() ? fs::path("/") : environment("HOME");
    const fs::path config = baseFolder("XDG_CONFIG_HOME", home / ".config");
    Paths paths;
    paths.assets = data / "assets";
    paths.shaders = data / "shaders";
    paths.locale = isThere(data / "locale") ? data / "locale" : fs::path(DOLMEN_LOCALE_FOLDER);
    paths.config = environment("DOLMEN_CONFIG");
    if (paths.config.empty()) paths.config = config / "dolmen";
    paths.archive = baseFolder("XDG_DATA_HOME", home / ".local" / "share") / "dolmen" / "games.sqlite";
    paths.state = baseFolder("XDG_STATE_HOME", home / ".local" / "state") / "dolmen";

    const auto file = base::readFile(config / "user-dirs.dirs");
    const auto desktop = readUserFolders(file ? *file : std::string_view(), home);
    const auto userFolder = [&](const char* name, const char* usual) {
        const auto named = desktop.find(name);
        return baseFolder(name, named == desktop.end() ? home / usual : named->second);
    };
    paths.pictures = userFolder("XDG_PICTURES_DIR", "Pictures");
    paths.videos = userFolder("XDG_VIDEOS_DIR", "Videos");
    paths.games = userFolder("XDG_DOCUMENTS_DIR", "Documents");
    if (!isThere(paths.games)) paths.games = home;  // a file dialog cannot begin in a missing folder
    return paths;
}

std::vector<fs::path> Paths::missing() const {
    std::vector<fs::path> missing;
    std::istringstream names(DOLMEN_DATA_FOLDERS);  // from the list that CMake installs
    for (std::string name; std::getline(names, name, ':');) {
        fs::path folder = assets.parent_path() / name;
        std::error_code ignored;
        if (!fs::is_directory(folder, ignored)) missing.push_back(folder.lexically_normal());
    }
    return missing;
}

fs::path wholePath(const fs::path& file) {
    std::error_code error;
    fs::path path = fs::absolute(file, error);
    return error ? file : path.lexically_normal();
}

}  // namespace app
