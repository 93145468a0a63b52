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

/// How long a bot may think about one turn. The first limit that is reached ends it; none at all: until it is
/// stopped.
struct BotLimits {
    std::optional<std::chrono::milliseconds> time = {};
    /// In whatever the bot counts. With this limit alone the answer is the same on every computer.
    std::optional<std::uint64_t> nodes = {};
    struct Clock {
        std::chrono::milliseconds left{};
        std::chrono::milliseconds step{};  ///< that each turn adds, or costs nothing of
    };
    /// What the clocks show, by player; nothing for a player without a limit, empty in a game without clocks.
    /// A bot that plans its time by them may think longer than `time`, which is then a share of its own.
    std::vector<std::optional<Clock>> clocks = {};
    int candidates = 1;  ///< turns to tell of, from 1; a bot may tell of fewer
    /// Of what a bot leaves to chance: the same one, the same choice. Nothing: the bot's own affair.
    std::optional<std::uint64_t> seed = {};
};

/// A turn that a bot considers, and what it expects of it. Everything but the turn may be missing.
struct Candidate {
    std::vector<Action> line = {};            ///< the turn itself, then those expected after it
    std::vector<std::string> notation = {};   ///< of the line, turn by turn
    std::vector<double> chances = {};         ///< of winning, by player, 0 to 1; 0 and 1 are certain
    std::optional<base::Message> score = {};  ///< of the player to move, in the game's own measure
};

/// What a bot thinks at present. It fills in what it knows; everything may be missing.
struct Thought {
    std::vector<Candidate> candidates = {};  ///< first the one that it would play
    int depth = 0;                           ///< turns looked ahead
    std::uint64_t nodes = 0;                 ///< positions looked at
    std::chrono::milliseconds time{};        ///< since it began

    /// The best candidate's; empty where nothing is known.
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
    Illegal,  ///< it named a turn that cannot be played
    Hung,     ///< it did not answer
    Crashed   ///< it is gone
};

/// Chooses turns for a player. Used by one thread at a time, which need not be the one that made it; so what
/// takes long to set up is set up by the first choose().
class Bot {
  public:
    using Listener = std::function<void(const Thought&)>;

    virtual ~Bot() = default;
    /// It will be asked for turns of the game that this is a view of, and no longer of the one before: time
    /// to get ready, so that no clock runs meanwhile. What fails here is told by choose(). Obeys the token as
    /// choose() does.
    virtual void prepare(const View&, const std::stop_token&) {}
    /// The game is over: it lets go of what costs, such as a program. It may be asked again all the same.
    virtual void rest() {}
    /// An action for the player to move, whose view this is and who must have one. Blocks; obeys the token
    /// within milliseconds (a program of somebody else's has a second), and what it answers then is not used.
    /// The error says why it has no turn; it completes "NAME cannot go on: …". `listener` is called in the
    /// same thread, as often as there is something new.
    [[nodiscard]] virtual base::Result<Action> choose(const View& view, const BotLimits& limits,
                                                      const std::stop_token& stop,
                                                      const Listener& listener) = 0;
    /// What was wrong when choose() answered an error last.
    [[nodiscard]] virtual BotFailure failure() const { return BotFailure::Other; }
};

/// A bot that a game offers to play against.
struct Opponent {
    std::string id;       ///< lasting: settings name it; without a colon, which marks other players than bots
    base::Message name;   ///< as a player of a game
    base::Message label;  ///< in a list of all
    std::optional<base::Message> description = {};  ///< a sentence: how it plays
    /// Answers after the moment that a person would take; otherwise it thinks as long as it may.
    bool quick = false;
};

}  // namespace game
