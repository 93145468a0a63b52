#pragma once

#include <optional>
#include <string>
#include <variant>

#include "games/tak/playtak/ClientLine.h"
#include "games/tak/playtak/ServerLine.h"

// What happens in a Conversation, for whoever has it. What is the same as a line of the server has its type.
namespace tak::playtak {

struct LoggedIn {
    std::string name;
    int version = 0;  ///< of the protocol that both speak
};
struct LoginRefused {};
/// The same player has logged in elsewhere: the server ends this connection, and coming back would throw the
/// other one out.
struct OtherLogin {};

struct SeekRefused {};
struct AcceptRefused {
    SeekNumber seek;
};
struct RematchRefused {};

struct GameBegun {
    GameNumber game;
    bool resumed = false;  ///< told anew after a break
};
/// The game was over before the player came back, and nobody tells how.
struct GameMissed {
    GameNumber game;
};
/// The server has taken a turn of either player.
struct TurnTaken {
    GameNumber game;
    rules::Color color;
    rules::Move move;
};
/// The position is as it was. Why is told by a Failure that may follow.
struct TurnRefused {
    GameNumber game;
    rules::Move move;
};
/// An offer or an answer to one was refused, or a resignation.
struct WordRefused {
    SayInGame::What what;
};
/// What the server tells of the game cannot be: its position is not known until it is told anew, which a
/// break of the line brings about.
struct OutOfStep {
    GameNumber game;
};
struct GameOver {
    GameNumber game;
    rules::Outcome outcome;  ///< reason None: no result
    std::string result;      ///< "R-0"
    bool abandoned = false;  ///< the loser has left
};
struct OpponentAway {
    int seconds = 0;  ///< in which he may come back
};
struct OpponentBack {};

/// What the server tells of a game that was asked for with Observe.
struct Watched {
    std::variant<TurnPlayed, ClockTimes, Undone, Over, Abandoned> line;
};

using Event = std::variant<LoggedIn, LoginRefused, OtherLogin, Message, SeekAdded, SeekRemoved, SeekRefused,
                           AcceptRefused, RematchSought, RematchToAccept, RematchRefused, GameBegun,
                           GameMissed, TurnTaken, TurnRefused, Failure, WordRefused, OutOfStep, Undone,
                           DrawOffered, DrawWithdrawn, UndoRequested, UndoWithdrawn, OpponentAway,
                           OpponentBack, GameOver, Observed, Watched, Chat, Unknown>;

}  // namespace tak::playtak
