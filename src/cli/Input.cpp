#include "cli/Input.h"

#include "base/Files.h"

namespace cli {

base::Result<std::string> readInput(const std::string& file, const Console& console) {
    return file == "-" ? base::readStream(console.in, "standard input") : base::readFile(file);
}

}  // namespace cli
