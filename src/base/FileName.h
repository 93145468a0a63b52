#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace base {

// On disks the name of a file is any sequence of bytes except '/' and 0: it may hold line ends, and need not
// be UTF-8.

/// The path as the screen shows it: UTF-8 on one line. Bytes that are not UTF-8 are read as toUtf8() does,
/// control characters become `\x0A` and the like.
[[nodiscard]] std::string shownPath(const std::filesystem::path& path);

/// The absolute path as a URI: "file:///home/ann/a%20b".
[[nodiscard]] std::string fileUri(const std::filesystem::path& path);

/// An absolute path as a text in UTF-8: unchanged if it is UTF-8, else as a URI.
[[nodiscard]] std::string pathText(const std::filesystem::path& path);
/// The path that pathText() has written.
[[nodiscard]] std::filesystem::path pathOf(std::string_view text);

}  // namespace base
