#include "base/SetAside.h"

#include <string>
#include <system_error>

namespace base {
namespace {

namespace fs = std::filesystem;

constexpr int kMostSetAside = 1000;

}  // namespace

bool isTaken(const fs::path& name) {
    std::error_code ignored;
    return fs::symlink_status(name, ignored).type() != fs::file_type::not_found;
}

Result<void> setAside(const fs::path& file, std::string_view why) {
    for (int i = 1; i <= kMostSetAside; ++i) {
        const fs::path kept = file.string() + "." + std::string(why) + "-" + std::to_string(i);
        if (isTaken(kept)) continue;
        std::error_code error;
        fs::rename(file, kept, error);
        if (error)
            return Error{{msgid("the file cannot be set aside: {why}"), {{"why", error.message()}}},
                         file.string()};
        return {};
    }
    return Error{msgid("there are already too many damaged copies of it"), file.string()};
}

}  // namespace base
