#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "net/Heard.h"

namespace net {

/// What has been heard and not been taken yet, in order. One thread adds, another one takes; neither waits
/// for the other but while the list is swapped.
class Inbox {
  public:
    struct Room {
        std::size_t bytes;  ///< of all connections
        std::size_t bytesPerConnection;
    };
    /// `wake` is called by the thread that adds, when there is something after there was nothing.
    Inbox(Room room, std::function<void()> wake) : room_(room), wake_(std::move(wake)) {}

    /// Always takes it in: there is room for one message more than the room.
    void add(Heard heard);
    /// Whether this connection may be read. If not, take() will name it.
    [[nodiscard]] bool hasRoom(ConnectionId id);
    [[nodiscard]] bool isFull();

    struct Taken {
        std::vector<Heard> heard;
        std::vector<ConnectionId> waiting;  ///< those that hasRoom() was false for since the last call
    };
    [[nodiscard]] Taken take();

  private:
    std::mutex mutex_;
    Room room_;
    std::function<void()> wake_;
    std::vector<Heard> heard_;
    std::size_t bytes_ = 0;
    std::unordered_map<ConnectionId, std::size_t> bytesOf_;
    std::unordered_set<ConnectionId> waiting_;
};

}  // namespace net
