#include "render/texture/Image.h"

#include <stb_image.h>
#include <stb_image_write.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>

#include "base/FileWriter.h"
#include "render/texture/DecodedPicture.h"

namespace render {

namespace {

/// Appends an encoder's output.
void take(void* file, void* data, int size) {
    static_cast<std::string*>(file)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

struct Shape {
    int width;
    int height;
    std::size_t channels;
    std::size_t bytes;  ///< number of bytes available
};
Shape shapeOf(const Image& image) { return {image.width, image.height, 3, image.rgb.size()}; }

/// Checks the picture, encodes it in memory by `encode`, and only then writes the file.
template <class Encode>
base::Result<void> save(const Shape& shape, const std::filesystem::path& path, bool lasting, Encode encode) {
    const auto bytes =
        static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height) * shape.channels;
    if (shape.width <= 0 || shape.height <= 0 || shape.bytes != bytes)
        return base::Error{base::msgid("an empty picture cannot be written"), path.string()};
    std::string content;
    if (encode(&content) == 0 || content.empty())
        return base::Error{base::msgid("the picture could not be written"), path.string()};
    auto file = base::FileWriter::open(path, {.makeFolders = true, .lasting = lasting});
    if (!file) return file.error();
    if (auto written = file->write(content); !written) return written;
    return file->commit();
}

}  // namespace

base::Result<void> savePng(const Image& image, const std::filesystem::path& path) {
    return save(shapeOf(image), path, true, [&](std::string* content) {
        return stbi_write_png_to_func(take, content, image.width, image.height, 3, image.rgb.data(),
                                      image.width * 3);
    });
}

base::Result<void> saveTransparentPng(const TransparentImage& image, const std::filesystem::path& path) {
    return save({image.width, image.height, 4, image.rgba.size()}, path, true, [&](std::string* content) {
        return stbi_write_png_to_func(take, content, image.width, image.height, 4, image.rgba.data(),
                                      image.width * 4);
    });
}

/// A thing of colour F that covers the share a of a pixel gives a*F before black and a*F + (1-a) before
/// white.
TransparentImage withoutBackground(const Image& overBlack, const Image& overWhite) {
    TransparentImage image{.width = overBlack.width, .height = overBlack.height, .rgba = {}};
    image.rgba.reserve(overBlack.rgb.size() / 3 * 4);
    for (std::size_t i = 0; i + 2 < overBlack.rgb.size(); i += 3) {
        const std::uint8_t* const black = overBlack.rgb.data() + i;
        const std::uint8_t* const white = overWhite.rgb.data() + i;
        int through = 0;  // sum over three channels of the visible background
        for (int k = 0; k < 3; ++k) through += white[k] - black[k];
        // Samples are dithered, so full or zero opacity can be off by one.
        int opacity = std::clamp(255 - (through + 1) / 3, 0, 255);
        if (opacity <= 2) opacity = 0;
        if (opacity >= 253) opacity = 255;
        for (int k = 0; k < 3; ++k)
            image.rgba.push_back(static_cast<std::uint8_t>(
                opacity == 0 ? 0 : std::min((black[k] * 255 + opacity / 2) / opacity, 255)));
        image.rgba.push_back(static_cast<std::uint8_t>(opacity));
    }
    return image;
}

base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path, int quality) {
    return save(shapeOf(image), path, false, [&](std::string* content) {
        return stbi_write_jpg_to_func(take, content, image.width, image.height, 3, image.rgb.data(), quality);
    });
}

base::Error unreadablePicture(const std::filesystem::path& path) {
    return {{base::msgid("this picture cannot be read: {why}"), {{"why", stbi_failure_reason()}}},
            path.string()};
}

std::optional<base::Error> tooLarge(int width, int height, const std::filesystem::path& path,
                                    std::int64_t most) {
    constexpr int kLongestSide = 16384;  // graphics cards have no larger textures
    if (std::max(width, height) > kLongestSide)
        return base::Error{
            {base::msgid("this picture has a side of more than {most} pixels"), {{"most", kLongestSide}}},
            path.string()};
    if (std::int64_t{width} * height <= most) return {};
    return base::Error{{base::msgid("this picture has more than {most} million pixels"),
                        {{"most", static_cast<int>(most / 1'000'000)}}},
                       path.string()};
}

base::Result<Image> loadImage(const std::filesystem::path& path) {
    const auto picture = decodePicture(path, 3);
    if (!picture) return picture.error();
    Image image{.width = picture->width, .height = picture->height, .rgb = {}};
    const unsigned char* pixels = picture->pixels.get();
    image.rgb.assign(pixels, pixels + static_cast<std::ptrdiff_t>(image.width) * image.height * 3);
    return image;
}

}  // namespace render
