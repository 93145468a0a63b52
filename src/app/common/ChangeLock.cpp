#include "app/common/ChangeLock.h"

#include <chrono>
#include <system_error>

namespace app {

std::optional<base::FolderLock> lockToChange(const std::filesystem::path& file) {
    constexpr std::chrono::seconds kPatience(2);
    std::error_code ignored;  // writing the file will tell
    std::filesystem::create_directories(file.parent_path(), ignored);
    return base::FolderLock::take(file.parent_path(), kPatience);
}

}  // namespace app
