#include "base/Utf8.h"

#include <algorithm>
#include <array>

namespace base {
namespace {

unsigned byteAt(std::string_view text, std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

/// Windows-1252 from 0x80 to 0x9F; codes that it leaves undefined are the control characters of Latin-1.
constexpr std::array<char32_t, 32> kWindows1252{
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

}  // namespace

std::size_t letterLength(std::string_view text) {
    if (text.empty()) return 0;
    const unsigned first = byteAt(text, 0);
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(text, i) & 0xC0U) != 0x80U) return 0;
    const unsigned second = byteAt(text, 1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second >= 0xA0;
    const bool beyond = first == 0xF4 && second >= 0x90;
    return overlong || surrogate || beyond ? 0 : length;
}

std::string_view firstLetter(std::string_view text) {
    return text.substr(0, std::max<std::size_t>(letterLength(text), 1));
}

char32_t firstCodePoint(std::string_view text) {
    const std::size_t length = letterLength(text);
    if (length == 0) return 0xFFFD;
    if (length == 1) return byteAt(text, 0);
    char32_t letter = byteAt(text, 0) & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) letter = letter << 6U | (byteAt(text, i) & 0x3FU);
    return letter;
}

bool isOtherSpace(char32_t letter) {
    return letter == 0xA0 || letter == 0x1680 || (letter >= 0x2000 && letter <= 0x200A) || letter == 0x202F ||
           letter == 0x205F || letter == 0x3000;
}

bool isInvisible(char32_t letter) {
    return letter == 0xAD || letter == 0x34F || letter == 0x61C || letter == 0x180E ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x2028 && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || (letter >= 0xFE00 && letter <= 0xFE0F) ||
           letter == 0xFEFF || (letter >= 0xFFF9 && letter <= 0xFFFB) ||
           (letter >= 0xE0000 && letter <= 0xE0FFF);
}

void appendUtf8(std::string& text, char32_t letter) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto addRest = [&](int bytes) {
        while (bytes-- > 0) add(0x80 | (letter >> (6 * bytes) & 0x3F));
    };
    if (letter < 0x80) {
        add(letter);
    } else if (letter < 0x800) {
        add(0xC0 | letter >> 6);
        addRest(1);
    } else if (letter < 0x10000) {
        add(0xE0 | letter >> 12);
        addRest(2);
    } else {
        add(0xF0 | letter >> 18);
        addRest(3);
    }
}

std::optional<std::size_t> firstForeignByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = letterLength(text.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return {};
}

std::string toUtf8(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    while (!bytes.empty()) {
        const std::size_t length = letterLength(bytes);
        const unsigned byte = byteAt(bytes, 0);
        if (length > 0)
            text.append(bytes.substr(0, length));
        else
            appendUtf8(text, byte < 0xA0 ? kWindows1252[byte - 0x80] : char32_t{byte});
        bytes.remove_prefix(length > 0 ? length : 1);
    }
    return text;
}

std::string plainText(std::string_view bytes) {
    while (!bytes.empty() && bytes.back() == '\0') bytes.remove_suffix(1);
    const std::string decoded = firstForeignByte(bytes) ? toUtf8(bytes) : std::string();
    if (!decoded.empty()) bytes = decoded;
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const auto plain = std::find_if(bytes.begin(), bytes.end(),
                                        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
        text.append(bytes.begin(), plain);
        bytes.remove_prefix(static_cast<std::size_t>(plain - bytes.begin()));
        if (bytes.empty()) break;
        const std::string_view letter = firstLetter(bytes);
        bytes.remove_prefix(letter.size());
        const char32_t code = firstCodePoint(letter);
        if (isOtherSpace(code))
            text += ' ';
        else if (code != 0xFEFF && code != 0x200B && code != 0x2060)
            text += letter;
    }
    return text;
}

std::optional<std::string_view> wideEncoding(std::string_view bytes) {
    const auto begins = [&](std::string_view mark) { return bytes.substr(0, mark.size()) == mark; };
    using namespace std::string_view_literals;
    if (begins("\xFF\xFE\0\0"sv) || begins("\0\0\xFE\xFF"sv)) return "UTF-32";
    if (begins("\xFF\xFE"sv) || begins("\xFE\xFF"sv)) return "UTF-16";
    if (bytes.size() < 4) return {};
    // Without a byte order mark: a first letter below U+0100 has zero bytes before or after it.
    const auto zero = [&](std::size_t i) { return bytes[i] == '\0'; };
    if (zero(0) && zero(1) && zero(2) && !zero(3)) return "UTF-32";
    if (!zero(0) && zero(1) && zero(2) && zero(3)) return "UTF-32";
    if (zero(0) != zero(1) && zero(2) != zero(3) && zero(0) == zero(2)) return "UTF-16";
    return {};
}

}  // namespace base
