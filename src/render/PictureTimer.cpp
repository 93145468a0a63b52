#include "render/PictureTimer.h"

#include <utility>

namespace render {

void PictureTimer::begin() {
    begin_ = std::chrono::steady_clock::now();
    if (!software_) device_.begin();
}

void PictureTimer::end() {
    device_.end();
    if (!software_) return;
    glFinish();
    milliseconds_ =
        std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin_).count();
}

std::optional<float> PictureTimer::take() {
    if (const auto measured = device_.take()) milliseconds_ = measured;
    return std::exchange(milliseconds_, {});
}

}  // namespace render
