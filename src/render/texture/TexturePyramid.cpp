#include "render/texture/TexturePyramid.h"

#include <algorithm>

namespace render {
namespace {

template <int kBytes>
void halveRow(const std::uint8_t* upper, const std::uint8_t* lower, std::uint8_t* to, int width, int step) {
    for (int x = 0; x < width; ++x, upper += 2 * step, lower += 2 * step, to += kBytes)
        for (int c = 0; c < kBytes; ++c)
            to[c] =
                static_cast<std::uint8_t>((upper[c] + upper[c + step] + lower[c] + lower[c + step] + 2) >> 2);
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

void limitSides(TexturePyramid& pyramid, int longest) {
    while (pyramid.size() > 1 && std::max(pyramid.front().width, pyramid.front().height) > longest)
        pyramid.erase(pyramid.begin());
}

}  // namespace render
