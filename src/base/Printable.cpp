#include "base/Printable.h"

#include <algorithm>

#include "base/Utf8.h"

namespace base {
namespace {

constexpr bool isControl(unsigned code) {
    return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7F && code < 0xA0);
}

void appendEscape(std::string& text, unsigned code) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    text += "\\x";
    text += kDigits[code >> 4U & 0xFU];
    text += kDigits[code & 0xFU];
}

/// The code of the control character at the beginning of the text, or 0x100 if it begins with another letter.
unsigned controlAt(std::string_view text, std::size_t length) {
    constexpr unsigned kNone = 0x100;
    const auto first = static_cast<unsigned char>(text[0]);
    if (length == 2 && first == 0xC2) {  // U+0080 to U+00BF
        const auto second = static_cast<unsigned char>(text[1]);
        return isControl(second) ? second : kNone;
    }
    return length <= 1 && isControl(first) ? first : kNone;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = letterLength(text);
        const unsigned control = controlAt(text, length);
        if (control < 0x100)
            appendEscape(result, control);
        else
            result.append(text.substr(0, std::max<std::size_t>(length, 1)));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
    return text.substr(0, bytes);
}

std::string shortened(std::string_view text, std::size_t bytes) {
    return std::string(beginningOf(text, bytes)) + (text.size() > bytes ? "\u2026" : "");
}

namespace {

std::string nameOf(char32_t letter) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string digits;
    for (; letter > 0 || digits.size() < 4; letter >>= 4U)
        digits.insert(digits.begin(), kDigits[letter & 15U]);
    return "U+" + digits;
}

/// Part of the words of some scripts and of pictures, so that naming it would spoil a name.
bool joins(char32_t letter) {
    return letter == 0x200C || letter == 0x200D || (letter >= 0xFE00 && letter <= 0xFE0F);
}

std::string withInvisibleNamed(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view letter = firstLetter(text);
        if (const char32_t code = firstCodePoint(letter); isInvisible(code) && !joins(code))
            result += nameOf(code);
        else
            result += letter;
        text.remove_prefix(letter.size());
    }
    return result;
}

}  // namespace

std::string excerpt(std::string_view data) {
    std::string text = withInvisibleNamed(printable(shortened(data, kLongestExcerpt)));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return text;
}

}  // namespace base
