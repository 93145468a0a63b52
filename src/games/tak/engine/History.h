#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "games/tak/rules/Move.h"
#include "games/tak/rules/Types.h"

namespace tak::engine {

/// Statistics on the success of moves elsewhere in the tree. One for each thread.
class History {
  public:
    static constexpr int kMost = 16384;
    static constexpr std::size_t kKinds = 512;

    /// Placements by square and kind, spreads by origin and way: below kKinds.
    [[nodiscard]] static std::size_t kindOf(rules::Move move) {
        return static_cast<std::size_t>((move.bits() & 0xFFU) | (move.isPlacement() ? 0U : 0x100U));
    }

    History() : moves_(2 * kMoves), replies_(kKinds * kKinds), counters_(kMoves, rules::Move::none()) {}

    void clear() {
        std::fill(moves_.begin(), moves_.end(), 0);
        std::fill(replies_.begin(), replies_.end(), 0);
        std::fill(counters_.begin(), counters_.end(), rules::Move::none());
    }

    /// From -2 kMost to 2 kMost: the statistics of the move by colour, plus those as a reply to the move
    /// before.
    [[nodiscard]] int of(rules::Color color, rules::Move move, rules::Move before) const {
        return moves_[moveIndex(color, move)] + (before.isNone() ? 0 : replies_[replyIndex(before, move)]);
    }
    [[nodiscard]] rules::Move counterTo(rules::Move before) const {
        return before.isNone() ? before : counters_[before.bits()];
    }

    /// `bonus` is negative for moves that were tried without success.
    void add(rules::Color color, rules::Move move, rules::Move before, int bonus) {
        towards(moves_[moveIndex(color, move)], bonus);
        if (!before.isNone()) towards(replies_[replyIndex(before, move)], bonus);
    }
    void setCounter(rules::Move before, rules::Move move) {
        if (!before.isNone()) counters_[before.bits()] = move;
    }

  private:
    static constexpr std::size_t kMoves = 65536;

    static std::size_t moveIndex(rules::Color color, rules::Move move) {
        return static_cast<std::size_t>(rules::index(color)) * kMoves + move.bits();
    }
    static std::size_t replyIndex(rules::Move before, rules::Move move) {
        return kindOf(before) * kKinds + kindOf(move);
    }
    static void towards(std::int16_t& value, int bonus) {
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kMost);
    }

    std::vector<std::int16_t> moves_;
    std::vector<std::int16_t> replies_;
    std::vector<rules::Move> counters_;
};

}  // namespace tak::engine
