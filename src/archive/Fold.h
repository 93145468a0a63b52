#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace archive {

/// The form of a text that searches compare: lower case, without marks on letters, whether precomposed or
/// combining. Covers Latin (also Vietnamese), Greek and Cyrillic letters; other scripts, and bytes that are
/// not UTF-8, stay as they are. Letters without a base letter are spelt out: ß becomes ss, æ ae, þ th; but ö
/// becomes o, not oe.
[[nodiscard]] std::string folded(std::string_view text);

/// The words of a text, folded; at most the first `most` of them.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text, std::size_t most);

}  // namespace archive
