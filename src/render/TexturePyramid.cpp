#include "render/TexturePyramid.h"

#include <algorithm>
#include <cstring>

namespace render {
namespace {

/// A texel of up to four bytes.
template <int kBytes>
std::uint32_t texelAt(const std::uint8_t* from) {
    std::uint32_t texel = 0;
    std::memcpy(&texel, from, kBytes);
    return texel;
}

/// The rounded mean of each byte of four texels. Adds every second byte at once, each in 16 bits.
std::uint32_t meanOf(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    constexpr std::uint32_t kEven = 0x00ff00ff;
    constexpr std::uint32_t kHalf = 0x00020002;
    const std::uint32_t even = (a & kEven) + (b & kEven) + (c & kEven) + (d & kEven) + kHalf;
    const std::uint32_t odd =
        (a >> 8 & kEven) + (b >> 8 & kEven) + (c >> 8 & kEven) + (d >> 8 & kEven) + kHalf;
    return (even >> 2 & kEven) | (odd >> 2 & kEven) << 8;
}

template <int kBytes>
void halveRow(const std::uint8_t* upper, const std::uint8_t* lower, std::uint8_t* to, int width, int step) {
    for (int x = 0; x < width; ++x, upper += 2 * step, lower += 2 * step, to += kBytes) {
        const std::uint32_t mean = meanOf(texelAt<kBytes>(upper), texelAt<kBytes>(upper + step),
                                          texelAt<kBytes>(lower), texelAt<kBytes>(lower + step));
        std::memcpy(to, &mean, kBytes);
    }
}

/// Halves a level. An odd last row or column is left out; a single one counts twice.
template <int kBytes>
TextureLevel halved(const TextureLevel& from) {
    TextureLevel to{std::max(from.width / 2, 1), std::max(from.height / 2, 1), {}};
    const auto row = static_cast<std::ptrdiff_t>(from.width) * kBytes;
    const auto outRow = static_cast<std::ptrdiff_t>(to.width) * kBytes;
    to.bytes.resize(static_cast<std::size_t>(outRow * to.height));
    for (int y = 0; y < to.height; ++y) {
        const std::uint8_t* upper = from.bytes.data() + row * std::min(2 * y, from.height - 1);
        const std::uint8_t* lower = from.bytes.data() + row * std::min(2 * y + 1, from.height - 1);
        halveRow<kBytes>(upper, lower, to.bytes.data() + outRow * y, to.width, from.width > 1 ? kBytes : 0);
    }
    return to;
}

}  // namespace

TexturePyramid pyramidOf(TextureLevel level, int bytesPerTexel) {
    TexturePyramid pyramid;
    pyramid.push_back(std::move(level));
    while (pyramid.back().width > 1 || pyramid.back().height > 1)
        pyramid.push_back(bytesPerTexel == 2 ? halved<2>(pyramid.back()) : halved<4>(pyramid.back()));
    return pyramid;
}

}  // namespace render
