#include "host/Secrets.h"

#include <random>
#include <utility>

namespace host {
namespace {

/// Without 0 and O, 1, I and L, U and V.
constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTWXYZ";
constexpr std::string_view kHexDigits = "0123456789abcdef";

}  // namespace

Secrets::Secrets(Source source)
    : source_(source ? std::move(source) : Source([] { return std::random_device()(); })) {}

std::string Secrets::draw(int letters) {
    constexpr auto kCount = static_cast<std::uint32_t>(kLetters.size());
    // Numbers above the last multiple would make the first letters likelier.
    constexpr std::uint32_t kBound = ~0U / kCount * kCount;
    std::string text;
    while (text.size() < static_cast<std::size_t>(letters))
        if (const std::uint32_t number = source_(); number < kBound) text += kLetters[number % kCount];
    return text;
}

std::uint64_t Secrets::seed() {
    const std::uint64_t high = source_();
    return (high << 32) | source_();
}

std::string codeIn(std::string_view typed) {
    std::string code;
    for (const char c : typed)
        if (c >= 'a' && c <= 'z')
            code += static_cast<char>(c - 'a' + 'A');
        else if (c != ' ' && c != '-')
            code += c;
    return code;
}

std::string hexOf(const Digest& digest) {
    std::string hex;
    for (const std::uint8_t byte : digest) {
        hex += kHexDigits[byte >> 4];
        hex += kHexDigits[byte & 15];
    }
    return hex;
}

std::optional<Digest> digestIn(std::string_view hex) {
    Digest digest{};
    if (hex.size() != 2 * digest.size()) return {};
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const std::size_t value = kHexDigits.find(hex[i]);
        if (value == std::string_view::npos) return {};
        digest[i / 2] = static_cast<std::uint8_t>(digest[i / 2] << 4 | value);
    }
    return digest;
}

}  // namespace host
