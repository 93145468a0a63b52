#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/Log.h"
#include "base/Message.h"
#include "games/tak/playtak/Conversation.h"
#include "lobby/Address.h"
#include "net/Client.h"
#include "net/Retry.h"

namespace tak::online {

[[nodiscard]] net::Endpoint endpointOf(const lobby::Address& address);

/// The connection of a conversation to its server. If it breaks, it is made again, the later the more often
/// that has failed, for as long as the server wants the player.
class ServerLink final : public playtak::Wire {
  public:
    /// `log` must outlive it.
    ServerLink(net::Endpoint server, std::function<void()> wake, base::Log& log);

    void send(std::string line) override;
    /// Brings what has come to the conversation; call it once a frame. `seconds`: since the last call.
    void update(playtak::Conversation& conversation, float seconds);
    /// Drops the connection and makes another one.
    void again(playtak::Conversation& conversation);
    /// Why there is no connection; nothing while there is one.
    [[nodiscard]] const std::optional<base::Message>& trouble() const { return trouble_; }

  private:
    void connect();
    void lose(playtak::Conversation& conversation, const base::Message& why);

    net::Endpoint server_;
    std::function<void()> wake_;
    base::Log& log_;
    std::optional<net::Client> client_;  ///< none between two tries
    bool open_ = false;
    std::optional<base::Message> trouble_;
    net::Retry retry_{1, 20};
    float lasted_ = 0;  ///< seconds since the player was let in
};

}  // namespace tak::online
