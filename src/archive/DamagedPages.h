#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace archive {

/// A row as SQLite's file format stores it (https://www.sqlite.org/fileformat2.html).
struct StoredRow {
    using Field = std::variant<std::monostate, std::int64_t, std::string>;
    bool hasRowid = false;   ///< of a table with rowids; else of a table without, or of an index
    std::int64_t rowid = 0;  ///< stored beside the fields; the field of such an id is empty
    std::vector<Field> fields = {};
};

/// Passes on every row that can be read from the pages of a damaged database and from the log beside it
/// ("-wal"), whatever table or index it belongs to. Each page is read on its own, so a damaged one costs only
/// the rows in it and those that continue in it. Texts in these rows are UTF-8. Changes no file; a file that
/// cannot be read has no rows. Blocks.
void readStoredRows(const std::filesystem::path& file, const std::function<void(StoredRow row)>& take);

}  // namespace archive
