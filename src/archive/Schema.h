#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "archive/Database.h"

/// The tables of the file; no other code defines them. Versions count from 1; a file stores its version as
/// SQLite's user_version.
namespace archive::schema {

inline constexpr int kVersion = 10;
/// SQLite's application_id, which `file` and other programs show: "DOLM".
inline constexpr std::int64_t kApplication = 0x444F4C4D;

/// The identity that a file states in its header.
struct Identity {
    std::int64_t application = 0;
    std::int64_t version = 0;
    bool empty = true;  ///< it holds no table
    /// Whether the file is this program's, or new and empty.
    [[nodiscard]] bool ours() const { return application == kApplication || (application == 0 && empty); }
};
[[nodiscard]] base::Result<Identity> identify(Database& database);

/// Upgrades the file to this version, in one transaction; safe if another program does so at the same time.
base::Result<void> migrate(Database& database, int version = kVersion);

/// Whether SQLite and the tables are consistent. Reads the whole file. Damage is Fault::Damaged or false.
[[nodiscard]] base::Result<bool> isSound(Database& database);

}  // namespace archive::schema
