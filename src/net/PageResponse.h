#pragma once

#include <variant>

#include "net/Beast.h"
#include "net/PageFolder.h"

namespace net {

using Request = http::request<http::empty_body>;
using FileResponse = http::response<http::file_body>;
using PlainResponse = http::response<http::string_body>;  ///< an error, the answer to HEAD, or "not changed"
using Response = std::variant<PlainResponse, FileResponse>;

/// What the server answers to a request for a file, with the headers that a page with threads needs
/// (docs/WEB.md). `page` null: there are no files. Blocks for the disk.
[[nodiscard]] Response responseTo(const Request& request, const PageFolder* page);

/// An answer without a file, such as "400 Bad Request".
[[nodiscard]] PlainResponse refusal(http::status status, unsigned version);

}  // namespace net
