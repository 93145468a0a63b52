#include "base/Files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace base {
namespace {

namespace fs = std::filesystem;

Error failed(const fs::path& file, Message what) {
    return {.message = std::move(what), .file = file.string()};
}

}  // namespace

Result<void> writeFile(const fs::path& file, std::string_view content) {
    std::error_code error;
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
    if (error) return failed(file, {mark("the folder cannot be made: {why}"), {{"why", error.message()}}});
    const fs::path fresh = file.string() + ".new";
    {
        std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
        out.flush();
        if (!out) {
            const std::string why = std::strerror(errno);
            out.close();
            fs::remove(fresh, error);
            return failed(file, {mark("the file cannot be written: {why}"), {{"why", why}}});
        }
    }
    fs::rename(fresh, file, error);
    if (!error) return {};
    const std::string why = error.message();
    fs::remove(fresh, error);
    return failed(file, {mark("the file cannot be replaced: {why}"), {{"why", why}}});
}

}  // namespace base
