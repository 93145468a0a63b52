#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/Result.h"

/// Sealed texts: a line that names the format, then lines of base64. They keep what a text says from a glance
/// at a file, from a search through files, and from those who get a copy by mistake. They do not keep it from
/// somebody who means to read it: the key is in this program.
namespace base {

/// `nonce`: another number for each text, so that equal texts do not look equal.
[[nodiscard]] std::string sealed(std::string_view text, std::uint64_t nonce);
/// The same with a random nonce.
[[nodiscard]] std::string sealed(std::string_view text);

/// Whether this was meant as a sealed text, even a damaged one.
[[nodiscard]] bool isSealed(std::string_view text);

/// The text that was sealed. Only line ends of any kind may have changed since. Errors: it is no sealed text,
/// is of another version, or is damaged.
[[nodiscard]] Result<std::string> unsealed(std::string_view text, std::string_view file = {});

}  // namespace base
