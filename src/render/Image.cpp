#include "render/Image.h"

#include <stb_image.h>
#include <stb_image_write.h>

#include <cstddef>
#include <memory>
#include <string>

#include "base/FileWriter.h"

namespace render {

namespace {

constexpr int kJpegQuality = 93;  // above 90 colours keep their full resolution

/// Takes what an encoder puts out.
void take(void* file, void* data, int size) {
    static_cast<std::string*>(file)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

/// Checks the picture, has `encode` make a file of it in memory, and only then touches the disk.
template <class Encode>
base::Result<void> save(const Image& image, const std::filesystem::path& path, bool lasting, Encode encode) {
    const auto bytes = static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 3;
    if (image.width <= 0 || image.height <= 0 || image.rgb.size() != bytes)
        return base::Error{base::mark("an empty picture cannot be written"), path.string()};
    std::string content;
    if (encode(&content) == 0 || content.empty())
        return base::Error{base::mark("the picture could not be written"), path.string()};
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

base::Result<void> saveJpeg(const Image& image, const std::filesystem::path& path) {
    return save(image, path, false, [&](std::string* content) {
        return stbi_write_jpg_to_func(take, content, image.width, image.height, 3, image.rgb.data(),
                                      kJpegQuality);
    });
}

base::Error unreadablePicture(const std::filesystem::path& path) {
    return {{base::mark("this picture cannot be read: {why}"), {{"why", stbi_failure_reason()}}},
            path.string()};
}

base::Result<Image> loadImage(const std::filesystem::path& path) {
    Image image;
    int channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load(path.string().c_str(), &image.width, &image.height, &channels, 3), stbi_image_free);
    if (!pixels) return unreadablePicture(path);
    image.rgb.assign(pixels.get(),
                     pixels.get() + static_cast<std::ptrdiff_t>(image.width) * image.height * 3);
    return image;
}

}  // namespace render
