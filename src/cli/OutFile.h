#pragma once

#include <fstream>
#include <string>

#include "base/Result.h"

namespace cli {

/// Whether a file can be written, asked before the work whose result goes there. What it holds stays; a file
/// that is not there is made.
[[nodiscard]] base::Result<void> checkWritable(const std::string& file);

/// Writes out what the stream still keeps. An error, which names the file, if any of it could not be written.
[[nodiscard]] base::Result<void> finish(std::ofstream& out, const std::string& file);

}  // namespace cli
