#pragma once

#include <array>
#include <limits>

#include "host/JsonFields.h"
#include "host/Messages.h"

/// The messages field by field, each with its bounds.
namespace host {

using base::FieldOf;

inline constexpr std::size_t kNameBytes = kLongestName * kMostBytesOfLetter;
inline constexpr std::size_t kChatBytes = kLongestChat * kMostBytesOfLetter;
inline constexpr std::size_t kKeyBytes = 64;
inline constexpr std::int64_t kAny = std::numeric_limits<std::int32_t>::max();
inline constexpr std::int64_t kAnyId = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::int64_t kAnyTime = std::int64_t{1} << 50;  // milliseconds
inline constexpr std::size_t kMostOffered = 100;                 // games, levels of a game
inline constexpr std::size_t kNamesOfSeat = 500;                 // bytes: levels have longer names

inline constexpr std::array<std::string_view, 3> kPhases = {"waiting", "playing", "over"};
inline constexpr std::array<std::string_view, 4> kSitters = {"free", "person", "program", "level"};

template <class F>
void eachField(F& f, FieldOf<F, Agreements>& agreed) {
    f.text("game", agreed.game, kLongestOption);
    f.pairs("options", agreed.options, kMostOptions, kLongestOption);
    f.text("clock", agreed.clock, kLongestOption);
    f.flag("takingBack", agreed.takingBack);
    f.flag("help", agreed.help);
    f.text("goal", agreed.goal, kLongestOption);
}

// ---- of a guest

template <class F>
void eachField(F& f, FieldOf<F, Hello>& hello) {
    f.number("protocol", hello.protocol, 0, kAny);
}
template <class F>
void eachField(F& f, FieldOf<F, Make>& make) {
    f.object("agreed", make.agreed);
    f.text("name", make.name, kNameBytes);
    f.flag("program", make.program);
}
template <class F>
void eachField(F& f, FieldOf<F, Join>& join) {
    f.text("code", join.code, kKeyBytes);
    f.text("name", join.name, kNameBytes);
    f.flag("program", join.program);
}
template <class F>
void eachField(F& f, FieldOf<F, Return>& back) {
    f.text("code", back.code, kKeyBytes);
    f.text("token", back.token, kKeyBytes);
}
template <class F>
void eachField(F& f, FieldOf<F, Rename>& rename) {
    f.text("name", rename.name, kNameBytes);
}
template <class F>
void eachField(F& f, FieldOf<F, Sit>& sit) {
    f.number("seat", sit.seat, -1, kMostSeats - 1);
}
template <class F>
void eachField(F&, FieldOf<F, Stand>&) {}
template <class F>
void eachField(F& f, FieldOf<F, Give>& give) {
    f.number("seat", give.seat, -1, kMostSeats - 1);
    f.text("level", give.level, kLongestOption);
}
template <class F>
void eachField(F&, FieldOf<F, Start>&) {}
template <class F>
void eachField(F&, FieldOf<F, Leave>&) {}
template <class F>
void eachField(F& f, FieldOf<F, Say>& say) {
    f.text("text", say.text, kChatBytes);
}
template <class F>
void eachField(F& f, FieldOf<F, Ask>& ask) {
    f.text("request", ask.request, kLongestRequest);
}
template <class F>
void eachField(F& f, FieldOf<F, Rematch>& rematch) {
    f.flag("agree", rematch.agree);
}
template <class F>
void eachField(F&, FieldOf<F, Again>&) {}
template <class F>
void eachField(F& f, FieldOf<F, Pong>& pong) {
    f.number("number", pong.number, 0, kAnyId);
}

// ---- of a host

template <class F>
void eachField(F& f, FieldOf<F, OfferedGame>& game) {
    f.text("id", game.id, kLongestOption);
    f.texts("levels", game.levels, kMostOffered, kLongestOption);
}
template <class F>
void eachField(F& f, FieldOf<F, Welcome>& welcome) {
    f.number("protocol", welcome.protocol, 0, kAny);
    f.objects("games", welcome.games, kMostOffered);
    f.flag("page", welcome.page);
}
template <class F>
void eachField(F& f, FieldOf<F, Key>& key) {
    f.text("code", key.code, kKeyBytes);
    f.text("token", key.token, kKeyBytes);
}
template <class F>
void eachField(F& f, FieldOf<F, TableNews::Member>& member) {
    f.number("number", member.number, 0, kAnyId);
    f.text("name", member.name, kNameBytes);
    f.flag("program", member.program);
    f.number("away", member.away, -1, kAnyTime);
}
template <class F>
void eachField(F& f, FieldOf<F, TableNews::Seat>& seat) {
    f.word("who", seat.who, kSitters);
    f.text("name", seat.name, kNamesOfSeat);
    f.text("level", seat.level, kLongestOption);
    f.number("member", seat.member, 0, kAnyId);
}
template <class F>
void eachField(F& f, FieldOf<F, TableNews::Standing>& standing) {
    f.texts("names", standing.names, kMostSeats, kNamesOfSeat);
    f.number("wins", standing.wins, 0, kAny);
    f.number("points", standing.points, -kAny, kAny);
}
template <class F>
void eachField(F& f, FieldOf<F, TableNews>& table) {
    f.text("code", table.code, kKeyBytes);
    f.object("agreed", table.agreed);
    f.word("phase", table.phase, kPhases);
    f.number("match", table.match, 0, kAny);
    f.number("owner", table.owner, 0, kAnyId);
    f.objects("members", table.members, kMostMembers);
    f.objects("seats", table.seats, kMostSeats);
    f.numbers("rematch", table.rematch, kMostMembers, 0, kAnyId);
    f.objects("series", table.series, kMostSeats);
    f.number("you", table.you, 0, kAnyId);
    f.number("seat", table.seat, -1, kMostSeats - 1);
}
template <class F>
void eachField(F& f, FieldOf<F, Brief>& brief) {
    f.number("match", brief.match, 0, kAny);
    f.text("text", brief.text, kLongestNews);
}
template <class F>
void eachField(F& f, FieldOf<F, Told>& told) {
    f.text("text", told.text, kLongestNews);
}
template <class F>
void eachField(F& f, FieldOf<F, GameRecord>& record) {
    f.number("match", record.match, 0, kAny);
    f.flag("over", record.over);
    f.text("text", record.text, kLongestNews);
}
template <class F>
void eachField(F& f, FieldOf<F, Said>& said) {
    f.number("number", said.number, 0, kAnyId);
    f.number("member", said.member, 0, kAnyId);
    f.text("name", said.name, kNameBytes);
    f.text("text", said.text, kChatBytes);
    f.number("ago", said.ago, 0, kAnyTime);
}
template <class F>
void eachField(F& f, FieldOf<F, Ping>& ping) {
    f.number("number", ping.number, 0, kAnyId);
}
template <class F>
void eachField(F& f, FieldOf<F, Refused>& refused) {
    f.text("why", refused.why, kLongestOption);
    f.text("text", refused.text, kChatBytes);
    f.numbers("protocols", refused.protocols, kMostOffered, 0, kAny);
}
template <class F>
void eachField(F&, FieldOf<F, Left>&) {}

}  // namespace host
