#pragma once

#include <functional>
#include <string_view>

namespace base {

/// All of main(): prepares the standard streams, runs the program, and returns its exit status. An exception
/// that the program does not handle, such as std::bad_alloc or a std::filesystem::filesystem_error, becomes
/// the line "NAME: what went wrong" on the standard error output and the exit status 1.
///
/// About the streams: a program can be started with its standard output closed. Then the next file that it
/// opens would get that number, and printed text would go into the file; here printing fails instead.
/// Besides, with a limit on the size of files (`ulimit -f`) writing fails instead of ending the program by a
/// signal.
[[nodiscard]] int runProgram(std::string_view name, const std::function<int()>& program) noexcept;

}  // namespace base
