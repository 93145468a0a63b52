#include "render/DecodedPicture.h"

#include <stb_image.h>

#include "base/Files.h"
#include "render/Image.h"

namespace render {

base::Result<DecodedPicture> decodePicture(const std::filesystem::path& file, int channels) {
    const auto bytes = base::readFile(file);
    if (!bytes) return bytes.error();
    DecodedPicture picture{.channels = channels, .pixels = {nullptr, stbi_image_free}};
    int found = 0;
    picture.pixels.reset(stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes->data()),
                                               static_cast<int>(bytes->size()), &picture.width,
                                               &picture.height, &found, channels));
    if (!picture.pixels) return unreadablePicture(file);
    return picture;
}

}  // namespace render
