#include "archive/SeenRows.h"

namespace archive {

base::Result<bool> hasSeenRow(Database& database, std::string_view identity) {
    bool there = false;
    Rows rows = database.rows("SELECT 1 FROM seen WHERE identity = ?", identity);
    while (rows.next()) there = true;
    if (auto read = rows.end(); !read) return read.error();
    return there;
}

base::Result<void> writeSeen(Database& database, std::string_view identity) {
    return database.run("INSERT OR IGNORE INTO seen VALUES (?)", identity);
}

}  // namespace archive
