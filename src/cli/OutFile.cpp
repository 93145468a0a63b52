#include "cli/OutFile.h"

#include <ostream>

namespace cli {

base::Result<OutFile> OutFile::open(const std::string& file, const Console& console) {
    if (file == "-" || file == "/dev/stdout") return OutFile(console.out);
    auto writer = base::FileWriter::open(file);
    if (!writer) return writer.error();
    return OutFile(std::move(*writer));
}

base::Result<void> OutFile::write(std::string_view text) {
    if (file_) return file_->write(text);
    *out_ << text;
    return {};
}

base::Result<void> OutFile::commit() { return file_ ? file_->commit() : base::Result<void>(); }

}  // namespace cli
