#include "base/FolderWatch.h"

#include <system_error>
#include <utility>

namespace base {

FolderWatch::FolderWatch(std::filesystem::path folder) : folder_(std::move(folder)), seen_(latest()) {}

bool FolderWatch::changed() {
    const auto now = latest();
    return now != std::exchange(seen_, now);
}

std::filesystem::file_time_type FolderWatch::latest() const {
    auto newest = std::filesystem::file_time_type::min();
    std::error_code ignored;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_, ignored)) {
        const auto time = entry.last_write_time(ignored);
        if (!ignored && time > newest) newest = time;
    }
    return newest;
}

}  // namespace base
