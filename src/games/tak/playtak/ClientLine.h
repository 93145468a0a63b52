#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "games/tak/playtak/Terms.h"
#include "games/tak/rules/Move.h"

// What a client says to the server.
namespace tak::playtak {

inline constexpr std::size_t kLongestChat = 256;  // bytes

/// Names the program: 1 to 60 of letters, digits, `-` and `.`.
struct NameProgram {
    std::string name;
};
/// Before the login: 1 or 2. What is not asked for is version 0.
struct AskVersion {
    int version = 2;
};
struct LoginAsGuest {
    /// 20 small letters; the same within four hours is the same guest. Empty: a new one.
    std::string token = {};
};
struct Login {
    std::string name;      ///< see isPlayerName()
    std::string password;  ///< printable letters of ASCII, without spaces
};
/// Has a password sent by mail.
struct Register {
    std::string name;
    std::string address;
};
struct Ping {};
struct Quit {};

/// Offers to play, instead of what was offered before.
struct MakeSeek {
    Terms terms;
    std::optional<rules::Color> color = {};  ///< the own one; nothing: any
    std::string opponent = {};               ///< only he may accept; empty: anybody
};
/// Withdraws the own offer: the server drops the old seek for one that it cannot make.
struct WithdrawSeek {};
struct AcceptSeek {
    SeekNumber number;
};

struct PlayTurn {
    GameNumber game;
    rules::Move move;
};
struct SayInGame {
    enum class What { OfferDraw, WithdrawDraw, RequestUndo, WithdrawUndo, Resign };
    GameNumber game;
    What what;
};
/// Version 2 only.
struct AskRematch {
    GameNumber game;  ///< the one that is over
    MakeSeek seek;    ///< with the opponent's name
};

struct Observe {
    GameNumber game;
};
struct Unobserve {
    GameNumber game;
};
struct ListSeeks {};
struct ListGames {};

/// To everybody, or in a room that one has joined: at most kLongestChat bytes, without line ends.
struct Shout {
    std::string text;
    std::string room = {};  ///< empty: to everybody
};
struct JoinRoom {
    std::string room;
};
struct LeaveRoom {
    std::string room;
};
struct TellPlayer {
    std::string name;
    std::string text;
};

using ClientLine = std::variant<NameProgram, AskVersion, LoginAsGuest, Login, Register, Ping, Quit, MakeSeek,
                                WithdrawSeek, AcceptSeek, PlayTurn, SayInGame, AskRematch, Observe, Unobserve,
                                ListSeeks, ListGames, Shout, JoinRoom, LeaveRoom, TellPlayer>;

/// The line, without its end, as the server takes it. Nothing if a part of it cannot be sent: it breaks the
/// limits above or those of Terms, or would be several words or lines.
[[nodiscard]] std::optional<std::string> write(const ClientLine& line);

/// Whether the server takes it as a player's name: 4 to 16 letters, digits and `_`, a letter first.
[[nodiscard]] bool isPlayerName(std::string_view name);
/// Whether it is a guest's token: 20 small letters.
[[nodiscard]] bool isGuestToken(std::string_view token);
/// Whether it can be sent as a password.
[[nodiscard]] bool isPassword(std::string_view text);

}  // namespace tak::playtak
