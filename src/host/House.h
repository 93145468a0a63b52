#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Kind.h"
#include "host/Bucket.h"
#include "host/Room.h"

namespace host {

/// Takes what a house says to its clients. It may be told of a client that is gone; it must not call the
/// house before it returns.
class Outbox {
  public:
    virtual ~Outbox() = default;
    /// One message, in the order of the calls.
    virtual void send(ClientId client, std::string text) = 0;
    /// Ends a line after what was sent; the house has forgotten the client. `reason`: for people, in English.
    virtual void close(ClientId client, std::string reason) = 0;
};

struct HouseSettings {
    Pace pace = {};  ///< of levels
    std::size_t mostTables = kMostTables;
    std::size_t mostLevels = 64;  ///< at all tables: each has a thread and memory of its own
    bool page = false;            ///< browsers find the page at its address
    Secrets::Source random = {};  ///< for tests; empty: the system's
};

/// All tables of a host. Whoever runs it says which clients come and go, what they say, and how late it is
/// (the times must not go backwards); it decides everything else, and writes no log. Main thread only;
/// nothing blocks, but for some milliseconds when levels stop to think.
class House {
  public:
    /// The games that can be played here and the outbox must outlive it.
    House(std::vector<const game::Kind*> games, Outbox& outbox, HouseSettings settings = {});
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // ---- clients
    void connected(ClientId client, Moment now);
    /// Any bytes as one message. Clients that were closed are ignored.
    void heard(ClientId client, std::string_view text, Moment now);
    /// Its line broke.
    void gone(ClientId client, Moment now);
    /// Lets time pass; to be called some times each second.
    void update(Moment now);

    // ---- what outlives the process
    struct SavedTable {
        std::string code;
        std::optional<std::string> text;  ///< for load(); nothing: the table is gone, forget it
    };
    /// The tables that have changed since the last call. The texts hold what games hide, to be kept where
    /// only the host's user reads them.
    [[nodiscard]] std::vector<SavedTable> takeChanged();
    /// All of them, with the time on their clocks now.
    [[nodiscard]] std::vector<SavedTable> takeAll();
    /// A table from such a text; everybody is away. An error if it is none or its code is in use.
    [[nodiscard]] base::Result<void> load(std::string_view text, Moment now);

    /// Those who wait for players.
    [[nodiscard]] std::vector<OpenTable> openTables() const;

    // ---- figures for whoever runs it
    [[nodiscard]] std::size_t tables() const { return rooms_.size(); }
    [[nodiscard]] std::size_t clients() const { return clients_.size(); }
    /// Messages that were no messages, or that no honest program sends.
    [[nodiscard]] std::uint64_t faults() const { return faults_; }

  private:
    struct Client {
        ClientId id{};
        bool greeted = false;
        Room* room = nullptr;
        MemberId member = kNobody;
        int faults = 0;
        Moment heard{0};  ///< when anything came last
        Moment pinged{0};
        std::uint32_t ping = 0;  ///< number of the last one
        bool answered = true;    ///< it was
        Bucket messages{60, 20};
        Bucket visits{10, 0.5};             ///< to tables
        Bucket tables{3, 0.05};             ///< that he makes
        std::chrono::milliseconds line{0};  ///< as it was measured last
    };
    struct Kept {
        std::unique_ptr<Room> room;
        std::uint64_t saved = ~std::uint64_t{0};  ///< changes() when it was taken
    };
    void answer(Client& client, const ClientMessage& message, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Hello& hello, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Make& make, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Join& join, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Return& back, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Leave&, Moment now);
    [[nodiscard]] MaybeRefused take(Client& client, const Pong& pong, Moment now);
    [[nodiscard]] MaybeRefused take(Client&, const UnknownKind&, Moment) { return Refusal::UnknownKind; }
    template <class OfTable>
    [[nodiscard]] MaybeRefused take(Client& client, const OfTable& message, Moment now);
    [[nodiscard]] MaybeRefused enter(Client& client, Room& room, std::string_view name, bool program,
                                     Moment now);

    void bringTo(Client& client, Room& room, MemberId member);
    void refuse(Client& client, Refusal refusal);
    /// Counts what no honest program sends; ends the line of who sends much of it.
    void fault(ClientId client, Moment now);
    void close(ClientId client, std::string reason, Moment now);
    void ping(Client& client, Moment now);
    void removeDeserted(Moment now);
    [[nodiscard]] RoomParts partsOfRoom();
    [[nodiscard]] Room* roomWith(std::string_view typedCode);
    [[nodiscard]] std::size_t levels() const;
    [[nodiscard]] const game::Kind* kindWith(std::string_view id) const;
    void send(ClientId client, const HostMessage& message);

    std::vector<const game::Kind*> games_;
    Outbox& outbox_;
    HouseSettings settings_;
    Secrets secrets_;
    std::map<std::string, Kept> rooms_;  ///< by code
    std::map<ClientId, Client> clients_;
    std::vector<std::string> removed_;  ///< codes of tables that takeChanged() has not told yet
    std::uint64_t faults_ = 0;
};

}  // namespace host
