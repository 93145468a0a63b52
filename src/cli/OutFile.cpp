#include "cli/OutFile.h"

namespace cli {
namespace {

base::Error cannotWrite(const std::string& file) {
    return {.message = base::mark("cannot write this file"), .file = file};
}

}  // namespace

base::Result<void> checkWritable(const std::string& file) {
    const std::ofstream out(file, std::ios::app);
    if (!out) return cannotWrite(file);
    return {};
}

base::Result<void> finish(std::ofstream& out, const std::string& file) {
    out.close();
    if (!out) return cannotWrite(file);
    return {};
}

}  // namespace cli
