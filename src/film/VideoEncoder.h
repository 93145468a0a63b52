#pragma once

#include <string>
#include <vector>

#include "base/FileWriter.h"
#include "film/Encoder.h"
#include "process/ChildProcess.h"

namespace film {

/// A video, made by ffmpeg out of the pictures that it is given through a pipe. It writes into a file that
/// has no name yet, so that nothing is left of a film that was given up.
class VideoEncoder final : public Encoder {
  public:
    [[nodiscard]] static base::Result<std::unique_ptr<Encoder>> open(Format format, const Shape& shape,
                                                                     const std::filesystem::path& file);
    base::Result<void> add(const Picture& picture, int frames, const std::stop_token& stop) override;
    base::Result<void> finish(const std::stop_token& stop) override;

  private:
    VideoEncoder(base::FileWriter writer, process::ChildProcess ffmpeg)
        : writer_(std::move(writer)), ffmpeg_(std::move(ffmpeg)) {}
    base::Result<void> write(std::string_view bytes, const std::stop_token& stop);
    /// Why ffmpeg did not do what it should; ends it.
    [[nodiscard]] base::Error problem();

    base::FileWriter writer_;
    process::ChildProcess ffmpeg_;
};

}  // namespace film
