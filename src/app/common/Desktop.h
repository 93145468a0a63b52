#pragma once

#include <filesystem>
#include <string>

#include "base/Result.h"

namespace app {

/// The address of a file or folder for other programs: "file:///home/ada/a%20picture.png".
[[nodiscard]] std::string fileAddress(const std::filesystem::path& file);

/// Has the program that the desktop uses for it show a file or folder; does not wait for it. An error if the
/// desktop has none.
base::Result<void> showOnDesktop(const std::filesystem::path& file);

}  // namespace app
