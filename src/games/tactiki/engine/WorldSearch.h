#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>

#include "games/tactiki/engine/Evaluation.h"
#include "games/tactiki/engine/Table.h"

namespace tactiki::engine {

/// Alpha-beta search of positions in which all ranks are known. A turn of two moves is two plies of the same
/// player.
class WorldSearch {
  public:
    /// Asked every few nodes, with their number, whether to give up. Then results are worthless.
    using Interruption = std::function<bool(std::uint64_t nodes)>;

    explicit WorldSearch(int tableBits, Interruption interrupted = {}, const Weights& by = weights());

    /// The value of a position for the player to move, after `depth` plies; exact between alpha and beta,
    /// otherwise a bound.
    [[nodiscard]] Score value(const World& world, int depth, Score alpha, Score beta);
    /// The same for a position after `steps` steps of one turn, for the player who made them.
    [[nodiscard]] Score valueAfter(const World& after, int steps, rules::Side mover, int depth, Score alpha,
                                   Score beta);

    /// Any thread may ask, also during a search.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    [[nodiscard]] bool interrupted() const { return stopped_; }

  private:
    struct Window {
        Score alpha = -kWin;
        Score beta = kWin;
    };
    struct Ranked {
        Step step;
        int order = 0;
    };
    using Killers = std::array<Step, 2>;

    [[nodiscard]] Score search(const World& world, int depth, int ply, Window window);
    [[nodiscard]] Score searchAfter(const World& after, rules::Side mover, int depth, int ply, Window window);
    [[nodiscard]] Score searchSteps(const World& world, int depth, int ply, Window window,
                                    Table::Entry& entry);
    [[nodiscard]] int orderOf(const World& world, Step step, Step best, int ply) const;
    void rememberCut(const World& world, Step step, int depth, int ply);
    [[nodiscard]] bool mustStop();
    /// Not an atomic addition, which would be slow: only the searching thread counts.
    void countNode() { nodes_.store(nodes() + 1, std::memory_order_relaxed); }

    Table table_;
    Interruption interruption_;
    const Weights* weights_;
    std::array<Killers, kMostPlies> killers_{};
    std::array<std::array<int, rules::kFields>, rules::kPieces> history_{};
    std::atomic<std::uint64_t> nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace tactiki::engine
