#include "base/Files.h"

#include <fstream>
#include <system_error>

#include "base/FileWriter.h"

namespace base {
namespace {

namespace fs = std::filesystem;
constexpr std::uintmax_t kLargest = 64ULL << 20;

Error failed(const fs::path& file, Message what) {
    return {.message = std::move(what), .file = file.string()};
}

}  // namespace

Result<std::string> readFile(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (error || !fs::exists(status)) return failed(file, mark("there is no such file"));
    if (!fs::is_regular_file(status)) return failed(file, mark("this is not a file"));
    const std::uintmax_t size = fs::file_size(file, error);
    if (error) return failed(file, {mark("the file cannot be read: {why}"), {{"why", error.message()}}});
    if (size > kLargest) return failed(file, mark("the file is larger than 64 MiB"));
    std::ifstream in(file, std::ios::binary);
    std::string content(static_cast<std::size_t>(size), '\0');
    if (!in || !in.read(content.data(), static_cast<std::streamsize>(size)))
        return failed(file, mark("the file cannot be read"));
    return content;
}

Result<void> writeFile(const fs::path& file, std::string_view content) {
    auto writer = FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    if (auto written = writer->write(content); !written) return written;
    return writer->commit();
}

}  // namespace base
