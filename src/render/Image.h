#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "base/Result.h"

namespace render {

/// A picture: sRGB, three bytes a pixel, rows from the top.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    friend bool operator==(const Image&, const Image&) = default;
};

/// A picture through which one can see: sRGB and opacity, four bytes a pixel, rows from the top.
struct TransparentImage {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};
/// What was seen before a black and before a white background, both of one size, without either.
[[nodiscard]] TransparentImage withoutBackground(const Image& overBlack, const Image& overWhite);

/// Writes a PNG as base::FileWriter does, whole or not at all, making the folders it needs. Blocks on the
/// disk.
[[nodiscard]] base::Result<void> savePng(const Image& image, const std::filesystem::path& path);
[[nodiscard]] base::Result<void> saveTransparentPng(const TransparentImage& image,
                                                    const std::filesystem::path& path);
/// Above a quality of 90, a JPEG's colours keep their full resolution.
inline constexpr int kFineJpeg = 93;
/// Writes a JPEG, in a quarter of the time. `quality` is 1 to 100; kFineJpeg shows no artefacts. Otherwise as
/// savePng(), but a power cut may undo it: thousands of them make a film.
[[nodiscard]] base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path,
                                          int quality = kFineJpeg);
/// Larger pictures are not read: a small file can claim to hold one that no memory does.
inline constexpr std::int64_t kMostPixels = std::int64_t{8192} * 8192;
/// Why a picture of this size is not read, if so.
[[nodiscard]] std::optional<base::Error> tooLarge(int width, int height, const std::filesystem::path& path,
                                                  std::int64_t most = kMostPixels);
/// Why the picture that was read last could not be read.
[[nodiscard]] base::Error unreadablePicture(const std::filesystem::path& path);
/// Reads a PNG or JPG; transparency is dropped.
[[nodiscard]] base::Result<Image> loadImage(const std::filesystem::path& path);

}  // namespace render
