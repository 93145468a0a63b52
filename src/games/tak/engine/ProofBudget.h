#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace tak::engine {

/// The common limit for several proof searches. Positions with tall stacks have thousands of moves, and each
/// must be tested for roads. So moves are counted as well as nodes, and the clock and the stop token are
/// checked after a number of moves.
class ProofBudget {
  public:
    using Clock = std::chrono::steady_clock;
    /// Moves between two checks of the clock: a move usually takes 0.2 µs, and 0.4 ms at worst.
    static constexpr int kMovesPerPoll = 16;

    ProofBudget(std::optional<std::uint64_t> nodes, std::optional<Clock::time_point> deadline,
                std::stop_token stop)
        : limit_(nodes), deadline_(deadline), stop_(std::move(stop)) {}

    /// Counts a node; false once the budget is spent.
    bool spend();
    /// Counts a move that is tried within a node; false once the budget is spent.
    bool spendMove() {
        if (++moves_ >= nextPoll_) poll();
        return !spent_;
    }
    /// At most `nodes` nodes of what is left, for one of several questions; charge() counts what it used.
    [[nodiscard]] ProofBudget part(std::uint64_t nodes) const;
    void charge(const ProofBudget& part);
    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] const std::optional<Clock::time_point>& deadline() const { return deadline_; }
    [[nodiscard]] const std::stop_token& stop() const { return stop_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Moves counted so far, including nodes.
    [[nodiscard]] std::uint64_t moves() const { return moves_; }

  private:
    void poll();

    std::optional<std::uint64_t> limit_;
    std::optional<Clock::time_point> deadline_;
    std::stop_token stop_;
    std::uint64_t nodes_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t nextPoll_ = 0;
    bool spent_ = false;
};

/// The time until then, for limits that take no time point; at least 1 ms.
[[nodiscard]] std::chrono::milliseconds timeUntil(ProofBudget::Clock::time_point deadline);

}  // namespace tak::engine
