#include "base/Sealed.h"

#include <algorithm>
#include <array>
#include <random>

#include "base/Random.h"
#include "base/TextReader.h"

namespace base {
namespace {

constexpr std::string_view kMark = "Dolmen sealed text ";
constexpr std::string_view kVersion = "1";
constexpr std::uint64_t kKey = 0x646F6C6D656E2E31ULL;
constexpr std::size_t kNumber = 8;  // bytes of the nonce and of the check
constexpr std::size_t kLine = 76;   // letters, as in mails
constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kNoLetter = 64;

unsigned byteOf(char c) { return static_cast<unsigned char>(c); }

/// Detects damage; gives no protection against forgery.
std::uint64_t checkOf(std::string_view text) {
    std::uint64_t check = text.size();
    for (const char c : text) check = scrambled(check ^ (byteOf(c) + 1));
    return check;
}

std::string bytesOf(std::uint64_t number) {
    std::string bytes;
    for (std::size_t i = 0; i < kNumber; ++i) bytes += static_cast<char>(number >> (8 * i));
    return bytes;
}

std::uint64_t numberOf(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < kNumber; ++i) number |= std::uint64_t{byteOf(bytes[i])} << (8 * i);
    return number;
}

/// Combines the bytes with the stream of this nonce; a second time restores them.
void combine(std::string& bytes, std::uint64_t nonce) {
    Random stream(kKey ^ scrambled(nonce));
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        word = i % kNumber == 0 ? stream.next() : word >> 8;
        bytes[i] = static_cast<char>(byteOf(bytes[i]) ^ (word & 0xFF));
    }
}

/// Lines of base64 (RFC 4648), padded.
std::string encoded(std::string_view bytes) {
    std::string text;
    std::size_t letters = 0;
    const auto put = [&](char letter) {
        text += letter;
        if (++letters % kLine == 0) text += '\n';
    };
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        unsigned group = 0;
        for (std::size_t k = 0; k < 3; ++k) group = group << 8 | (k < count ? byteOf(bytes[i + k]) : 0);
        for (std::size_t k = 0; k < 4; ++k) put(k <= count ? kLetters[group >> (18 - 6 * k) & 63] : '=');
    }
    if (text.back() != '\n') text += '\n';
    return text;
}

constexpr std::array<unsigned char, 256> valuesOfLetters() {
    std::array<unsigned char, 256> values{};
    values.fill(kNoLetter);
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        values[static_cast<unsigned char>(kLetters[i])] = static_cast<unsigned char>(i);
    return values;
}

Error damaged(const TextReader& reader) { return reader.error(msgid("this sealed text is damaged")); }

/// The bytes of the rest of a text, which must be what encoded() writes, in lines of any length.
Result<std::string> decoded(TextReader& reader) {
    static constexpr auto kValues = valuesOfLetters();
    std::string bytes;
    unsigned group = 0;
    std::size_t letters = 0;  // of this group of four
    std::size_t padding = 0;
    while (!reader.atEnd()) {
        const TextReader before = reader;
        const char c = reader.take();
        if (c == '\n') continue;
        const unsigned value = kValues[byteOf(c)];
        const bool pads = c == '=' && letters + padding >= 2 && letters + padding < 4;
        if (pads ? false : value == kNoLetter || padding > 0) return damaged(before);
        group = group << 6 | (pads ? 0 : value);
        ++(pads ? padding : letters);
        if (letters + padding < 4) continue;
        const std::size_t count = 3 - padding;
        if ((group & ((1U << (8 * padding)) - 1)) != 0) return damaged(before);
        for (std::size_t k = 0; k < count; ++k) bytes += static_cast<char>(group >> (16 - 8 * k));
        group = 0;
        letters = 0;
        if (padding > 0) padding = 4;  // nothing may follow
    }
    if (letters > 0) return damaged(reader);
    return bytes;
}

}  // namespace

std::string sealed(std::string_view text, std::uint64_t nonce) {
    std::string bytes = bytesOf(checkOf(text)) + std::string(text);
    combine(bytes, nonce);
    return std::string(kMark) + std::string(kVersion) + "\n" + encoded(bytesOf(nonce) + bytes);
}

std::string sealed(std::string_view text) {
    std::random_device source;
    return sealed(text, std::uint64_t{source()} << 32U | source());
}

bool isSealed(std::string_view text) { return TextReader(text).rest().starts_with(kMark); }

Result<std::string> unsealed(std::string_view text, std::string_view file) {
    TextReader reader(text, file);
    if (!reader.accept(kMark)) return reader.error(msgid("expected a sealed text"));
    const TextReader version = reader;
    if (reader.takeUntil("\r\n") != kVersion)
        return version.error(msgid("this text was sealed by another version of Dolmen"));
    auto bytes = decoded(reader);
    if (!bytes) return bytes;
    if (bytes->size() < 2 * kNumber) return damaged(reader);
    const std::uint64_t nonce = numberOf(*bytes);
    bytes->erase(0, kNumber);
    combine(*bytes, nonce);
    std::string plain = bytes->substr(kNumber);
    if (numberOf(*bytes) != checkOf(plain)) return damaged(reader);
    return plain;
}

}  // namespace base
