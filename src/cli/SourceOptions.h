#pragma once

#include <string>

#include "cli/GameSource.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cli {

/// Adds --size for the games of files that do not say their board's size. `size` must live as long as the
/// command. Returns the option.
CLI::Option* addSizeOption(CLI::App& command, std::optional<int>& size);

/// Adds the options for a GameSource: a file or --tps, one of which is required, --half-komi, --size, and
/// --game and --ply with these help texts. `source` must live as long as the command. Returns the option of
/// the file, for options that require it.
CLI::Option* addSourceOptions(CLI::App& command, GameSource& source, const std::string& gameHelp,
                              const std::string& plyHelp);

}  // namespace cli
