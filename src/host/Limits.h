#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "base/StrongId.h"

/// The bounds of all that goes between a host and its guests (docs/NETWORK.md).
namespace host {

/// One line to a guest, as whoever runs the host numbers them; none is used twice.
using ClientId = base::StrongId<struct ClientTag, std::uint64_t>;
/// Somebody at a table, from 1 in the order of coming. It stays with him when his line breaks. 0: nobody.
using MemberId = base::StrongId<struct MemberTag, std::uint32_t>;
inline constexpr MemberId kNobody{0};

/// The host's time since any moment before. Hosts read no clock: whoever runs one says how late it is.
using Moment = std::chrono::milliseconds;

/// The version of the messages; changes when an older program would misread one.
inline constexpr int kProtocol = 1;

inline constexpr std::size_t kLongestMessage = std::size_t{64} << 10;  ///< bytes, of a guest
inline constexpr std::size_t kLongestNews = std::size_t{3} << 20;      ///< bytes, of a host
inline constexpr int kDeepestMessage = 8;                              ///< lists and objects in each other
inline constexpr std::size_t kLongestName = 40;                        ///< letters
inline constexpr std::size_t kLongestChat = 500;                       ///< letters
inline constexpr std::size_t kLongestRequest = 1000;                   ///< bytes
inline constexpr std::size_t kMostBytesOfLetter = 4;
inline constexpr std::size_t kMostMembers = 64;    ///< at a table, onlookers too
inline constexpr std::size_t kMostTables = 1000;   ///< of a host
inline constexpr std::size_t kMostClients = 4096;  ///< of a host
inline constexpr std::size_t kMostOptions = 64;
inline constexpr std::size_t kLongestOption = 200;  ///< bytes of a key, of a value, of an id, of a clock
inline constexpr std::size_t kKeptChat = 50;        ///< messages that a returning guest is told
inline constexpr int kMostSeats = 8;
inline constexpr std::size_t kMostGames = 1000;  ///< of a series

/// How long a free seat, or a seat in a match, waits for a member who is away; then others decide over it.
inline constexpr std::chrono::milliseconds kPatience = std::chrono::minutes(2);

/// How often the members of a table are told the match so far for their archives, before it is over.
inline constexpr std::chrono::milliseconds kRecordEvery = std::chrono::seconds(20);

/// How much time a line may cost a player in each turn before it costs him time on his clock.
inline constexpr std::chrono::milliseconds kMostLineTime{500};

}  // namespace host
