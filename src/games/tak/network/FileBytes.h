#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace tak::network {

/// The checksum at the end of networks' files: FNV-1a with 64 bits.
[[nodiscard]] inline std::uint64_t fnv1a(std::string_view content) {
    std::uint64_t value = 0xCBF29CE484222325;
    for (const char c : content) value = (value ^ static_cast<std::uint8_t>(c)) * 0x100000001B3;
    return value;
}

/// Takes little-endian numbers from the front of a text, which must be long enough.
class FileBytes {
  public:
    explicit FileBytes(std::string_view text) : rest_(text) {}

    template <class Number>
    Number take() {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            value |= std::uint64_t{static_cast<std::uint8_t>(rest_[i])} << (8 * i);
        rest_.remove_prefix(sizeof(Number));
        return static_cast<Number>(value);
    }
    template <class Number>
    std::vector<Number> take(std::size_t count) {
        std::vector<Number> numbers(count);
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(numbers.data(), rest_.data(), count * sizeof(Number));
            rest_.remove_prefix(count * sizeof(Number));
        } else {
            for (Number& number : numbers) number = take<Number>();
        }
        return numbers;
    }
    [[nodiscard]] float takeFloat() { return std::bit_cast<float>(take<std::uint32_t>()); }

  private:
    std::string_view rest_;
};

}  // namespace tak::network
