#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace unicode {

/// The form of a text that searches compare: lower case, without accents and points on letters, whether
/// precomposed or combining, and without invisible characters. Latin letters without a base letter are spelt
/// as people type them without that key: ß becomes ss, æ ae, þ th; but ö becomes o, not oe. Marks that make
/// another letter, as in Japanese, Korean and Indic scripts, stay. So do bytes that are not UTF-8. Folding a
/// folded text changes nothing.
[[nodiscard]] std::string folded(std::string_view text);

/// The words of a text, folded; at most the first `most` of them.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text, std::size_t most);

}  // namespace unicode
