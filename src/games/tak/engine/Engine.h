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

#include "games/tak/engine/Margins.h"
#include "games/tak/engine/Score.h"
#include "games/tak/rules/Game.h"

namespace tak::engine {

using Milliseconds = std::chrono::milliseconds;

inline constexpr int kMinLevel = 1;
inline constexpr int kMaxLevel = 16;
inline constexpr int kMaxHashMiB = 65536;
inline constexpr int kMaxThreads = 256;
inline constexpr int kMaxMultiPv = 64;

/// Settings that may change between searches. Values out of range are clamped.
struct Options {
    int hashMiB = 64;        ///< 1 to kMaxHashMiB
    int threads = 1;         ///< 1 to kMaxThreads
    int multiPv = 1;         ///< lines to report, 1 to kMaxMultiPv
    int level = kMaxLevel;   ///< kMinLevel to kMaxLevel, which is full strength
    bool learned = true;     ///< whether strong levels evaluate with the network, where there is one
    std::uint64_t seed = 0;  ///< for the random deviations of lower levels: another seed gives other games
    Margins margins = {};    ///< of the search, for those who tune them
    friend bool operator==(const Options&, const Options&) = default;
};

/// How long to search. The first limit that is reached ends the search; without limits it runs until it is
/// stopped.
struct Limits {
    struct Clock {
        Milliseconds left{};
        Milliseconds increment{};
    };
    std::array<std::optional<Clock>, 2> clocks = {};  ///< by colour
    int movesToGo = 0;                                ///< moves until time is added; 0 = the rest of the game
    std::optional<Milliseconds> moveTime = {};
    std::optional<int> depth = {};              ///< plies
    std::optional<std::uint64_t> nodes = {};    ///< makes the search deterministic if there is one thread
    std::vector<rules::Move> searchMoves = {};  ///< only these at the root; empty = all
    /// When the time began to run, if before the call of search().
    std::optional<std::chrono::steady_clock::time_point> begin = {};
};

/// A line of play and its score.
struct Line {
    Score score = 0;  ///< for the side to move at the root
    std::vector<rules::Move> moves;
};

/// The present results of a search.
struct Report {
    int depth = 0;     ///< plies searched completely
    int selDepth = 0;  ///< length of the longest line searched
    std::uint64_t nodes = 0;
    Milliseconds time{};
    int hashFull = 0;         ///< permille of the table that is filled
    std::vector<Line> lines;  ///< best first; at most Options::multiPv, fewer if there are fewer moves

    [[nodiscard]] std::uint64_t nodesPerSecond() const {
        return nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count()));
    }
};

struct Result {
    rules::Move best = rules::Move::none();    ///< none only if the game is over or no root move is allowed
    rules::Move ponder = rules::Move::none();  ///< the expected reply, if known
    Report report;
};

/// Finds the best move. One search at a time; it blocks the calling thread and uses helper threads, so do not
/// call it in a user interface's thread.
class Engine {
  public:
    using Listener = std::function<void(const Report&)>;

    explicit Engine(const Options& options = {});
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    [[nodiscard]] const Options& options() const;
    /// Takes effect with the next search. Not during a search. May throw std::bad_alloc, and then changes
    /// nothing. A larger table is prepared in the background.
    void setOptions(const Options& options);
    /// Forgets the results of earlier searches and prepares the table in the background. Takes milliseconds
    /// for a table of any size. Not during a search.
    void newGame();

    /// Searches `game` one ply deep in any case, and on until a limit is reached or the token is stopped
    /// (within milliseconds). Reports after every iteration, and about once a second; the listener is called
    /// in the calling thread. While `ponder` is true, the time limits do not count: set it to false when the
    /// expected move was played. Forgets the results of earlier searches if the set-up is another one.
    [[nodiscard]] Result search(const rules::Game& game, const Limits& limits, std::stop_token stop = {},
                                const Listener& listener = {}, const std::atomic<bool>* ponder = nullptr);

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tak::engine
