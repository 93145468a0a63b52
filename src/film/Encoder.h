#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "base/Result.h"

namespace film {

/// A picture of a film: sRGB, three bytes a pixel, rows from the top.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb = {};
};

enum class Format : std::uint8_t {
    Gif,  ///< 255 colours, no program of others needed
    Mp4,  ///< H.264
    Webm  ///< VP9
};
/// Of files, with the dot.
[[nodiscard]] const char* extensionOf(Format format);
/// Whether the format is written by ffmpeg.
[[nodiscard]] constexpr bool needsFfmpeg(Format format) { return format != Format::Gif; }
/// ffmpeg, as PATH has it at present; empty: it is not installed. Looks into a few folders.
[[nodiscard]] std::filesystem::path findFfmpeg();

/// What every picture of a film has in common.
struct Shape {
    int width = 0;  ///< pixels; even, as videos ask for
    int height = 0;
    int framesPerSecond = 25;  ///< of a GIF one that divides 100
};

/// Writes one film into one file, whole or not at all: the file is there once finish() has succeeded. Every
/// call blocks; `stop` ends each within a quarter of a second, with an error. One thread at a time.
class Encoder {
  public:
    virtual ~Encoder() = default;
    /// The picture is shown for so many frames, at least 1.
    virtual base::Result<void> add(const Picture& picture, int frames, const std::stop_token& stop) = 0;
    /// Once, after the last picture.
    virtual base::Result<void> finish(const std::stop_token& stop) = 0;
};

/// `samples`: pictures from all over the film, of which a GIF takes its colours. Errors: the file cannot be
/// written; ffmpeg is not installed.
[[nodiscard]] base::Result<std::unique_ptr<Encoder>> makeEncoder(Format format, const Shape& shape,
                                                                 std::span<const Picture> samples,
                                                                 const std::filesystem::path& file);

}  // namespace film
