#include "base/Files.h"

#include "base/FileWriter.h"

namespace base {

Result<void> writeFile(const std::filesystem::path& file, std::string_view content) {
    auto writer = FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    if (auto written = writer->write(content); !written) return written;
    return writer->commit();
}

}  // namespace base
