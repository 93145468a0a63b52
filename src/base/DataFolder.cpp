#include "base/DataFolder.h"

#include <cstdlib>

namespace base {

namespace fs = std::filesystem;

fs::path dataFolder() {
    if (const char* const given = std::getenv("DOLMEN_DATA"); given && *given) return given;
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (!failed)
        if (fs::path beside = program.parent_path() / ".." / "share" / "dolmen";
            fs::exists(beside / "assets", failed))
            return beside;
    return DOLMEN_DATA_FOLDER;
}

}  // namespace base
