#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/FolderLock.h"
#include "base/Log.h"
#include "base/Result.h"
#include "host/House.h"
#include "hosting/TableFiles.h"
#include "net/Nearby.h"
#include "net/Server.h"

namespace hosting {

struct HostingOptions {
    std::filesystem::path folder = {};  ///< for the key, and for what tables need to go on
    /// 0: the one before if it is free, so that invitations hold; else any.
    std::uint16_t port = 0;
    std::size_t linesPerAddress = net::ServerLimits{}.connectionsPerAddress;  ///< at most
    bool loopbackOnly = false;               ///< only programs of this computer may come
    std::filesystem::path certificate = {};  ///< of a name of one's own, with its chain; empty: one made here
    std::filesystem::path key = {};          ///< of that certificate
    std::filesystem::path page = {};         ///< a folder whose files browsers may fetch; empty: none
    bool announced = false;                  ///< tables with free seats are found on the local network
    std::function<void()> wake = {};         ///< net::ServerOptions::wake
    host::HouseSettings house = {};
};

/// Tables for players who come over the network, and for one of this program. They are kept in a folder after
/// every change, and go on when it is opened again. Main thread only.
class Hosting final : private host::Outbox {
  public:
    /// Begins to listen, and goes on with the tables in the folder. What cannot be read there stays, and is
    /// named in `log`, which must outlive it, as must the games. The errors: the port or the folder cannot be
    /// used, or the certificate, or another program holds these tables. Blocks for the disk.
    [[nodiscard]] static base::Result<std::unique_ptr<Hosting>> open(std::vector<const game::Kind*> games,
                                                                     HostingOptions options, base::Log& log);
    ~Hosting() override;
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }
    [[nodiscard]] const net::Fingerprint& fingerprint() const { return fingerprint_; }
    [[nodiscard]] std::size_t tables() const { return house_.tables(); }
    [[nodiscard]] std::size_t clients() const { return house_.clients(); }
    [[nodiscard]] std::uint64_t faults() const { return house_.faults(); }
    /// Why tables cannot be kept; nothing if they can.
    [[nodiscard]] std::optional<base::Message> trouble() { return files_.trouble(); }

    /// Takes what has come, and lets time pass; to be called some times each second.
    void update();
    /// Keeps all tables, with the time on their clocks; an error if that is not possible. Blocks for the
    /// disk.
    base::Result<void> flush();

    // ---- a player of this program, who needs no connection
    void connectOwn();
    void sayOwn(std::string_view text);
    /// What he was told since the last call.
    [[nodiscard]] std::vector<std::string> takeOwn() { return std::exchange(told_, {}); }

  private:
    Hosting(std::vector<const game::Kind*> games, net::Server server, net::Fingerprint fingerprint,
            base::FolderLock lock, HostingOptions options);
    void load(base::Log& log);
    void send(host::ClientId client, std::string text) override;
    void close(host::ClientId client, std::string reason) override;
    [[nodiscard]] host::Moment now() const;
    void announce();

    base::FolderLock lock_;
    net::Server server_;
    net::Fingerprint fingerprint_;
    TableFiles files_;
    host::House house_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::optional<net::Announcer> announcer_;
    host::Moment announced_{0};  ///< when it was looked last what is to be announced
    std::vector<std::string> told_;
};

}  // namespace hosting
