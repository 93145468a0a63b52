#pragma once

#include <condition_variable>
#include <cstddef>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "base/Message.h"
#include "base/Result.h"
#include "host/House.h"

namespace hosting {

/// Keeps the tables of a house in a folder, a file for each, which only the user can read: they hold what
/// games hide. Files are written in one step each, on a thread of its own, the last state of a table only.
class TableFiles {
  public:
    /// The folder must exist.
    explicit TableFiles(std::filesystem::path folder);
    /// Writes what is still to be written.
    ~TableFiles();
    TableFiles(const TableFiles&) = delete;
    TableFiles& operator=(const TableFiles&) = delete;

    /// A table in the folder.
    struct Found {
        std::filesystem::path file;
        base::Result<std::string> text;
    };
    /// All of them. Blocks for the disk.
    [[nodiscard]] std::vector<Found> read() const;

    /// Has these written, or removed, soon.
    void keep(std::vector<host::House::SavedTable> tables);
    /// Why the last table could not be written; nothing if it could.
    [[nodiscard]] std::optional<base::Message> trouble();
    /// Waits until everything is written. The error of the last table that could not be.
    base::Result<void> flush();

  private:
    void run(const std::stop_token& ending);
    [[nodiscard]] base::Result<void> write(const std::string& code,
                                           const std::optional<std::string>& text) const;

    const std::filesystem::path folder_;
    std::mutex mutex_;  ///< guards what follows, but not the thread
    std::condition_variable_any changed_;
    std::map<std::string, std::optional<std::string>> waiting_;  ///< by code
    bool writing_ = false;
    std::optional<base::Message> trouble_;
    std::jthread thread_;
};

}  // namespace hosting
