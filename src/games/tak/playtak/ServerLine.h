#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/tak/playtak/Terms.h"
#include "games/tak/rules/Move.h"
#include "games/tak/rules/Outcome.h"

// What the server says, line by line. Names and texts are as they came: whoever shows them makes them
// printable (base/Printable.h).
namespace tak::playtak {

/// A longer line is Unknown, and so is one with a longer name.
inline constexpr std::size_t kLongestLine = std::size_t{64} << 10U;  // bytes
inline constexpr std::size_t kLongestName = 60;                      // bytes

using Milliseconds = std::chrono::milliseconds;

/// "Welcome!", the first line.
struct Greeting {};
/// "Login or Register": the server waits for a login.
struct LoginPrompt {};
/// The login has succeeded.
struct Welcome {
    std::string name;  ///< a guest's is the server's choice
};
struct AuthenticationFailure {};
struct Ok {};
struct Nok {};
/// Why a turn was refused; follows its Nok.
struct Failure {
    std::string text;  ///< "Not your turn"
};
struct RegistrationError {
    std::string text;
};
/// Something for the player to read.
struct Message {
    std::string text;
};

/// Somebody's offer to play.
struct Seek {
    SeekNumber number;
    std::string name;  ///< of the seeker
    Terms terms;
    std::optional<rules::Color> color = {};  ///< the seeker's; nothing: any
    std::string opponent = {};               ///< only he may accept; empty: anybody
    bool bot = false;                        ///< the seeker is a program; versions before 2 do not say it
};
struct SeekAdded {
    Seek seek;
};
struct SeekRemoved {
    SeekNumber number;
};

/// A running game of anybody.
struct ListedGame {
    GameNumber number;
    std::array<std::string, 2> names;  ///< by colour
    Terms terms;
};
struct GameAdded {
    ListedGame game;
};
struct GameRemoved {
    GameNumber number;
};
/// The answer to Observe: the turns of this game follow.
struct Observed {
    ListedGame game;
};

/// The own game begins, or is told anew after a break; then its turns and its clocks follow.
struct GameStart {
    ListedGame game;
    rules::Color own = rules::Color::White;
    bool bot = false;      ///< the opponent is a program
    bool partial = false;  ///< before version 2, which tells no increment, rating and tournament
};
struct TurnPlayed {
    GameNumber game;
    rules::Move move;
};
struct ClockTimes {
    GameNumber game;
    std::array<Milliseconds, 2> left;  ///< by colour; not negative
};
/// What the opponent offers or no longer offers.
struct DrawOffered {
    GameNumber game;
};
struct DrawWithdrawn {
    GameNumber game;
};
struct UndoRequested {
    GameNumber game;
};
struct UndoWithdrawn {
    GameNumber game;
};
/// One turn went back.
struct Undone {
    GameNumber game;
};
struct Over {
    GameNumber game;
    rules::Outcome outcome;  ///< Claimed for what the result does not tell; None for "0-0": no result
    std::string result;      ///< as the server wrote it
};
/// A player has left for good.
struct Abandoned {
    GameNumber game;
    std::string name;
};

struct RematchSought {
    SeekNumber number;
};
/// The opponent wants a rematch, too: this seek is to be accepted.
struct RematchToAccept {
    SeekNumber number;
};

struct OnlineCount {
    int count = 0;
};
struct OnlinePlayers {
    std::vector<std::string> names;
};

/// What somebody says: to all, in a room, or to one player.
struct Chat {
    enum class To { All, Room, Me, Them };
    To to = To::All;
    std::string room = {};  ///< of To::Room
    std::string name = {};  ///< who says it; of To::Them to whom it was said
    std::string text = {};
};
struct RoomJoined {
    std::string room;
};

/// Anything else, which is to be ignored.
struct Unknown {
    std::string text;
};

using ServerLine = std::variant<Greeting, LoginPrompt, Welcome, AuthenticationFailure, Ok, Nok, Failure,
                                RegistrationError, Message, SeekAdded, SeekRemoved, GameAdded, GameRemoved,
                                Observed, GameStart, TurnPlayed, ClockTimes, DrawOffered, DrawWithdrawn,
                                UndoRequested, UndoWithdrawn, Undone, Over, Abandoned, RematchSought,
                                RematchToAccept, OnlineCount, OnlinePlayers, Chat, RoomJoined, Unknown>;

/// Reads a line of the server, of any version and with any spacing. Never fails: what it does not know is
/// Unknown.
[[nodiscard]] ServerLine readServerLine(std::string_view line);

// ---- what a Message may mean

/// "NAME has disconnected. They have 120 seconds to reconnect"
struct AwayNote {
    std::string name;
    int seconds = 0;
};
[[nodiscard]] std::optional<AwayNote> readAwayNote(const Message& message);
/// The name in "NAME has reconnected."
[[nodiscard]] std::optional<std::string> readBackNote(const Message& message);
/// "Your game is resumed"
[[nodiscard]] bool isResumeNote(const Message& message);
/// "You've logged in from another window. Disconnecting"
[[nodiscard]] bool isOtherLoginNote(const Message& message);

}  // namespace tak::playtak
