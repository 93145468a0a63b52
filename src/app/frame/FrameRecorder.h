#pragma once

#include <filesystem>
#include <functional>

#include "base/Result.h"
#include "render/texture/Image.h"

namespace app {

/// Writes frames into a folder as frame-00001.jpg and so on, for a film. A frame that equals the one before
/// is written as a hard link.
class FrameRecorder {
  public:
    /// Starts with the next frame. `framesPerSecond` is at least 1.
    void start(std::filesystem::path folder, int framesPerSecond);
    void stop() { folder_.clear(); }
    [[nodiscard]] bool recording() const { return !folder_.empty(); }
    /// The length of a frame with the fixed clock while recording, in seconds.
    [[nodiscard]] float frameSeconds() const { return frameSeconds_; }
    /// Writes a frame; does nothing if it does not record. `changed`: whether the picture differs from the
    /// frame before; `picture` is called only if the picture must be written. Blocks on the disk.
    base::Result<void> add(bool changed, const std::function<render::Image()>& picture);

  private:
    [[nodiscard]] std::filesystem::path file(int number) const;

    std::filesystem::path folder_;  ///< empty while it does not record
    float frameSeconds_ = 0;
    int count_ = 0;
};

}  // namespace app
