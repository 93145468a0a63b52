#include "app/Paths.h"

#include <SDL.h>

#include <cstdlib>
#include <memory>

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

fs::path programFolder() {
    const std::unique_ptr<char, void (*)(void*)> folder(SDL_GetBasePath(), SDL_free);
    return folder ? fs::path(folder.get()) : fs::path();
}

fs::path dataFolder() {
    if (const fs::path given = environment("DOLMEN_DATA"); !given.empty()) return given;
    const fs::path beside = programFolder() / ".." / "share" / "dolmen";
    return isThere(beside / "assets") ? beside : fs::path(DOLMEN_DATA_FOLDER);
}

}  // namespace

Paths Paths::find() {
    const fs::path data = dataFolder();
    const fs::path home = environment("HOME").empty() ? fs::path("/") : environment("HOME");
    Paths paths;
    paths.assets = data / "assets";
    paths.shaders = data / "shaders";
    paths.locale = isThere(data / "locale") ? data / "locale" : fs::path(DOLMEN_LOCALE_FOLDER);
    paths.config = environment("DOLMEN_CONFIG");
    if (paths.config.empty())
        paths.config =
            (environment("XDG_CONFIG_HOME").empty() ? home / ".config" : environment("XDG_CONFIG_HOME")) /
            "dolmen";
    const fs::path state = environment("XDG_STATE_HOME");
    const fs::path kept = environment("XDG_DATA_HOME");
    // The XDG specification says that relative paths must be ignored.
    paths.archive = (kept.is_absolute() ? kept : home / ".local" / "share") / "dolmen" / "games.sqlite";
    paths.state = (state.is_absolute() ? state : home / ".local" / "state") / "dolmen";
    paths.pictures = environment("XDG_PICTURES_DIR");
    if (paths.pictures.empty()) paths.pictures = isThere(home / "Pictures") ? home / "Pictures" : home;
    paths.videos = environment("XDG_VIDEOS_DIR");
    if (paths.videos.empty()) paths.videos = isThere(home / "Videos") ? home / "Videos" : paths.pictures;
    paths.games = isThere(home / "Documents") ? home / "Documents" : home;
    return paths;
}

}  // namespace app
