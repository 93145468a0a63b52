#pragma once

namespace app {

/// SDL with its event queue. Create it before the first thread that may call wakeLoop(), and destroy it after
/// the last: SDL makes the queue thread-safe, but not its start and end. The destructor also ends all other
/// parts of SDL, unless a sound device hangs. Main thread only; one object at a time.
class EventQueue {
  public:
    /// Does not install signal handlers. If the system refuses a queue, opening a window will fail too.
    EventQueue();
    EventQueue(const EventQueue&) = delete;
    EventQueue& operator=(const EventQueue&) = delete;
    ~EventQueue();
};

}  // namespace app
