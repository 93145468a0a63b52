#include "cli/Input.h"

#include "base/Files.h"
#include "games/tak/play/GameLink.h"

namespace cli {

base::Result<std::string> readFileOrStream(const std::string& file, const Console& console) {
    return file == "-" ? base::readStream(console.in, nameOfInput(file)) : base::readFile(file);
}

std::string nameOfInput(const std::string& file) { return file == "-" ? "standard input" : file; }

base::Result<std::string> readInput(const std::string& file, const Console& console) {
    if (const auto link = tak::play::readGameLink(file)) {
        if (!*link) return link->error();
        return (*link)->ptn;
    }
    return readFileOrStream(file, console);
}

}  // namespace cli
