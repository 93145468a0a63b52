#include "render/Image.h"

#include <stb_image.h>
#include <stb_image_write.h>

#include <cstddef>
#include <memory>
#include <string>

#include "base/FileWriter.h"
#include "render/DecodedPicture.h"

namespace render {

namespace {

/// Takes what an encoder puts out.
void take(void* file, void* data, int size) {
    static_cast<std::string*>(file)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

/// Checks the picture, has `encode` make a file of it in memory, and only then touches the disk.
template <class Encode>
base::Result<void> save(const Image& image, const std::filesystem::path& path, bool lasting, Encode encode) {
    const auto bytes = static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 3;
    if (image.width <= 0 || image.height <= 0 || image.rgb.size() != bytes)
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
    return save(image, path, true, [&](std::string* content) {
        return stbi_write_png_to_func(take, content, image.width, image.height, 3, image.rgb.data(),
                                      image.width * 3);
    });
}

base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path, int quality) {
    return save(image, path, false, [&](std::string* content) {
        return stbi_write_jpg_to_func(take, content, image.width, image.height, 3, image.rgb.data(), quality);
    });
}

base::Error unreadablePicture(const std::filesystem::path& path) {
    return {{base::msgid("this picture cannot be read: {why}"), {{"why", stbi_failure_reason()}}},
            path.string()};
}

std::optional<base::Error> tooLarge(int width, int height, const std::filesystem::path& path,
                                    std::int64_t most) {
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
