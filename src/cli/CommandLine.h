#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Runs the command of the app that the arguments name; `status` is what the commands set. Bad arguments and
/// what ends a command are reported on console.err.
[[nodiscard]] int parseAndRun(CLI::App& app, std::span<const std::string> arguments, const int& status,
                              const Console& console);

/// Writes what the standard output still holds; returns the status, or kOutputLost if that failed.
[[nodiscard]] int flushed(int status, std::string_view program, const Console& console);

}  // namespace cli
