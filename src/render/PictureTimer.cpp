#include "render/PictureTimer.h"

#include <utility>

#include "base/Clock.h"
#include "render/gl/Device.h"

namespace render {

void PictureTimer::begin() {
    begin_ = base::Clock::now();
    if (!waits()) device_.begin();
}

void PictureTimer::end() {
    device_.end();
    if (!waits()) return;
    device::finish();
    milliseconds_ = base::millisecondsSince(begin_);
}

std::optional<float> PictureTimer::take() {
    if (const auto measured = device_.take()) milliseconds_ = measured;
    return std::exchange(milliseconds_, {});
}

}  // namespace render
