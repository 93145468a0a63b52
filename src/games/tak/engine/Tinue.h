#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::engine {

/// How long to look for a tinue. Without a limit on nodes or time a search may take hours.
struct TinueLimits {
    int plies = 99;                           ///< longest win to look for, 1 to kMaxTinuePlies
    std::optional<std::uint64_t> nodes = {};  ///< positions to look into
    std::optional<std::chrono::milliseconds> time = {};
    bool everyMove = false;  ///< judge every first move, not just the shortest
};

inline constexpr int kMaxTinuePlies = 249;

enum class TinueVerdict : std::uint8_t {
    Proven,   ///< the win is forced
    Refuted,  ///< no win by threats alone can be forced, however long
    Unknown,  ///< not found out within the limits
};

/// A first move and what it leads to.
struct TinueMove {
    rules::Move move;
    TinueVerdict verdict = TinueVerdict::Unknown;
    int plies = 0;  ///< proven: turns to the end, this one included; unknown: no win within so many, if not 0
};

struct TinueResult {
    TinueVerdict verdict = TinueVerdict::Unknown;
    int plies = 0;  ///< of the shortest win if proven; of the longest that is ruled out if unknown
    std::vector<rules::Move> line = {};  ///< of that win, with the answers that last longest; to the end
                                         ///< unless a limit cut it short
    std::vector<TinueMove> moves = {};   ///< first moves that win, the shortest first, then those unknown
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
};

/// Looks for tinue: a win that the opponent cannot stop, where every turn of the attacker threatens a road,
/// until one is built. The defender may answer with whatever takes the threat away. Answers that threaten a
/// road themselves have to be met by a threat that takes theirs away, or by winning at once. Games that end
/// by flats on the way count by their result. The position alone decides: draws by repetition are left out.
///
/// Within this the answers are exact: a win that is proven is forced against every answer, its length is the
/// least, and a refutation has looked at every threat. It blocks; use it in one thread at a time.
class TinueSolver {
  public:
    /// Called now and then in the thread of the search, with the plies looked at and the nodes so far.
    using Progress = std::function<void(int plies, std::uint64_t nodes)>;

    explicit TinueSolver(int hashMiB = 16);
    ~TinueSolver();
    TinueSolver(const TinueSolver&) = delete;
    TinueSolver& operator=(const TinueSolver&) = delete;

    /// Forgets what earlier searches found.
    void clear();

    /// Whether the side to move can force a win by threats. If it can win at once, only moves that do are
    /// named. A game that is over: refuted.
    [[nodiscard]] TinueResult solve(const rules::Position& position, const TinueLimits& limits,
                                    std::stop_token stop = {}, const Progress& progress = {});

    /// Whether the side that has just moved threatens a road and has a tinue: what the mark `''` claims of
    /// its move. A game that is over: refuted.
    [[nodiscard]] TinueVerdict isTinue(const rules::Position& position, const TinueLimits& limits,
                                       std::stop_token stop = {});
    /// The same of a legal move that is still to be played.
    [[nodiscard]] TinueVerdict beginsTinue(const rules::Position& before, rules::Move move,
                                           const TinueLimits& limits, std::stop_token stop = {});

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tak::engine
