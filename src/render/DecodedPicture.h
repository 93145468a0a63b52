#pragma once

#include <filesystem>
#include <memory>

#include "base/Result.h"

namespace render {

/// The pixels of a picture, rows from the top unless stb_image was told otherwise, so many bytes each.
struct DecodedPicture {
    int width = 0;
    int height = 0;
    int channels = 0;
    std::unique_ptr<unsigned char, void (*)(void*)> pixels;
};

/// Reads a PNG or JPG as base::readFile() reads files. Errors name the file. Blocks on the disk.
[[nodiscard]] base::Result<DecodedPicture> decodePicture(const std::filesystem::path& file, int channels);

}  // namespace render
