#pragma once

#include <cstdint>
#include <filesystem>
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

/// Writes a PNG as base::FileWriter does, whole or not at all, making the folders it needs. Blocks on the
/// disk.
[[nodiscard]] base::Result<void> savePng(const Image& image, const std::filesystem::path& path);
/// Writes a JPEG that shows no artefacts, in a quarter of the time. Otherwise as savePng(), but a power cut
/// may undo it: thousands of them make a film.
[[nodiscard]] base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path);
/// Why the picture that was read last could not be read.
[[nodiscard]] base::Error unreadablePicture(const std::filesystem::path& path);
/// Reads a PNG or JPG; transparency is dropped.
[[nodiscard]] base::Result<Image> loadImage(const std::filesystem::path& path);

}  // namespace render
