#pragma once

#include <filesystem>
#include <memory>

#include "base/Result.h"

namespace render {

/// The pixels of a picture, `channels` bytes each; rows from the top, unless stb_image was set to flip them.
struct DecodedPicture {
    int width = 0;
    int height = 0;
    int channels = 0;
    std::unique_ptr<unsigned char, void (*)(void*)> pixels;
};

/// Reads a PNG or JPG with base::readFile(). Errors name the file. Blocks on the disk.
[[nodiscard]] base::Result<DecodedPicture> decodePicture(const std::filesystem::path& file, int channels);

}  // namespace render
