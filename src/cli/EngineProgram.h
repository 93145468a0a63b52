#pragma once

#include <span>
#include <string>

#include "cli/Console.h"

namespace cli {

/// Runs the engine program with these arguments, without the program's name; returns its exit status. Bad
/// arguments are answered with a message on console.err, and so is an output that could not be written.
[[nodiscard]] int runEngineProgram(std::span<const std::string> arguments, const Console& console);

}  // namespace cli
