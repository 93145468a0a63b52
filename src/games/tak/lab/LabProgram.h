#pragma once

#include <span>
#include <string>

#include "cli/Console.h"

namespace tak::lab {

/// Runs the program of Tak's lab with these arguments, without the program's name; returns its exit status.
/// Bad arguments and failed output are reported on console.err.
[[nodiscard]] int runLabProgram(std::span<const std::string> arguments, const cli::Console& console);

}  // namespace tak::lab
