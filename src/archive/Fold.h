#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace archive {

/// The text as a search compares it: capitals are small letters, and marks on letters are left out, whether
/// they are part of the letter or follow it. Latin (also Vietnamese), Greek and Cyrillic letters; those of
/// other scripts stay as they are, as do bytes that are no UTF-8. Letters with a form of their own are spelt
/// out: ß becomes ss, æ ae, þ th; but ö is o, not oe.
[[nodiscard]] std::string folded(std::string_view text);

/// The words of a text, folded; the first `most` of them.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text, std::size_t most);

}  // namespace archive
