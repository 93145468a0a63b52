#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/Options.h"
#include "host/Limits.h"

/// What a guest and a host say to each other (docs/NETWORK.md). Each type is one kind of message, which kKind
/// names; host/MessageText writes and reads them.
namespace host {

/// What is agreed at a table before anybody sits down.
struct Agreements {
    std::string game = {};  ///< id of a game::Kind
    game::OptionValues options = {};
    std::string clock = {};  ///< match::parseTimeControl(), for every seat; empty: no clocks
    bool takingBack = true;  ///< turns can be taken back if all agree
    bool help = false;       ///< players may ask engines and look things up
    std::string goal = {};   ///< of a series, match::parseGoal()
    friend bool operator==(const Agreements&, const Agreements&) = default;
};

// ---- what a guest says

/// The first message on every line.
struct Hello {
    static constexpr std::string_view kKind = "hello";
    int protocol = kProtocol;
};
/// Makes a table and comes to it as its owner.
struct Make {
    static constexpr std::string_view kKind = "make";
    Agreements agreed = {};
    std::string name = {};
    bool program = false;  ///< a program plays for him
};
/// Comes to a table, as an onlooker who may take a seat.
struct Join {
    static constexpr std::string_view kKind = "join";
    std::string code = {};
    std::string name = {};
    bool program = false;
};
/// Comes back to his place.
struct Return {
    static constexpr std::string_view kKind = "return";
    std::string code = {};
    std::string token = {};
};
struct Rename {
    static constexpr std::string_view kKind = "rename";
    std::string name = {};
};
struct Sit {
    static constexpr std::string_view kKind = "sit";
    int seat = -1;  ///< from 0
};
struct Stand {
    static constexpr std::string_view kKind = "stand";
};
/// The owner gives a seat to a level, or takes it back from one.
struct Give {
    static constexpr std::string_view kKind = "give";
    int seat = -1;
    std::string level = {};  ///< id of a game::Opponent; empty: the seat is free again
};
/// The owner begins the match.
struct Start {
    static constexpr std::string_view kKind = "start";
};
struct Leave {
    static constexpr std::string_view kKind = "leave";
};
struct Say {
    static constexpr std::string_view kKind = "say";
    std::string text = {};
};
/// A player's decision.
struct Ask {
    static constexpr std::string_view kKind = "ask";
    std::string request = {};  ///< match::write(Request)
};
/// Whether a player wants another game after this one.
struct Rematch {
    static constexpr std::string_view kKind = "rematch";
    bool agree = false;
};
/// Wants the whole match told anew.
struct Again {
    static constexpr std::string_view kKind = "again";
};
struct Pong {
    static constexpr std::string_view kKind = "pong";
    std::uint32_t number = 0;  ///< of the ping
};
/// A kind of message that this version does not know.
struct UnknownKind {};

using ClientMessage = std::variant<Hello, Make, Join, Return, Rename, Sit, Stand, Give, Start, Leave, Say,
                                   Ask, Rematch, Again, Pong, UnknownKind>;

// ---- what a host says

/// A game of the host.
struct OfferedGame {
    std::string id = {};
    std::vector<std::string> levels = {};  ///< who can be given a seat, the weakest first
    friend bool operator==(const OfferedGame&, const OfferedGame&) = default;
};
/// The answer to Hello.
struct Welcome {
    static constexpr std::string_view kKind = "welcome";
    int protocol = kProtocol;
    std::vector<OfferedGame> games = {};
    bool page = false;  ///< browsers find the page at the host's address
};
/// The guest's own place at a table. Nobody else is told the token.
struct Key {
    static constexpr std::string_view kKind = "key";
    std::string code = {};
    std::string token = {};
    friend bool operator==(const Key&, const Key&) = default;
};

enum class Phase : std::uint8_t { Waiting, Playing, Over };
/// Who sits at a seat.
enum class Sitter : std::uint8_t { Free, Person, Program, Level };

/// All of a table but the match and what was said. A host tells it anew after every change of it.
struct TableNews {
    static constexpr std::string_view kKind = "table";
    struct Member {
        MemberId number{};
        std::string name = {};
        bool program = false;
        std::int64_t away = -1;  ///< milliseconds since his line broke; -1: he is here
    };
    struct Seat {
        Sitter who = Sitter::Free;
        std::string name = {};
        std::string level = {};  ///< id
        MemberId member{};       ///< nobody for a level
    };
    /// A side in the series.
    struct Standing {
        std::vector<std::string> names = {};
        int wins = 0;
        int points = 0;
    };
    std::string code = {};
    Agreements agreed = {};
    Phase phase = Phase::Waiting;
    int match = 0;  ///< how many have begun
    MemberId owner{};
    std::vector<Member> members = {};
    std::vector<Seat> seats = {};
    std::vector<MemberId> rematch = {};  ///< who wants one
    std::vector<Standing> series = {};   ///< empty before the first match
    MemberId you{};
    int seat = -1;  ///< the guest's own; -1: none
};
/// The member with this number; null if there is none.
[[nodiscard]] inline const TableNews::Member* memberIn(const std::vector<TableNews::Member>& members,
                                                       MemberId number) {
    for (const TableNews::Member& member : members)
        if (member.number == number) return &member;
    return nullptr;
}
/// A match as it stands. It replaces what was told before.
struct Brief {
    static constexpr std::string_view kKind = "briefing";
    int match = 0;
    std::string text = {};  ///< match::ReportWriter::write(Briefing)
};
/// What follows the briefing.
struct Told {
    static constexpr std::string_view kKind = "told";
    std::string text = {};  ///< a report, a receipt or readings of the clocks, of match::ReportWriter
};
/// A match so far, as the guest may know it, for his own archive.
struct GameRecord {
    static constexpr std::string_view kKind = "record";
    int match = 0;
    bool over = false;      ///< this is all of it
    std::string text = {};  ///< in the game's notation, for game::Kind::read()
};
struct Said {
    static constexpr std::string_view kKind = "said";
    std::uint32_t number = 0;  ///< from 1, of this table
    MemberId member{};
    std::string name = {};  ///< of the member then
    std::string text = {};
    std::int64_t ago = 0;  ///< milliseconds
};
struct Ping {
    static constexpr std::string_view kKind = "ping";
    std::uint32_t number = 0;
};
struct Refused {
    static constexpr std::string_view kKind = "refused";
    std::string why = {};             ///< nameOf(Refusal)
    std::string text = {};            ///< in English
    std::vector<int> protocols = {};  ///< that the host speaks, if it is for the version
};
/// The guest is at no table any more.
struct Left {
    static constexpr std::string_view kKind = "left";
};

using HostMessage =
    std::variant<Welcome, Key, TableNews, Brief, Told, GameRecord, Said, Ping, Refused, Left, UnknownKind>;

}  // namespace host
