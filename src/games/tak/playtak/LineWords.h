#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tak::playtak {

/// Whether this separates words: every control character, too, since no word has one.
[[nodiscard]] constexpr bool isSpace(char c) {
    return static_cast<unsigned char>(c) <= ' ' || static_cast<unsigned char>(c) == 0x7F;
}

/// The text without spaces before and after it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The words of a line, however many spaces are between them.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

/// What follows the first `count` words, without spaces around it.
[[nodiscard]] std::string_view afterWords(std::string_view line, std::size_t count);

/// The whole number that is all of this word; nothing if it is none or not between these.
[[nodiscard]] std::optional<long long> numberIn(std::string_view word, long long least, long long most);

/// The same text in small letters, of ASCII only.
[[nodiscard]] bool sameLetters(std::string_view a, std::string_view b);

}  // namespace tak::playtak
