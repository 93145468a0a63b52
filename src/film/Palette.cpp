#include "film/Palette.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace film {
namespace {

constexpr int kBinBits = 5;  // bits for each channel of the histogram
constexpr int kBins = 1 << (3 * kBinBits);
constexpr int kFoundBits = 6;
// Of 0 to 255: about the distance between neighbouring colours in a palette of 255 for a table.
constexpr int kDither = 10;
// Exponent for the number of pixels, so that a large dark background does not take the colours from a few
// bright pieces.
constexpr double kCrowd = 0.6;

using Vector = std::array<double, 3>;

/// Similar colours of the pictures, counted together.
struct Bin {
    Vector color{};
    double weight = 0;
};

std::vector<Bin> binsOf(std::span<const Picture> pictures) {
    std::vector<Bin> bins(kBins);
    for (const Picture& picture : pictures)
        for (std::size_t i = 0; i + 2 < picture.rgb.size(); i += 3) {
            const std::uint8_t* const c = picture.rgb.data() + i;
            constexpr int kShift = 8 - kBinBits;
            Bin& bin = bins[static_cast<std::size_t>((c[0] >> kShift) << (2 * kBinBits) |
                                                     (c[1] >> kShift) << kBinBits | c[2] >> kShift)];
            for (std::size_t k = 0; k < 3; ++k) bin.color[k] += c[k];
            bin.weight += 1;
        }
    std::erase_if(bins, [](const Bin& bin) { return bin.weight == 0; });
    for (Bin& bin : bins) {
        for (double& channel : bin.color) channel /= bin.weight;
        bin.weight = std::pow(bin.weight, kCrowd);
    }
    return bins;
}

/// Bins that will share one colour.
struct Box {
    std::vector<Bin> bins;
    Vector mean{};
    std::size_t axis = 0;  ///< the axis along which it spreads most
    double spread = 0;     ///< sum of squares along that axis

    explicit Box(std::vector<Bin> of) : bins(std::move(of)) {
        double weight = 0;
        for (const Bin& bin : bins) {
            weight += bin.weight;
            for (std::size_t k = 0; k < 3; ++k) mean[k] += bin.weight * bin.color[k];
        }
        for (double& channel : mean) channel /= weight;
        for (std::size_t k = 0; k < 3; ++k) {
            double sum = 0;
            for (const Bin& bin : bins) sum += bin.weight * std::pow(bin.color[k] - mean[k], 2);
            if (sum > spread) {
                spread = sum;
                axis = k;
            }
        }
    }
};

/// Repeatedly splits the box that spreads most, at its mean: after Wu and Witten, "A fast k-means type
/// clustering algorithm" (1985), and Heckbert's median cut.
std::vector<Box> boxesOf(std::vector<Bin> bins, std::size_t most) {
    std::vector<Box> boxes;
    if (!bins.empty()) boxes.emplace_back(std::move(bins));
    while (!boxes.empty() && boxes.size() < most) {
        const auto widest = std::max_element(boxes.begin(), boxes.end(),
                                             [](const Box& a, const Box& b) { return a.spread < b.spread; });
        if (widest->spread <= 0) break;
        const auto middle = std::partition(widest->bins.begin(), widest->bins.end(),
                                           [axis = widest->axis, mean = widest->mean](const Bin& bin) {
                                               return bin.color[axis] < mean[axis];
                                           });
        std::vector<Bin> upper(middle, widest->bins.end());
        std::vector<Bin> lower(widest->bins.begin(), middle);
        if (upper.empty() || lower.empty()) break;
        *widest = Box(std::move(lower));
        boxes.emplace_back(std::move(upper));
    }
    return boxes;
}

/// Bayer's ordered dither pattern of 8 by 8, 0 to 63: interleaves the bits of x and x^y, lowest first.
constexpr int patternAt(unsigned x, unsigned y) {
    int value = 0;
    for (unsigned bit = 0; bit < 3; ++bit) {
        const unsigned both = ((x ^ y) >> bit) & 1U;
        const unsigned one = (y >> bit) & 1U;
        value = value << 2 | static_cast<int>(both << 1 | one);
    }
    return value;
}

std::uint8_t clamped(int value) { return static_cast<std::uint8_t>(std::clamp(value, 0, 255)); }

}  // namespace

Palette::Palette(std::span<const Picture> pictures, std::size_t most)
    : found_(std::size_t{1} << (3 * kFoundBits), -1) {
    for (const Box& box : boxesOf(binsOf(pictures), most))
        colors_.push_back({clamped(static_cast<int>(std::lround(box.mean[0]))),
                           clamped(static_cast<int>(std::lround(box.mean[1]))),
                           clamped(static_cast<int>(std::lround(box.mean[2])))});
    if (colors_.empty()) colors_.push_back({0, 0, 0});
}

std::uint8_t Palette::nearest(const Color& color) const {
    constexpr int kShift = 8 - kFoundBits;
    std::int16_t& found = found_[static_cast<std::size_t>(
        (color[0] >> kShift) << (2 * kFoundBits) | (color[1] >> kShift) << kFoundBits | color[2] >> kShift)];
    if (found >= 0) return static_cast<std::uint8_t>(found);
    // Uses the middle of the cell, so that the result does not depend on which colour of the cell came first.
    const auto middle = [](std::uint8_t channel) {
        return (channel >> kShift << kShift) + (1 << kShift) / 2;
    };
    int best = -1;
    for (std::size_t i = 0; i < colors_.size(); ++i) {
        const int r = colors_[i][0] - middle(color[0]);
        const int g = colors_[i][1] - middle(color[1]);
        const int b = colors_[i][2] - middle(color[2]);
        // Weights of the channels: eyes are most sensitive to green and least to blue.
        const int distance = 3 * r * r + 4 * g * g + 2 * b * b;
        if (best >= 0 && distance >= best) continue;
        best = distance;
        found = static_cast<std::int16_t>(i);
    }
    return static_cast<std::uint8_t>(found);
}

std::vector<std::uint8_t> Palette::numbersOf(const Picture& picture) const {
    std::vector<std::uint8_t> numbers;
    numbers.reserve(picture.rgb.size() / 3);
    const std::uint8_t* pixel = picture.rgb.data();
    for (unsigned y = 0; y < static_cast<unsigned>(picture.height); ++y)
        for (unsigned x = 0; x < static_cast<unsigned>(picture.width); ++x, pixel += 3) {
            const int shift = (patternAt(x & 7U, y & 7U) * 2 - 63) * kDither / 128;
            numbers.push_back(
                nearest({clamped(pixel[0] + shift), clamped(pixel[1] + shift), clamped(pixel[2] + shift)}));
        }
    return numbers;
}

}  // namespace film
