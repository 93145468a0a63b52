#include "render/texture/DecodedPicture.h"

#include <stb_image.h>

#include "base/Files.h"
#include "render/texture/Image.h"

namespace render {

base::Result<DecodedPicture> decodePicture(const std::filesystem::path& file, int channels) {
    const auto bytes = base::readFile(file);
    if (!bytes) return bytes.error();
    DecodedPicture picture{.channels = channels, .pixels = {nullptr, stbi_image_free}};
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes->data());
    const int size = static_cast<int>(bytes->size());
    int found = 0;
    if (stbi_info_from_memory(data, size, &picture.width, &picture.height, &found) != 0)
        if (auto error = tooLarge(picture.width, picture.height, file)) return *error;
    picture.pixels.reset(
        stbi_load_from_memory(data, size, &picture.width, &picture.height, &found, channels));
    if (!picture.pixels) return unreadablePicture(file);
    return picture;
}

}  // namespace render
