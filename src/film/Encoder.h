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
    Gif,  ///< 255 colours, needs no external program
    Mp4,  ///< H.264
    Webm  ///< VP9
};
/// The file extension of the format, with the dot.
[[nodiscard]] const char* extensionOf(Format format);
/// Whether the format is written by ffmpeg.
[[nodiscard]] constexpr bool needsFfmpeg(Format format) { return format != Format::Gif; }
/// The path of ffmpeg by the present PATH; empty if it is not installed. Looks into a few folders.
[[nodiscard]] std::filesystem::path findFfmpeg();

/// The common properties of a film's pictures.
struct Shape {
    int width = 0;  ///< pixels; even, as videos require
    int height = 0;
    int framesPerSecond = 25;  ///< for a GIF a divisor of 100
};

/// Whether a picture has the film's size and all its pixels.
[[nodiscard]] bool fits(const Picture& picture, const Shape& shape);

/// Writes one film into one file, whole or not at all: the file exists once finish() has succeeded. Every
/// call blocks; a stop request ends it within a quarter of a second, with an error. One thread at a time.
class Encoder {
  public:
    virtual ~Encoder() = default;
    /// Adds a picture that is shown for `frames` frames, at least 1. A picture that does not fit the film is
    /// an error.
    virtual base::Result<void> add(const Picture& picture, int frames, const std::stop_token& stop) = 0;
    /// Call it once, after the last picture.
    virtual base::Result<void> finish(const std::stop_token& stop) = 0;
};

/// `samples`: pictures from all parts of the film; a GIF takes its colours from them. Errors: the file cannot
/// be written; ffmpeg is not installed.
[[nodiscard]] base::Result<std::unique_ptr<Encoder>> makeEncoder(Format format, const Shape& shape,
                                                                 std::span<const Picture> samples,
                                                                 const std::filesystem::path& file);

}  // namespace film
