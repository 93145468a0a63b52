#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scan {

struct PoEntry {
    std::string context;
    std::string id;
    std::string plural;
    std::vector<std::string> translations;
};

/// The entries of a .po file, without its header and without fuzzy and obsolete ones.
[[nodiscard]] std::vector<PoEntry> readPo(std::string_view text);

/// The entries as the bytes of a .mo file, in the order that the format requires; `header` is the entry of
/// "".
[[nodiscard]] std::string writeMo(std::vector<PoEntry> entries, const std::string& header);

}  // namespace scan
