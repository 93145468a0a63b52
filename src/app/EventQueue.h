#pragma once

namespace app {

/// SDL and its queue of events, from before the first thread that may call wakeLoop() until after the last:
/// SDL guards the queue against threads, but not its beginning and its end. Main thread; one at a time. What
/// else of SDL is in use when this ends is ended with it.
class EventQueue {
  public:
    /// Leaves the process's signals alone. Where the system refuses a queue, it gives no window either.
    EventQueue();
    EventQueue(const EventQueue&) = delete;
    EventQueue& operator=(const EventQueue&) = delete;
    ~EventQueue();
};

}  // namespace app
