#include "app/frame/FrameRecorder.h"

#include <cstdio>
#include <utility>

#include "base/TemporaryFile.h"

namespace app {

void FrameRecorder::start(std::filesystem::path folder, int framesPerSecond) {
    folder_ = std::move(folder);
    frameSeconds_ = 1.0F / static_cast<float>(framesPerSecond);
    count_ = 0;
}

base::Result<void> FrameRecorder::add(bool changed, const std::function<render::Image()>& picture) {
    if (!recording()) return {};
    ++count_;
    if (!changed && count_ > 1 && base::replaceByLink(file(count_ - 1), file(count_)) == 0) return {};
    // JPEG, because compressing a PNG takes longer than drawing the picture.
    return render::saveJpeg(picture(), file(count_));
}

std::filesystem::path FrameRecorder::file(int number) const {
    char name[32];
    std::snprintf(name, sizeof name, "frame-%05d.jpg", number);
    return folder_ / name;
}

}  // namespace app
