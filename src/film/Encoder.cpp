#include "film/Encoder.h"

#include <unistd.h>

#include <cstdlib>
#include <sstream>
#include <string>

#include "film/GifEncoder.h"
#include "film/VideoEncoder.h"

namespace film {

const char* extensionOf(Format format) {
    switch (format) {
        case Format::Gif:
            return ".gif";
        case Format::Mp4:
            return ".mp4";
        case Format::Webm:
            break;
    }
    return ".webm";
}

std::filesystem::path findFfmpeg() {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::filesystem::path program = std::filesystem::path(folder) / "ffmpeg";
        std::error_code ignored;
        if (std::filesystem::is_regular_file(program, ignored) && ::access(program.c_str(), X_OK) == 0)
            return program;
    }
    return {};
}

bool fits(const Picture& picture, const Shape& shape) {
    const auto pixels = static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height);
    return picture.width == shape.width && picture.height == shape.height && picture.rgb.size() == 3 * pixels;
}

base::Result<std::unique_ptr<Encoder>> makeEncoder(Format format, const Shape& shape,
                                                   std::span<const Picture> samples,
                                                   const std::filesystem::path& file) {
    if (format == Format::Gif) return GifEncoder::open(shape, samples, file);
    return VideoEncoder::open(format, shape, file);
}

}  // namespace film
