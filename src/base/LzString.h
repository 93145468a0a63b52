#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The compression that web pages use to put texts into addresses, known by the library lz-string: LZ78 (Ziv
/// and Lempel, 1978) over UTF-16 code units. The dictionary begins empty. A code has as many bits as the
/// largest code that may occur needs, the lowest first; 0 and 1 announce a new unit of 8 or 16 bits, 2 ends
/// the text. Six bits make a character of the address, the first one its highest.
namespace base {

/// The text, in UTF-8, in letters, digits, '+' and '-'.
[[nodiscard]] std::string lzCompressed(std::string_view text);

/// The inverse; nothing if this is no such text, is cut off, or would be longer than `most` UTF-16 code
/// units. Takes time and memory in proportion to the shorter of its length and `most`. Half a surrogate pair
/// becomes U+FFFD.
[[nodiscard]] std::optional<std::string> lzDecompressed(std::string_view compressed, std::size_t most);

/// Whether all characters, of which there must be one, are of those that lzCompressed() writes, or '$', which
/// the pages accept, too.
[[nodiscard]] bool looksLzCompressed(std::string_view text);

}  // namespace base
