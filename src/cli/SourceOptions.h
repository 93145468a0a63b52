#pragma once

#include <string>

#include "cli/GameSource.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cli {

/// The options by which a command is told where to look: a file or --tps, of which one has to be given,
/// --half-komi, and --game and --ply, of which `gameHelp` and `plyHelp` say what they mean. `source` must
/// live as long as the command. Returns the option of the file, for options that need one.
CLI::Option* addSourceOptions(CLI::App& command, GameSource& source, const std::string& gameHelp,
                              const std::string& plyHelp);

}  // namespace cli
