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

/// A picture with transparency: sRGB and opacity, four bytes a pixel, rows from the top.
struct TransparentImage {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};
/// Computes the picture without background from two pictures of one size, before black and before white.
[[nodiscard]] TransparentImage withoutBackground(const Image& overBlack, const Image& overWhite);

/// Writes a PNG with base::FileWriter, whole or not at all, and creates missing folders. Blocks on the disk.
[[nodiscard]] base::Result<void> savePng(const Image& image, const std::filesystem::path& path);
[[nodiscard]] base::Result<void> saveTransparentPng(const TransparentImage& image,
                                                    const std::filesystem::path& path);
/// A quality for JPEG pictures without visible artefacts; above 90, colours keep their full resolution.
inline constexpr int kFineJpeg = 93;
/// Writes a JPEG, in a quarter of the time. `quality` is 1 to 100. Otherwise the same as savePng(), except
/// that a power cut may undo it: a film has thousands of pictures.
[[nodiscard]] base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path,
                                          int quality = kFineJpeg);
/// Larger pictures are refused: a small file can claim a picture that does not fit into memory.
inline constexpr std::int64_t kMostPixels = std::int64_t{8192} * 8192;
/// The error for a picture of this size; nothing if the size is allowed.
[[nodiscard]] std::optional<base::Error> tooLarge(int width, int height, const std::filesystem::path& path,
                                                  std::int64_t most = kMostPixels);
/// The error for the picture that stb_image failed to read last.
[[nodiscard]] base::Error unreadablePicture(const std::filesystem::path& path);
/// Reads a PNG or JPG; transparency is left out.
[[nodiscard]] base::Result<Image> loadImage(const std::filesystem::path& path);

}  // namespace render
