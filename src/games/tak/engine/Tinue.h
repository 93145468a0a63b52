#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Limits of a search for tinue. Without a limit on nodes or time it may take hours.
struct TinueLimits {
    int plies = 99;                           ///< length of the longest win to look for, 1 to kMaxTinuePlies
    std::optional<std::uint64_t> nodes = {};  ///< positions to expand
    std::optional<std::chrono::milliseconds> time = {};
    bool everyMove = false;  ///< solve every first move, not only the shortest win
};

inline constexpr int kMaxTinuePlies = 249;

enum class TinueVerdict : std::uint8_t {
    Proven,   ///< the win is forced
    Refuted,  ///< threats alone cannot force a win of any length
    Unknown,  ///< not solved within the limits
};

/// A first move and its result.
struct TinueMove {
    rules::Move move;
    TinueVerdict verdict = TinueVerdict::Unknown;
    int plies = 0;  ///< proven: length of the win with this turn; unknown: no win within this many, if not 0
};

struct TinueResult {
    TinueVerdict verdict = TinueVerdict::Unknown;
    int plies = 0;  ///< length of the shortest win if proven; longest length ruled out if unknown
    std::vector<rules::Move> line = {};  ///< of that win, with the replies that last longest; complete
                                         ///< unless a limit was reached
    std::vector<TinueMove> moves = {};   ///< winning first moves, the shortest win first, then unknown ones
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
};

/// Solves tinue: a win in which every turn of the attacker threatens a road until one is completed, and which
/// the opponent cannot stop. The defender may reply with any move that removes the threat. If a reply
/// threatens a road itself, the attacker must remove that threat with the next one, or win at once. Games
/// that end by flats on the way count by their result. Only the position counts: draws by repetition are
/// ignored.
///
/// Within these rules results are exact: a proven win is forced against every reply and has the least length,
/// and a refutation covers every threat. Blocks; use it in one thread at a time.
class TinueSolver {
  public:
    /// Called now and then in the calling thread, with the present length in plies and the nodes so far.
    using Progress = std::function<void(int plies, std::uint64_t nodes)>;

    explicit TinueSolver(int hashMiB = 16);
    ~TinueSolver();
    TinueSolver(const TinueSolver&) = delete;
    TinueSolver& operator=(const TinueSolver&) = delete;

    /// Forgets the results of earlier searches.
    void clear();

    /// Whether the side to move can force a win by threats. If it can win at once, only moves that do so are
    /// listed. A finished game is refuted.
    [[nodiscard]] TinueResult solve(const rules::Position& position, const TinueLimits& limits,
                                    std::stop_token stop = {}, const Progress& progress = {});

    /// The verdict of solve() and its plies, without moves, for a position that is one of many: the budget is
    /// the caller's.
    [[nodiscard]] TinueMove decide(const rules::Position& position, int plies, ProofBudget& budget);

    /// Whether the side that has just moved threatens a road and has a tinue, as the mark `''` on its move
    /// claims. A finished game is refuted.
    [[nodiscard]] TinueVerdict isTinue(const rules::Position& position, const TinueLimits& limits,
                                       std::stop_token stop = {});

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tak::engine
