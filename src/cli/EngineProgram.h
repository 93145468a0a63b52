#pragma once

#include <span>
#include <string>

#include "cli/Console.h"

namespace cli {

/// Runs the engine program with these arguments, without the program's name; returns its exit status. Bad
/// arguments and failed output are reported on console.err.
[[nodiscard]] int runEngineProgram(std::span<const std::string> arguments, const Console& console);

}  // namespace cli
