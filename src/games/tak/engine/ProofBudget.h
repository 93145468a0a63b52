#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace tak::engine {

/// How long proof searches may go on together. Positions with tall stacks have thousands of moves, each of
/// which takes a look for roads, so moves are counted beside nodes, and the clock and the stop token are
/// asked after so many of them.
class ProofBudget {
  public:
    using Clock = std::chrono::steady_clock;
    /// Moves between two looks at the clock: a move takes 0.2 µs as a rule, and 0.4 ms at worst.
    static constexpr int kMovesPerPoll = 16;

    ProofBudget(std::optional<std::uint64_t> nodes, std::optional<Clock::time_point> deadline,
                std::stop_token stop)
        : limit_(nodes), deadline_(deadline), stop_(std::move(stop)) {}

    /// Counts a node; false when the budget is spent, and ever after.
    bool spend();
    /// Counts a move that is tried within a node; false when the budget is spent, and ever after.
    bool spendMove() {
        if (++moves_ >= nextPoll_) poll();
        return !spent_;
    }
    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Counted so far, nodes included.
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

}  // namespace tak::engine
