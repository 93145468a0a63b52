#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/Descriptor.h"
#include "base/Result.h"

namespace net {

/// A folder with the files of a page. No request reaches a file outside of it: symbolic links are not
/// followed, and hidden files (".name") not given. Const calls from any thread; they block for the disk.
class PageFolder {
  public:
    /// The error is that the folder cannot be read.
    [[nodiscard]] static base::Result<PageFolder> open(const std::filesystem::path& folder);

    struct File {
        base::Descriptor file;
        std::uint64_t size = 0;     ///< in bytes
        std::string_view type;      ///< of the content, as HTTP names it
        std::string_view encoding;  ///< "br" or "gzip", or empty if it is not compressed
        std::string tag;            ///< differs when the file has changed, in quotes
    };
    /// The file that a request names ("/a/b.js?x=1"; "/" is "/index.html"), or its copy "b.js.br" or
    /// "b.js.gz", if there is one and `acceptEncoding`, that header of the request, takes it. Nothing if
    /// there is no such file.
    [[nodiscard]] std::optional<File> find(std::string_view target, std::string_view acceptEncoding) const;

  private:
    [[nodiscard]] base::Descriptor opened(const std::string& path) const;
    base::Descriptor folder_;
};

/// The path that a request names, without the first "/" and what follows "?": "a/b.js". Nothing if it is not
/// valid or could leave the folder: empty, hidden or ".." parts, control characters, a backslash.
[[nodiscard]] std::optional<std::string> pathOf(std::string_view target);

/// What the name's ending says about the content: "text/html; charset=utf-8".
[[nodiscard]] std::string_view contentTypeOf(std::string_view name);

}  // namespace net
