#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "net/Heard.h"
#include "net/Limits.h"

namespace net {

/// What a channel tells, on the thread of its io_context.
class ChannelOwner {
  public:
    virtual void heard(Heard heard) = 0;  ///< a Text; and one Gone, at the end
    virtual void measured(ConnectionId id, std::chrono::milliseconds roundTrip) = 0;
    /// Whether the channel may read. If not, the owner calls resume() once it may.
    [[nodiscard]] virtual bool hasRoom(ConnectionId id) = 0;

  protected:
    ~ChannelOwner() = default;
};

/// An open connection over which whole messages go both ways. Every call on the thread of its io_context.
class Channel {
  public:
    Channel() = default;
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;
    virtual ~Channel() = default;

    virtual void begin() = 0;
    /// Sends a text after those that wait. If too much waits, the connection ends instead.
    virtual void send(std::string text) = 0;
    /// Sends what waits, then says goodbye; texts that come meanwhile are ignored. `why` is what the owner
    /// will hear; the other program is told `said`.
    virtual void close(base::Message why, std::string said) = 0;
    /// Reads again.
    virtual void resume() = 0;
};

/// Held by a channel for as long as it needs memory: the owner counts it.
using Seat = std::shared_ptr<void>;

struct ChannelParts {
    ConnectionId id;
    ChannelLimits limits;
    ChannelOwner& owner;  ///< lives longer than the io_context
    Seat seat = {};
    bool lines = false;  ///< of a WebSocket: messages are lines in binary frames, see Framing
};

}  // namespace net
