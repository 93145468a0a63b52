#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "archive/Database.h"

/// How games lie in the file: the one place that knows its tables. Versions count from 1; a file remembers
/// its own as SQLite's user_version.
namespace archive::schema {

inline constexpr int kVersion = 4;
/// SQLite's application_id, which `file` and other programs show: "DOLM".
inline constexpr std::int64_t kApplication = 0x444F4C4D;

/// What a file says it is.
struct Identity {
    std::int64_t application = 0;
    std::int64_t version = 0;
    bool empty = true;  ///< it holds no table
    /// Whether it is this program's, or nobody's yet.
    [[nodiscard]] bool ours() const { return application == kApplication || (application == 0 && empty); }
};
[[nodiscard]] base::Result<Identity> identify(Database& database);

/// Brings the file up to this version, in one transaction, also if another program is about to do so.
base::Result<void> migrate(Database& database, int version = kVersion);

/// Whether SQLite and the tables agree with themselves. Reads all of the file. Damage is Fault::Damaged or
/// false.
[[nodiscard]] base::Result<bool> isSound(Database& database);

}  // namespace archive::schema
