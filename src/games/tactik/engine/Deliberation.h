#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tactik/engine/Belief.h"
#include "games/tactik/engine/Engine.h"
#include "games/tactik/engine/ReplyTree.h"

namespace tactik::engine {

/// Thinking about one position: draws worlds from the belief, plays the rest of the deal in each of them
/// after each candidate, drops candidates that fall clearly behind, and takes the one that is best on
/// average. All candidates meet the same worlds, so that the luck of the cards cancels.
class Deliberation {
  public:
    /// The references must outlive it. The player has at least two acts.
    Deliberation(const rules::Position& seen, int player, const Options& options, const Limits& limits,
                 const std::stop_token& stop, const Listener& listener);

    /// Once.
    [[nodiscard]] Choice run();

  private:
    using Clock = std::chrono::steady_clock;

    /// An act that may be chosen.
    struct Option {
        std::size_t number = 0;  ///< fixed, whatever the rank
        rules::Act act;
        Move move;                   ///< of a pass only the card
        double glance = 0;           ///< the chance to win at first sight
        bool live = true;            ///< not dropped
        std::vector<float> chances;  ///< by world, while it was live
        [[nodiscard]] double mean() const { return meanOf(chances.size()); }
        /// Over the first `worlds` worlds; 0: the chance at first sight.
        [[nodiscard]] double meanOf(std::size_t worlds) const;
    };
    /// What one thread needs.
    struct Worker {
        HandSource source;
        std::vector<ReplyTree> trees;             ///< by Option::number
        std::vector<std::vector<float>> chances;  ///< of the last batch, by world and live option
        std::uint64_t nodes = 0;
    };

    void glance();
    bool lookExactly();
    /// Looks at `worlds` more worlds; false if it was interrupted.
    bool look(int worlds);
    void lookAlone(Worker& worker, int worlds);
    [[nodiscard]] float chanceIn(Worker& worker, const World& world, const Option& option) const;
    void rank();
    void dropHopeless();
    [[nodiscard]] int worldsSeen() const { return static_cast<int>(options_.front().chances.size()); }
    [[nodiscard]] int liveOptions() const;
    [[nodiscard]] bool mustStop(const Worker& worker) const;
    /// Whether an act ends the game: no judgement at first sight comes to a chance of 1.
    [[nodiscard]] static bool winsAtOnce(const Option& option) { return option.glance >= 1; }
    /// The chance to win after an option, as it is reported.
    [[nodiscard]] double toldChanceOf(const Option& option) const;
    [[nodiscard]] Report report() const;
    void reportIfDue();

    int player_;
    bool passing_;
    PassedCards passed_;  ///< that others have chosen, for one who sees all
    const LevelStyle& style_;
    std::uint64_t seed_;
    const Limits& limits_;
    const std::stop_token& stop_;
    const Listener& listener_;
    Clock::time_point start_ = Clock::now();
    std::optional<Clock::time_point> lastReport_;  ///< none yet

    Policy policy_;
    const Network* network_;
    Belief belief_;
    std::vector<Option> options_;  ///< the best first
    std::vector<Worker> workers_;
    int depth_ = 0;
    bool exact_ = false;  ///< the chances are those of perfect play
};

}  // namespace tactik::engine
