#pragma once

#include <filesystem>
#include <functional>

#include "base/Result.h"
#include "render/Image.h"

namespace app {

/// Writes frames into a folder as frame-00001.jpg and so on, for a film. A frame like the one before costs a
/// link, so that stillness lasts in a film as long as it does on the screen.
class FrameRecorder {
  public:
    /// From the next frame on. `framesPerSecond` is at least 1.
    void start(std::filesystem::path folder, int framesPerSecond);
    void stop() { folder_.clear(); }
    [[nodiscard]] bool recording() const { return !folder_.empty(); }
    /// That a frame is to last by the fixed clock while it records.
    [[nodiscard]] float frameSeconds() const { return frameSeconds_; }
    /// Keeps a frame; does nothing unless it records. `changed`: the picture is another than in the frame
    /// before; `picture` is called only if it has to be written. Blocks on the disk.
    base::Result<void> add(bool changed, const std::function<render::Image()>& picture);

  private:
    [[nodiscard]] std::filesystem::path file(int number) const;

    std::filesystem::path folder_;  ///< empty: nothing is recorded
    float frameSeconds_ = 0;
    int count_ = 0;
};

}  // namespace app
