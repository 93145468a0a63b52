#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Kind.h"
#include "host/Chat.h"
#include "host/MatchPlay.h"
#include "host/Members.h"
#include "host/Messages.h"
#include "host/Refusal.h"
#include "host/Secrets.h"
#include "match/Series.h"

namespace host {

struct RoomText;

/// What a room needs of the house around it.
struct RoomParts {
    Secrets& secrets;
    Pace pace = {};
    std::function<void(ClientId, const HostMessage&)> send = {};
};

/// A table in whose waiting room a seat is free.
struct OpenTable {
    std::string code = {};
    std::string game = {};   ///< id of a game::Kind
    std::string owner = {};  ///< his name
    friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

/// One table of a host: its waiting room, its matches, and all who have come to it. Members are told of every
/// change before a call returns. Single-threaded.
class Room {
  public:
    /// A table at which nobody is yet. The kind and what the parts refer to must outlive it. Refused if there
    /// is no such game.
    [[nodiscard]] static std::unique_ptr<Room> open(RoomParts parts, const game::Kind& kind, std::string code,
                                                    Agreements agreed);
    /// A table that save() has written; everybody is away. `kindOf` gives the game with an id, or null.
    using KindOf = std::function<const game::Kind*(std::string_view id)>;
    [[nodiscard]] static base::Result<std::unique_ptr<Room>> load(RoomParts parts, const KindOf& kindOf,
                                                                  std::string_view text, Moment now);
    /// All of it that a new start of the host needs, but what was said. It holds what the game hides, sealed
    /// from a glance only, and digests of tokens.
    [[nodiscard]] std::string save() const;

    [[nodiscard]] const std::string& code() const { return code_; }
    /// Seats that are given to levels.
    [[nodiscard]] std::size_t levels() const;
    /// Changes with everything that save() would write, but for the time on clocks.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    /// Nothing if it does not wait for players, or its owner is away.
    [[nodiscard]] std::optional<OpenTable> openTable() const;
    /// Whether it is no longer needed: nobody has been here for long.
    [[nodiscard]] bool deserted(Moment now) const;

    // ---- lines
    struct Entry {
        MemberId member{};  ///< nobody if he was refused
        MaybeRefused refused = {};
    };
    /// Somebody new, who is told his token.
    [[nodiscard]] Entry enter(ClientId client, std::string_view name, bool program, Moment now);
    struct Comeback {
        MemberId member{};                     ///< nobody if no member has this token
        std::optional<ClientId> earlier = {};  ///< his earlier line, which is of no use any more
    };
    /// The member with this token; he is told all that he may know.
    [[nodiscard]] Comeback comeBack(ClientId client, std::string_view token, Moment now);
    /// His line broke.
    void lineBroke(MemberId member, Moment now);
    /// He leaves for good; a player of a match under way can come back to it by his token.
    void leave(MemberId member, Moment now);
    /// A message took so long to him and back.
    void lineMeasured(MemberId member, std::chrono::milliseconds time);

    // ---- what members ask for
    [[nodiscard]] MaybeRefused hear(MemberId member, const ClientMessage& message, Moment now);
    /// Lets time pass.
    void update(Moment now);

  private:
    struct Seat {
        MemberId member = kNobody;
        std::string level = {};  ///< id; a seat without both is free
        [[nodiscard]] bool free() const { return member == kNobody && level.empty(); }
    };
    Room(RoomParts parts, const game::Kind& kind, std::string code, Agreements agreed);

    // The answers to messages (RoomAnswers.cpp).
    [[nodiscard]] MaybeRefused answer(Member& member, const Rename& rename);
    [[nodiscard]] MaybeRefused answer(Member& member, const Sit& sit);
    [[nodiscard]] MaybeRefused answer(Member& member, const Stand&);
    [[nodiscard]] MaybeRefused answer(Member& member, const Give& give);
    [[nodiscard]] MaybeRefused answer(Member& member, const Start&);
    [[nodiscard]] MaybeRefused answer(Member& member, const Say& say);
    [[nodiscard]] MaybeRefused answer(Member& member, const Ask& ask);
    [[nodiscard]] MaybeRefused answer(Member& member, const Rematch& rematch);
    [[nodiscard]] MaybeRefused answer(Member& member, const Again&);
    template <class Other>
    [[nodiscard]] MaybeRefused answer(Member&, const Other&) {
        return Refusal::NotNow;
    }

    // Seats and members.
    [[nodiscard]] std::optional<std::size_t> seatOf(MemberId member) const;
    [[nodiscard]] bool has(int seat) const;
    void removeMember(MemberId member);
    /// Whether a member is away for so long that others decide over his place.
    [[nodiscard]] bool isAbsent(MemberId number) const;
    [[nodiscard]] bool isPlayer(const Member& member) const;
    void removeAbsent();
    void breakLine(Member& member);

    // Matches (RoomMatches.cpp).
    [[nodiscard]] bool begin();
    void takePlay(match::Match match);
    void follow();
    void settleRematch();
    void exchangeSeats();
    [[nodiscard]] std::vector<std::string> namesBySeat() const;
    void makeSeries(const std::vector<std::string>& names);
    [[nodiscard]] game::Viewer viewerFor(MemberId member) const;

    // Time.
    void pass(Moment now);
    /// Has everything heard and told.
    void settle();

    // What is told (RoomNews.cpp).
    void send(const Member& member, const HostMessage& message) const;
    void brief(const Member& member);
    void tellRest(MemberId number);
    /// Tells everybody the match so far for his own archive, if that is due.
    void tellRecords();
    /// As this viewer may know it; nothing before the first turn, and where the game has no text for him.
    [[nodiscard]] std::optional<GameRecord> recordFor(game::Viewer viewer) const;
    /// Tells what has changed since the last call.
    void tellChanges();
    [[nodiscard]] TableNews newsFor(const Member& member) const;
    void changed() {
        tableChanged_ = true;
        ++changes_;
    }

    // To and from texts (RoomText.cpp).
    [[nodiscard]] base::Result<void> restore(const RoomText& text);
    [[nodiscard]] base::Result<void> restoreMatch(const RoomText& text);

    RoomParts parts_;
    const game::Kind& kind_;
    std::string code_;
    Agreements agreed_;
    Moment now_{0};
    Moment lastHere_{0};  ///< when somebody was here
    Phase phase_ = Phase::Waiting;
    MemberId owner_ = kNobody;
    Members members_;
    std::vector<Seat> seats_;
    std::vector<MemberId> rematch_;
    int matches_ = 0;  ///< that have begun
    std::unique_ptr<MatchPlay> play_;
    std::size_t events_ = 0;                  ///< of the match, that changes_ counts
    std::size_t recorded_ = 0;                ///< events of the match when tellRecords() told it last
    Moment recordedAt_{0};                    ///< the same in time
    std::optional<GameRecord> lastOver_;      ///< the last match here that is over
    std::chrono::milliseconds unsettled_{0};  ///< time that has passed since the match was updated
    bool briefAll_ = false;                   ///< another match has begun
    std::optional<match::Series> series_;
    Chat chat_;
    std::uint64_t changes_ = 0;
    bool tableChanged_ = false;
    /// Every member is told of every change; so many changes a second are told one by one.
    Bucket news_{100, 10};
};

/// Whether a game can be played like this.
[[nodiscard]] bool canBePlayed(const game::Kind& kind, const Agreements& agreed);

}  // namespace host
