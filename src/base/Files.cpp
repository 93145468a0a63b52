#include "base/Files.h"

#include <fstream>
#include <system_error>

#include "base/FileWriter.h"

namespace base {
namespace {

namespace fs = std::filesystem;

Error failed(const fs::path& file, Message what) {
    return {.message = std::move(what), .file = file.string()};
}

}  // namespace

Result<void> writeFile(const fs::path& file, std::string_view content) {
    auto writer = FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    if (auto written = writer->write(content); !written) return written;
    return writer->commit();
}

}  // namespace base
