#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

#include "games/tactiki/engine/Engine.h"
#include "games/tactiki/engine/Plan.h"
#include "games/tactiki/engine/PlanValues.h"
#include "games/tactiki/engine/WorldSearch.h"

namespace tactiki::engine {

/// Thinking about one position: draws worlds from the belief, searches the plans in each of them to growing
/// depths, drops plans that fall behind, and takes the one that is best on average.
class Deliberation {
  public:
    /// The references must outlive it. The player has an act.
    Deliberation(const rules::Position& seen, rules::Side me, const Options& options, const Limits& limits,
                 const std::stop_token& stop, const Listener& listener);

    /// Once.
    [[nodiscard]] Choice run();

  private:
    using Clock = std::chrono::steady_clock;
    using Indices = std::vector<std::size_t>;  ///< of plans

    /// Searches all worlds to this depth; false if it was interrupted.
    bool deepen(int depth);
    void searchWorlds(std::size_t thread, int depth);
    [[nodiscard]] std::vector<double> searched(WorldSearch& search, const rules::Board& board,
                                               int depth) const;
    void dropPlans(int depth);
    [[nodiscard]] bool mustStop(std::uint64_t nodesOfThread) const;
    [[nodiscard]] Report report() const;
    void reportIfDue();
    void tell();

    const rules::Board& board_;
    rules::Side me_;
    const Options& options_;
    const Limits& limits_;
    const std::stop_token& stop_;
    const Listener& listener_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point lastReport_ = start_;

    std::vector<rules::Board> worlds_;  ///< boards that may be the true one
    Repetitions repetitions_;
    std::vector<Plan> plans_;
    Indices candidates_;  ///< plans that are still compared, the best first
    PlanValues values_;
    /// Plans that are no candidates any more, and what each lacked to the best one when it was dropped.
    std::vector<std::pair<std::size_t, double>> dropped_;
    int depth_ = 0;                     ///< of the last iteration that was begun
    std::deque<WorldSearch> searches_;  ///< one for each thread
    std::atomic<std::size_t> nextWorld_ = 0;
    std::atomic<bool> mayStop_ = false;  ///< something has been found
    mutable std::mutex mutex_;           ///< guards values_
};

}  // namespace tactiki::engine
