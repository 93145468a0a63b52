#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/engine/Score.h"
#include "games/tak/rules/Game.h"

namespace tak::engine {

using Milliseconds = std::chrono::milliseconds;

inline constexpr int kMinLevel = 1;
inline constexpr int kMaxLevel = 16;
inline constexpr int kMaxHashMiB = 65536;
inline constexpr int kMaxThreads = 256;
inline constexpr int kMaxMultiPv = 64;

/// What can be set between searches. What is out of range is moved into it.
struct Options {
    int hashMiB = 64;        ///< 1 to kMaxHashMiB
    int threads = 1;         ///< 1 to kMaxThreads
    int multiPv = 1;         ///< lines to report, 1 to kMaxMultiPv
    int level = kMaxLevel;   ///< kMinLevel to kMaxLevel, which is full strength
    std::uint64_t seed = 0;  ///< of the taste of the lower levels: another one, other games
    friend bool operator==(const Options&, const Options&) = default;
};

/// How long to think. Several may be given: the first that is reached ends the search. None at all: until
/// the search is stopped.
struct Limits {
    struct Clock {
        Milliseconds left{};
        Milliseconds increment{};
    };
    std::array<std::optional<Clock>, 2> clocks = {};  ///< by colour
    int movesToGo = 0;                                ///< until more time is added; 0 = the rest of the game
    std::optional<Milliseconds> moveTime = {};
    std::optional<int> depth = {};              ///< plies
    std::optional<std::uint64_t> nodes = {};    ///< with one thread the search is then deterministic
    std::vector<rules::Move> searchMoves = {};  ///< only these at the root; empty = all
};

/// A line of play and what it leads to.
struct Line {
    Score score = 0;  ///< for the side to move at the root
    std::vector<rules::Move> moves;
};

/// What a search has found so far.
struct Report {
    int depth = 0;     ///< plies that were searched completely
    int selDepth = 0;  ///< the longest line looked at
    std::uint64_t nodes = 0;
    Milliseconds time{};
    int hashFull = 0;         ///< permille of the table in use
    std::vector<Line> lines;  ///< best first; as many as Options::multiPv, or as there are moves

    [[nodiscard]] std::uint64_t nodesPerSecond() const {
        return nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count()));
    }
};

struct Result {
    rules::Move best = rules::Move::none();    ///< none only if the game is over or no root move is allowed
    rules::Move ponder = rules::Move::none();  ///< the expected answer, if known
    Report report;
};

/// Finds the best move. One search at a time; it runs in the thread that calls search(), with helper threads
/// of its own, so give it a thread away from any user interface.
class Engine {
  public:
    using Listener = std::function<void(const Report&)>;

    explicit Engine(const Options& options = {});
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    [[nodiscard]] const Options& options() const;
    /// Takes effect at the next search. Not during one. Throws std::bad_alloc, and then changes nothing. A
    /// larger table is got ready in the background.
    void setOptions(const Options& options);
    /// Forgets what earlier searches found, and begins to get the table ready in the background. Takes
    /// milliseconds, however large the table is. Not during a search.
    void newGame();

    /// Thinks about the position of `game`, within the limits, until the token is stopped (obeyed within
    /// milliseconds). Reports every finished iteration, and at least every second; the listener is called
    /// in the thread of the search. `ponder` holds the time limits back while it is true: set it to false
    /// when the expected move was played.
    [[nodiscard]] Result search(const rules::Game& game, const Limits& limits, std::stop_token stop = {},
                                const Listener& listener = {}, const std::atomic<bool>* ponder = nullptr);

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tak::engine
