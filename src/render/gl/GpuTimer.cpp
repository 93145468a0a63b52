#include "render/gl/GpuTimer.h"

#include "render/gl/Device.h"

namespace render {
namespace {

constexpr int kZerosWithoutClock = 8;

}  // namespace

std::optional<float> DeviceClock::millisecondsOf(std::uint64_t nanoseconds) {
    if (nanoseconds == 0) {
        ++zeros_;
        return std::nullopt;
    }
    zeros_ = 0;
    return static_cast<float>(nanoseconds) * 1e-6F;
}

bool DeviceClock::runs() const { return zeros_ < kZerosWithoutClock; }

bool GpuTimer::hasClock() const { return device::timeQuery() != 0 && clock_.runs(); }

void GpuTimer::begin() {
    Query& query = queries_[next_];
    if (running_ || query.pending) return;  // the device is still busy with older frames: skips this one
    if (!query.handle) query.handle = QueryHandle::create();
    glBeginQuery(device::timeQuery(), query.handle.id());
    running_ = true;
}

void GpuTimer::end() {
    if (!running_) return;
    glEndQuery(device::timeQuery());
    queries_[next_].pending = true;
    next_ = (next_ + 1) % queries_.size();
    running_ = false;
}

std::optional<float> GpuTimer::take() {
    std::optional<float> newest;
    for (std::size_t i = 0; i < queries_.size(); ++i) {
        Query& query = queries_[(next_ + i) % queries_.size()];
        if (!query.pending) continue;
        GLuint ready = 0;
        glGetQueryObjectuiv(query.handle.id(), GL_QUERY_RESULT_AVAILABLE, &ready);
        if (ready == 0) continue;
        query.pending = false;
        newest = clock_.millisecondsOf(device::resultOf(query.handle.id()));
    }
    return newest;
}

}  // namespace render
