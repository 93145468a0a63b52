#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

#include "archive/Database.h"

namespace archive {

struct OpeningOptions {
    /// How long to wait for another program that writes.
    std::chrono::milliseconds patience;
};

/// An archive's file that is ready for use.
struct OpenedFile {
    std::unique_ptr<Database> database;
    bool readOnly = false;
    std::optional<base::Error> warning;  ///< what the player should know of it
};

/// Opens an archive's file or makes it, brings it up to date, and sets it aside if it is damaged; as
/// Archive::open() tells.
[[nodiscard]] base::Result<OpenedFile> openFile(const std::filesystem::path& file,
                                                const OpeningOptions& options);

}  // namespace archive
