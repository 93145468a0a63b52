#pragma once

#include <avahi-client/client.h>
#include <avahi-common/thread-watch.h>

#include <functional>
#include <memory>

namespace net {

/// A connection to Avahi's daemon, with a thread on which Avahi calls back. Without a daemon it waits for
/// one. What is made with `client()` must be freed in `ended`, or before this is destroyed, under a Lock.
class Avahi {
  public:
    /// Called on the thread, locked: the daemon has answered; and it is gone, or this is being destroyed.
    struct Listener {
        std::function<void(AvahiClient*)> begun = {};
        std::function<void()> ended = {};
    };
    explicit Avahi(Listener listener);
    ~Avahi();
    Avahi(const Avahi&) = delete;
    Avahi& operator=(const Avahi&) = delete;

    /// Keeps the thread from calling back meanwhile.
    class Lock {
      public:
        explicit Lock(Avahi& avahi) : poll_(avahi.poll_) {
            if (poll_ != nullptr) avahi_threaded_poll_lock(poll_);
        }
        ~Lock() {
            if (poll_ != nullptr) avahi_threaded_poll_unlock(poll_);
        }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

      private:
        AvahiThreadedPoll* poll_;
    };
    /// Null while no daemon has answered. Under a Lock.
    [[nodiscard]] AvahiClient* client() { return running_ ? client_ : nullptr; }

  private:
    static void onState(AvahiClient* client, AvahiClientState state, void* self);
    void open();

    Listener listener_;
    AvahiThreadedPoll* poll_ = nullptr;
    AvahiClient* client_ = nullptr;
    bool running_ = false;
};

}  // namespace net
