#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/FileWriter.h"
#include "base/Result.h"
#include "cli/Console.h"

namespace cli {

/// The output of a command: a file, which is replaced once everything is written, or "-" and /dev/stdout,
/// which are console.out. Opened before the work begins, so that a bad file name is reported at once.
class OutFile {
  public:
    /// Changes no file yet. Errors name the file.
    [[nodiscard]] static base::Result<OutFile> open(const std::string& file, const Console& console);
    base::Result<void> write(std::string_view text);
    /// Replaces the old file, if the output is a file. The program checks console.out at its end.
    base::Result<void> commit();

  private:
    explicit OutFile(std::ostream& out) : out_(&out) {}
    explicit OutFile(base::FileWriter file) : file_(std::move(file)) {}

    std::ostream* out_ = nullptr;
    std::optional<base::FileWriter> file_;
};

}  // namespace cli
