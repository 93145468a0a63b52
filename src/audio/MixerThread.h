#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "audio/Mixer.h"
#include "base/Result.h"

namespace audio {

/// Opens and closes the audio device on a thread of its own, since a sound server may be slow, hang, or end
/// and start again. No call waits for it. Only the destructor does, for at most half a second: a server that
/// hangs is left to itself. Used by one thread.
class MixerThread {
  public:
    using Milliseconds = std::chrono::milliseconds;
    /// How to reach the device. Both functions may block.
    struct Device {
        std::function<base::Result<std::unique_ptr<Mixer>>()> open = &Mixer::open;
        std::function<void(std::unique_ptr<Mixer>)> close = [](std::unique_ptr<Mixer> mixer) {
            mixer.reset();
        };
        Milliseconds pause{1000};  ///< before the second attempt to open it; doubled for each later one
        Milliseconds longestPause{60'000};
    };
    /// `wake` is called on the thread when take() or takeProblem() has something new. Must not block.
    explicit MixerThread(Device device, std::function<void()> wake = {});
    MixerThread(const MixerThread&) = delete;
    MixerThread& operator=(const MixerThread&) = delete;
    ~MixerThread();

    /// Asks for the device: it is tried again, with longer and longer pauses, until it can be opened. If that
    /// is going on already, the next attempt is made at once.
    void open();
    /// Closes the mixer, or the one that is being opened, since its device is gone, and opens another one
    /// after the first pause: a sound server that is being started again shall find its hardware free.
    void replace(std::unique_ptr<Mixer> lost);
    /// Closes a mixer; null does nothing.
    void close(std::unique_ptr<Mixer> mixer);

    /// The mixer, once it has been opened.
    [[nodiscard]] std::unique_ptr<Mixer> take();
    /// Why there is no device; told once until there is one again.
    [[nodiscard]] std::optional<base::Error> takeProblem();
    /// Whether the device was asked for, and the first attempt to open it goes on or is still to come, or
    /// take() has the mixer.
    [[nodiscard]] bool trying() const;

  private:
    using Clock = std::chrono::steady_clock;
    /// Belongs to the thread, too, which may outlive this object. The mutex guards all but the device.
    struct Shared {
        Device device;
        std::function<void()> wake;
        std::mutex mutex;
        std::condition_variable_any news;
        std::unique_ptr<Mixer> toClose;
        std::unique_ptr<Mixer> opened;
        std::optional<base::Error> problem;
        bool wanted = false;     ///< to be opened
        bool trying = false;     ///< see trying()
        bool told = false;       ///< the problem, since there was a device last
        int losses = 0;          ///< calls of replace()
        Clock::time_point next;  ///< when to try to open it
        Milliseconds pause{0};   ///< after the next failure
        bool ended = false;      ///< the thread does nothing more
    };
    void start();
    static void work(Shared& shared, const std::stop_token& stop);
    static void tryToOpen(Shared& shared, std::unique_lock<std::mutex>& lock);

    std::shared_ptr<Shared> shared_;
    std::jthread thread_;
};

}  // namespace audio
