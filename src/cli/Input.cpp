#include "cli/Input.h"

#include "base/Files.h"
#include "games/tak/play/TakLink.h"

namespace cli {

base::Result<std::string> readInput(const std::string& file, const Console& console) {
    if (auto linked = tak::play::ptnOfLink(file)) return std::move(*linked);
    return file == "-" ? base::readStream(console.in, "standard input") : base::readFile(file);
}

}  // namespace cli
