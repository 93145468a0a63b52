#include "games/tak/playtak/LineWords.h"

#include <algorithm>
#include <charconv>

namespace tak::playtak {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto* const end = std::find_if(line.begin(), line.end(), isSpace);
        words.push_back(line.substr(0, static_cast<std::size_t>(end - line.begin())));
        line.remove_prefix(words.back().size());
    }
    return words;
}

std::string_view afterWords(std::string_view line, std::size_t count) {
    for (line = trimmed(line); count > 0; --count) {
        const auto* const end = std::find_if(line.begin(), line.end(), isSpace);
        line = trimmed(line.substr(static_cast<std::size_t>(end - line.begin())));
    }
    return line;
}

std::optional<long long> numberIn(std::string_view word, long long least, long long most) {
    long long number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    if (number < least || number > most) return {};
    return number;
}

bool sameLetters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return small(one) == small(other); });
}

}  // namespace tak::playtak
