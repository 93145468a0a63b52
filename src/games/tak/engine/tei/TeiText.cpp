#include "games/tak/engine/tei/TeiText.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace tak::engine {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::size_t kLongestQuote = 40;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

TeiWords::TeiWords(std::string_view line) : rest_(trimmed(line)) {}

std::string_view TeiWords::peek() const { return rest_.substr(0, rest_.find_first_of(kBlanks)); }

std::string_view TeiWords::take() {
    const std::string_view word = peek();
    rest_.remove_prefix(word.size());
    rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlanks), rest_.size()));
    return word;
}

bool TeiWords::accept(std::string_view word) {
    if (peek() != word) return false;
    take();
    return true;
}

std::optional<std::int64_t> integerOf(std::string_view word) {
    using Range = std::numeric_limits<std::int64_t>;
    if (word.size() > 1 && word[0] == '+' && word[1] != '-') word.remove_prefix(1);
    std::int64_t number = 0;
    const char* end = word.data() + word.size();
    const auto [stopped, problem] = std::from_chars(word.data(), end, number);
    if (stopped != end || problem == std::errc::invalid_argument) return {};
    if (problem == std::errc::result_out_of_range) return word[0] == '-' ? Range::min() : Range::max();
    return number;
}

bool sameWord(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

bool speaksOfKomi(std::string_view text) {
    constexpr std::string_view kKomi = "komi";
    return std::search(text.begin(), text.end(), kKomi.begin(), kKomi.end(),
                       [](char x, char y) { return lower(x) == y; }) != text.end();
}

std::string printable(std::string_view text, std::size_t longest) {
    std::string shown(text.substr(0, longest));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    if (text.size() > longest) shown += "...";
    return shown;
}

std::string inQuotes(std::string_view word) { return '"' + printable(word, kLongestQuote) + '"'; }

}  // namespace tak::engine
