#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

#include "archive/Database.h"
#include "archive/ReadGame.h"

namespace archive {

struct OpeningOptions {
    /// How long to wait for another program that writes.
    std::chrono::milliseconds patience;
    ReadGame readGame = {};  ///< see Recovery::writeTo()
};

/// An archive's file, open and up to date.
struct OpenedFile {
    std::unique_ptr<Database> database;
    bool readOnly = false;
    bool damaged = false;                ///< it was; this is a new file with everything that could be read
    std::optional<base::Error> warning;  ///< what the player should know about it
};

/// Opens or creates an archive's file, upgrades it, and renames it if it is damaged; for details see
/// Archive::open().
[[nodiscard]] base::Result<OpenedFile> openFile(const std::filesystem::path& file,
                                                const OpeningOptions& options);

}  // namespace archive
