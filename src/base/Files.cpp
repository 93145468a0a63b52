#include "base/Files.h"

#include <algorithm>
#include <system_error>

#include "base/FileWriter.h"

namespace base {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> filesIn(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == extension) files.push_back(entry->path());
    if (error == std::errc::no_such_file_or_directory)
        return fileError(folder, msgid("there is no such folder"));
    if (error)
        return fileError(folder, {msgid("this folder cannot be read: {why}"), {{"why", error.message()}}});
    std::sort(files.begin(), files.end());
    return files;
}

namespace {

Result<void> writeWhole(const std::filesystem::path& file, std::string_view content, bool secret) {
    auto writer = FileWriter::open(file, {.makeFolders = true, .secret = secret});
    if (!writer) return writer.error();
    if (auto written = writer->write(content); !written) return written;
    return writer->commit();
}

}  // namespace

Result<void> writeFile(const std::filesystem::path& file, std::string_view content) {
    return writeWhole(file, content, false);
}

Result<void> writeSecretFile(const std::filesystem::path& file, std::string_view content) {
    return writeWhole(file, content, true);
}

}  // namespace base
