#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/View.h"

namespace game {

/// How long a bot may think about one turn. It stops at the first limit that is reached; without any limit it
/// thinks until it is stopped.
struct BotLimits {
    std::optional<std::chrono::milliseconds> time = {};
    /// Counted in the bot's own unit. With this limit alone the answer is the same on every computer.
    std::optional<std::uint64_t> nodes = {};
    /// Turns to look ahead. Only bots that report a depth of their own search obey it
    /// (Kind::searchesByDepth()).
    std::optional<int> depth = {};
    struct Clock {
        std::chrono::milliseconds left{};
        std::chrono::milliseconds step{};  ///< added after each turn, or free in each turn
    };
    /// The times left, by player; nothing for a player without a limit, empty in a game without clocks. A bot
    /// that plans its own time by them may think longer than `time`, which is the share planned for bots that
    /// do not.
    std::vector<std::optional<Clock>> clocks = {};
    int candidates = 1;  ///< how many turns to report, from 1; a bot may report fewer
    int threads = 1;     ///< how many it may use, from 1; one if only `nodes` limit it
    /// Seed of the bot's random choices: the same seed gives the same choice. Nothing: the bot takes its own.
    std::optional<std::uint64_t> seed = {};
};

/// A turn that a bot considers, and its evaluation. Everything but the turn may be missing.
struct Candidate {
    std::vector<Action> line = {};           ///< the turn itself, then the expected replies
    std::vector<std::string> notation = {};  ///< of `line`, turn by turn
    /// Of winning, by player, 0 to 1; 0 and 1 are certain. Partners have the same chance.
    std::vector<double> chances = {};
    std::optional<base::Message> score = {};  ///< for the player to move, in the game's own unit
    /// The same for files and commands, with its sign: "+0.14", or "-M3" for a loss in three turns. Empty if
    /// the game has no such unit.
    std::string figure = {};
};

/// The present state of a bot's search. The bot fills in what it knows; everything may be missing.
struct Thought {
    std::vector<Candidate> candidates = {};  ///< the best one first
    int depth = 0;                           ///< turns that the search looks ahead
    std::uint64_t nodes = 0;                 ///< positions searched
    std::chrono::milliseconds time{};        ///< since the search began

    /// The chances of the best candidate; empty if they are not known.
    [[nodiscard]] std::vector<double> chances() const {
        return candidates.empty() ? std::vector<double>() : candidates.front().chances;
    }
    [[nodiscard]] std::uint64_t nodesPerSecond() const {
        return time.count() > 0 ? nodes * 1000 / static_cast<std::uint64_t>(time.count()) : 0;
    }
};

/// How a bot failed to choose a turn.
enum class BotFailure : std::uint8_t {
    Other,
    Illegal,  ///< it named a turn that cannot be played, or none
    Hung,     ///< it did not answer
    Crashed,  ///< the program has ended
    Refused   ///< it does not play this game
};

/// Chooses turns for a player. Used by one thread at a time, which need not be the thread that created it.
/// Costly set-up belongs in the first choose(), not in the constructor.
class Bot {
  public:
    using Listener = std::function<void(const Thought&)>;

    virtual ~Bot() = default;
    /// Announces a game that the bot will be asked about from now on, instead of the one before, so that it
    /// can get ready while no clock runs. An error here is reported by the next choose(). Obeys the token as
    /// choose() does.
    virtual void prepare(const View&, const std::stop_token&) {}
    /// The game is over: frees costly resources, such as a child process. choose() may be called again
    /// afterwards.
    virtual void freeResources() {}
    /// Chooses an action for the player to move. `view` is that player's view and must have a legal action.
    /// Blocks; returns within milliseconds of a stop request (an external program has a second), and that
    /// answer is not used. The error says why there is no turn; it completes "NAME cannot go on: …".
    /// `listener` is called in the same thread whenever there is news.
    [[nodiscard]] virtual base::Result<Action> choose(const View& view, const BotLimits& limits,
                                                      const std::stop_token& stop,
                                                      const Listener& listener) = 0;
    /// The kind of failure of the last choose() that returned an error.
    [[nodiscard]] virtual BotFailure failure() const { return BotFailure::Other; }
};

/// A bot that a game offers to play against.
struct Opponent {
    std::string id;       ///< lasting: settings name it; has no colon, which marks players that are no bots
    base::Message name;   ///< as the name of a player
    base::Message label;  ///< as an entry in a list of opponents
    std::optional<base::Message> description = {};  ///< one sentence on how it plays
    /// It should answer after the time that a person would take; otherwise it thinks as long as it may.
    bool quick = false;
};

}  // namespace game
