#pragma once

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "net/Heard.h"

namespace net {

/// What the main thread wants of a connection: to send a text, or to close it with these words.
struct Command {
    enum class Kind { Send, Close };
    Kind kind = Kind::Send;
    ConnectionId id;
    std::string text;
};

/// The commands on their way to the thread of the connections, in order.
class Commands {
  public:
    /// Whether this is the first one since take(), so that the other thread has to be told.
    [[nodiscard]] bool add(Command command) {
        const std::lock_guard lock(mutex_);
        commands_.push_back(std::move(command));
        return commands_.size() == 1;
    }
    [[nodiscard]] std::vector<Command> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(commands_, {});
    }

  private:
    std::mutex mutex_;
    std::vector<Command> commands_;
};

}  // namespace net
