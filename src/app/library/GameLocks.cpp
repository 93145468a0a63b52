#include "app/library/GameLocks.h"

#include <fstream>
#include <string>
#include <system_error>

namespace app {

namespace fs = std::filesystem;

fs::path GameLocks::fileOf(archive::GameId id) const {
    return folder_ / (std::to_string(id.value) + ".lock");
}

std::optional<FileLock> GameLocks::take(archive::GameId id) const {
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
    std::ofstream(fileOf(id), std::ios::app);
    return FileLock::take(fileOf(id));
}

void GameLocks::remove(archive::GameId id) const {
    std::error_code ignored;
    fs::remove(fileOf(id), ignored);
}

}  // namespace app
