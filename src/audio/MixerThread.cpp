#include "audio/MixerThread.h"

#include <SDL.h>

#include <algorithm>
#include <exception>
#include <system_error>
#include <utility>

#include "base/Exception.h"

namespace audio {
namespace {

constexpr std::chrono::milliseconds kPatience{500};  // at the end of the program

base::Result<std::unique_ptr<Mixer>> opened(const MixerThread::Device& device) {
    try {
        return device.open();
    } catch (...) {
        return base::errorOf(std::current_exception());
    }
}

}  // namespace

MixerThread::MixerThread(Device device, std::function<void()> wake) : shared_(std::make_shared<Shared>()) {
    shared_->device = std::move(device);
    shared_->wake = std::move(wake);
}

MixerThread::~MixerThread() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    std::unique_lock lock(shared_->mutex);
    shared_->wake = {};
    if (!shared_->news.wait_for(lock, kPatience, [this] { return shared_->ended; })) thread_.detach();
}

void MixerThread::start() {
    shared_->news.notify_all();
    if (thread_.joinable()) return;
    try {
        thread_ = std::jthread([shared = shared_](const std::stop_token& stop) { work(*shared, stop); });
    } catch (const std::system_error&) {
        const std::lock_guard lock(shared_->mutex);
        shared_->problem = base::errorOf(std::current_exception());
        shared_->wanted = shared_->trying = false;
    }
}

void MixerThread::open() {
    {
        const std::lock_guard lock(shared_->mutex);
        if (shared_->opened) return;
        if (!std::exchange(shared_->wanted, true)) {
            shared_->trying = true;
            shared_->pause = shared_->device.pause;
        }
        shared_->next = Clock::now();
    }
    start();
}

void MixerThread::replace(std::unique_ptr<Mixer> lost) {
    {
        const std::lock_guard lock(shared_->mutex);
        shared_->wanted = shared_->trying = true;
        shared_->pause = shared_->device.pause;
        shared_->next = Clock::now() + shared_->pause;
        ++shared_->losses;
        if (shared_->opened) lost = std::exchange(shared_->opened, nullptr);
    }
    close(std::move(lost));
}

void MixerThread::close(std::unique_ptr<Mixer> mixer) {
    {
        const std::lock_guard lock(shared_->mutex);
        if (mixer) shared_->toClose = std::move(mixer);
    }
    start();
}

std::unique_ptr<Mixer> MixerThread::take() {
    const std::lock_guard lock(shared_->mutex);
    return std::exchange(shared_->opened, nullptr);
}

std::optional<base::Error> MixerThread::takeProblem() {
    const std::lock_guard lock(shared_->mutex);
    return std::exchange(shared_->problem, std::nullopt);
}

bool MixerThread::trying() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->trying || shared_->opened;
}

// ---- on the thread ----

void MixerThread::work(Shared& shared, const std::stop_token& stop) {
    std::unique_lock lock(shared.mutex);
    for (;;) {
        // What has been opened and not been taken is closed as well.
        if (stop.stop_requested() && !shared.toClose) shared.toClose = std::exchange(shared.opened, nullptr);
        if (shared.toClose) {
            auto mixer = std::exchange(shared.toClose, nullptr);
            lock.unlock();
            shared.device.close(std::move(mixer));
            lock.lock();
        } else if (stop.stop_requested()) {
            break;
        } else if (!shared.wanted) {
            shared.news.wait(lock, stop, [&] { return shared.toClose || shared.wanted; });
        } else if (Clock::now() < shared.next) {
            // The time may change meanwhile.
            const auto next = shared.next;
            shared.news.wait_until(lock, stop, next, [&] { return shared.toClose || shared.next != next; });
        } else {
            tryToOpen(shared, lock);
        }
    }
    SDL_TLSCleanup();  // what SDL has kept for a thread that it did not start
    shared.ended = true;
    shared.news.notify_all();
}

void MixerThread::tryToOpen(Shared& shared, std::unique_lock<std::mutex>& lock) {
    const auto before = shared.next;
    const int losses = shared.losses;
    lock.unlock();
    auto mixer = opened(shared.device);
    lock.lock();
    if (shared.losses != losses) {  // it was perhaps this device that was lost
        if (mixer) shared.toClose = std::move(*mixer);
        return;
    }
    shared.trying = false;
    if (mixer) {
        shared.opened = std::move(*mixer);
        shared.wanted = shared.told = false;
    } else {
        if (!std::exchange(shared.told, true)) shared.problem = mixer.error();
        if (shared.next == before) shared.next = Clock::now() + shared.pause;
        shared.pause = std::min(2 * shared.pause, shared.device.longestPause);
    }
    if (shared.wake) shared.wake();
}

}  // namespace audio
