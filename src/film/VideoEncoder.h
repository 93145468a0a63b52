#pragma once

#include <string>
#include <vector>

#include "base/FileWriter.h"
#include "film/Encoder.h"
#include "process/ChildProcess.h"

namespace film {

/// A video, encoded by ffmpeg from pictures that it gets through a pipe. It writes into a file without a
/// name, so that a cancelled film leaves nothing behind.
class VideoEncoder final : public Encoder {
  public:
    [[nodiscard]] static base::Result<std::unique_ptr<Encoder>> open(Format format, const Shape& shape,
                                                                     const std::filesystem::path& file);
    base::Result<void> add(const Picture& picture, int frames, const std::stop_token& stop) override;
    base::Result<void> finish(const std::stop_token& stop) override;

  private:
    VideoEncoder(const Shape& shape, base::FileWriter writer, process::ChildProcess ffmpeg)
        : shape_(shape), writer_(std::move(writer)), ffmpeg_(std::move(ffmpeg)) {}
    base::Result<void> write(std::string_view bytes, const std::stop_token& stop);
    /// The reason why ffmpeg failed; ends ffmpeg.
    [[nodiscard]] base::Error problem();

    Shape shape_;
    base::FileWriter writer_;
    process::ChildProcess ffmpeg_;
};

}  // namespace film
