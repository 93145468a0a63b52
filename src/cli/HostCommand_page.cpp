#include "cli/Commands.h"

namespace cli {

void addHostCommand(CLI::App& /*app*/, const kinds::Kinds& /*games*/, const Console& /*console*/,
                    int& /*status*/) {}

}  // namespace cli
