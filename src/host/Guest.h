#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/Kind.h"
#include "host/Messages.h"
#include "host/Refusal.h"
#include "match/far/FarPost.h"

namespace host {

/// Takes what a guest says to its host, while there is a line.
class Wire {
  public:
    virtual ~Wire() = default;
    /// One message, in the order of the calls. It must not call the guest before it returns.
    virtual void send(std::string text) = 0;
};

/// A guest's side of the conversation with a host, for a program with a person or without one. Whoever has
/// the line says when it opens and breaks and what comes; after a break the guest comes back to his place by
/// himself. What is asked for while there is no line is lost, but for coming to a table. Single-threaded.
class Guest {
  public:
    using KindOf = std::function<const game::Kind*(std::string_view id)>;
    /// `kindOf` gives the game with an id, or null; it and the wire must outlive it. `key`: his place at a
    /// table, from before.
    Guest(KindOf kindOf, Wire& wire, std::optional<Key> key = {});
    ~Guest();
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    // ---- the line
    void connected();
    void disconnected();
    /// Any bytes as one message of the host. What cannot be read is refusal().
    void heard(std::string_view text);
    [[nodiscard]] bool welcomed() const { return welcomed_; }
    /// Whether browsers find the page at the host's address.
    [[nodiscard]] bool hostHasPage() const { return page_; }

    // ---- what he wants. The host answers with news, or refuses it.
    void make(Agreements agreed, std::string name, bool program = false);
    void join(std::string code, std::string name, bool program = false);
    /// For what is left: Rename, Sit, Stand, Give, Start, Leave, Say, Rematch.
    void say(const ClientMessage& message);
    /// Wants the match told anew, since what was told could not be followed.
    void again() { say(Again{}); }

    // ---- what he knows
    [[nodiscard]] const std::vector<OfferedGame>& games() const { return games_; }
    /// Nothing before he is at a table. Names are as they can be shown.
    [[nodiscard]] const std::optional<TableNews>& table() const { return table_; }
    /// How long a member has been away, in milliseconds; -1: he is here.
    [[nodiscard]] std::int64_t awayFor(const TableNews::Member& member) const;
    /// The oldest first.
    [[nodiscard]] const std::deque<Said>& chat() const { return chat_; }
    /// To be kept by the program, so that he can come back after it has ended; nothing if he has no place.
    [[nodiscard]] const std::optional<Key>& key() const { return key_; }
    /// The last thing that was refused, once.
    [[nodiscard]] std::optional<Refusal> takeRefusal() { return std::exchange(refusal_, {}); }
    /// Lets time pass.
    void update(float seconds) { sinceTable_ += seconds; }

    // ---- the match
    /// A match to follow: the arguments for match::Follower and match::FarPost.
    struct Begun {
        const game::Kind* kind;
        match::Briefing told;
        match::ReportReader reader;
        /// Gives nothing any more once another match has begun, or this one was told anew.
        std::unique_ptr<match::Line> line;
    };
    /// What a briefing has told, once. It replaces the match that is followed: another one, or the same after
    /// a break.
    [[nodiscard]] std::optional<Begun> takeBegun();
    /// A match so far, for the archive, once; the last that was told.
    [[nodiscard]] std::optional<GameRecord> takeRecord() { return std::exchange(record_, {}); }

  private:
    class MatchLine;
    void hear(const Welcome& welcome);
    void hear(const Key& key) { key_ = key; }
    void hear(const TableNews& table);
    void hear(const Brief& brief);
    void hear(const Told& told);
    void hear(const GameRecord& record) { record_ = record; }
    void hear(const Said& said);
    void hear(const Ping& ping) { say(Pong{ping.number}); }
    void hear(const Refused& refused);
    void hear(const Left&);
    void hear(const UnknownKind&) {}  // of a later version: it can be played without
    void endLine();

    KindOf kindOf_;
    Wire& wire_;
    std::optional<Key> key_;
    std::optional<ClientMessage> wanted_;  ///< Make or Join, until he is at the table
    bool online_ = false;
    bool welcomed_ = false;
    bool returning_ = false;  ///< he has asked to come back, and was not answered
    std::vector<OfferedGame> games_;
    bool page_ = false;
    std::optional<TableNews> table_;
    float sinceTable_ = 0;  ///< seconds
    std::deque<Said> chat_;
    std::optional<Refusal> refusal_;
    std::optional<Begun> begun_;
    std::optional<GameRecord> record_;
    MatchLine* line_ = nullptr;  ///< of the match that was told last
};

}  // namespace host
