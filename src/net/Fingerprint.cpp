#include "net/Fingerprint.h"

#include <algorithm>

namespace net {
namespace {

/// Douglas Crockford's Base32. Its first 16 digits are those of hexadecimal numbers.
constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kHexLetters = 64;
constexpr std::size_t kShortLetters = 52;  // of 5 bits: 260, of which the last 4 are 0
constexpr std::size_t kGroup = 4;

std::optional<unsigned> digitOf(char letter) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'I' || letter == 'L') letter = '1';
    if (letter == 'O') letter = '0';
    const std::size_t digit = kDigits.find(letter);
    if (digit == std::string_view::npos) return {};
    return static_cast<unsigned>(digit);
}

/// The bytes of these digits of `bits` bits each. Nothing if a digit is too large, or if what is left over is
/// not 0.
std::optional<Fingerprint> bytesOf(std::string_view letters, unsigned bits) {
    Fingerprint read;
    std::size_t next = 0;
    unsigned collected = 0;
    unsigned have = 0;
    for (const char letter : letters) {
        const auto digit = digitOf(letter);
        if (!digit || *digit >> bits != 0) return {};
        collected = collected << bits | *digit;
        have += bits;
        if (have < 8) continue;
        have -= 8;
        read.bytes[next++] = static_cast<std::uint8_t>(collected >> have);
        collected &= (1U << have) - 1;
    }
    if (next != read.bytes.size() || collected != 0) return {};
    return read;
}

}  // namespace

std::string Fingerprint::text() const {
    std::string text;
    unsigned collected = 0;
    unsigned have = 0;
    std::size_t written = 0;
    const auto write = [&](unsigned digit) {
        if (written != 0 && written % kGroup == 0) text += '-';
        text += kDigits[digit];
        ++written;
    };
    for (const std::uint8_t byte : bytes) {
        collected = collected << 8 | byte;
        for (have += 8; have >= 5; have -= 5) {
            write(collected >> (have - 5) & 31U);
            collected &= (1U << (have - 5)) - 1;
        }
    }
    write(collected << (5 - have) & 31U);
    return text;
}

std::string Fingerprint::hex() const {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (!text.empty()) text += ':';
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15U];
    }
    return text;
}

std::optional<Fingerprint> Fingerprint::parse(std::string_view text) {
    std::string letters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(letters), [](char letter) {
        return std::string_view("-: \t\r\n").find(letter) == std::string_view::npos;
    });
    if (letters.size() == kHexLetters) return bytesOf(letters, 4);
    if (letters.size() == kShortLetters) return bytesOf(letters, 5);
    return {};
}

}  // namespace net
