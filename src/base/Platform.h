#pragma once

#include <filesystem>

namespace base {

// What the system lets the program do (platform/Platform_desktop.cpp, Platform_page.cpp).

/// Whether it can start other programs: engines, ffmpeg.
[[nodiscard]] bool startsPrograms();
/// Whether it ends by itself. A page is left.
[[nodiscard]] bool endsItself();
/// Whether files of the program may have to come over a net first, so that readFile() blocks for seconds: a
/// page loads most of them only when they are wanted.
[[nodiscard]] bool filesComeLater();
/// Brings a file of the program that is not here yet; blocks until it is. False if none is to be had.
bool fetchFile(const std::filesystem::path& file);

}  // namespace base
