#include "cli/Console.h"

#include <ostream>

namespace cli {

int complain(const Console& console, std::string_view command, std::string_view problem, ExitStatus status) {
    console.err << command << ": " << problem << std::endl;
    return status;
}

}  // namespace cli
