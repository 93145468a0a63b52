#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "net/Client.h"
#include "net/Patience.h"
#include "net/Server.h"
#include "support/TemporaryFolder.h"

namespace net::testing {

inline base::Log& quiet() {
    static base::Log log([](base::LogLevel, std::string_view text) {
        if (std::getenv("DOLMEN_NET_LOG") != nullptr) std::cerr << text << std::endl;
    });
    return log;
}

/// Longer than any machine stands still.
inline constexpr std::chrono::milliseconds kEver = std::chrono::hours(1);

/// Options whose time never runs out, so that a busy machine does not change what happens.
inline ServerOptions patient() {
    ServerOptions options;
    options.limits.handshakeTime = options.limits.fileTime = kEver;
    options.limits.channel.idleTime = options.limits.channel.closeTime = kEver;
    return options;
}
inline ClientOptions patientClient() {
    ClientOptions options;
    options.limits.resolveTime = options.limits.connectTime = options.limits.handshakeTime = kEver;
    options.limits.channel.idleTime = options.limits.channel.closeTime = kEver;
    return options;
}

/// A server on the loopback, and all that it has heard.
class Meeting {
  public:
    explicit Meeting(ServerOptions options = patient()) : server_(opened(std::move(options))) {}

    Server& server() { return server_; }
    [[nodiscard]] std::uint16_t port() const { return server_.port(); }
    [[nodiscard]] Endpoint endpoint() const { return {.host = "127.0.0.1", .port = port(), .tls = false}; }

    /// Takes what has come.
    void listen() {
        for (Heard& heard : server_.receive()) {
            if (const auto* connected = std::get_if<Connected>(&heard)) ids.push_back(connected->id);
            if (const auto* gone = std::get_if<Gone>(&heard)) whyGone.emplace(gone->id, gone->why.english());
            if (auto* text = std::get_if<Text>(&heard)) {
                texts.push_back(text->text);
                if (echoes) server_.send(text->id, std::move(text->text));
            }
        }
    }
    bool untilConnected(std::size_t count) {
        return until([&] { return listen(), ids.size() >= count; });
    }
    bool untilTexts(std::size_t count) {
        return until([&] { return listen(), texts.size() >= count; });
    }
    /// Why the connections ended, in the order of their ids, once so many have.
    std::vector<std::string> reasons(std::size_t count) {
        EXPECT_TRUE(until([&] { return listen(), whyGone.size() >= count; }));
        std::vector<std::string> reasons;
        for (const auto& [id, why] : whyGone) reasons.push_back(why);
        reasons.resize(std::max(reasons.size(), count));
        return reasons;
    }

    bool echoes = false;
    std::vector<ConnectionId> ids;
    std::vector<std::string> texts;
    std::map<ConnectionId, std::string> whyGone;

  private:
    static Server opened(ServerOptions options) {
        options.loopbackOnly = true;
        auto server = Server::open(std::move(options), quiet());
        if (!server) throw std::runtime_error(server.error().describe());
        return std::move(*server);
    }
    Server server_;
};

inline Client clientOf(const Endpoint& endpoint, ClientOptions options = patientClient()) {
    return Client(endpoint, std::move(options), quiet());
}

/// Waits until it is open or gone.
inline ::testing::AssertionResult untilOpen(Client& client) {
    const bool decided = until(
        [&] { return static_cast<void>(client.receive()), client.state() != Client::State::Connecting; });
    if (client.state() == Client::State::Open) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << (decided ? client.whyGone()->english() : "still connecting");
}

/// Why the client is gone, once it is.
inline std::string goneReason(Client& client) {
    EXPECT_TRUE(
        until([&] { return static_cast<void>(client.receive()), client.state() == Client::State::Gone; }));
    return client.whyGone() ? client.whyGone()->english() : "";
}

}  // namespace net::testing
