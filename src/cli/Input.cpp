#include "cli/Input.h"

#include "base/Files.h"

namespace cli {

base::Result<std::string> readFileOrStream(const std::string& file, const Console& console) {
    return file == kStandardInput ? base::readStream(console.in, nameOfInput(file)) : base::readFile(file);
}

std::string nameOfInput(const std::string& file) { return file == kStandardInput ? "standard input" : file; }

}  // namespace cli
