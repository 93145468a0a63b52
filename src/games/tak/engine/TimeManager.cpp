#include "games/tak/engine/TimeManager.h"

#include <algorithm>

namespace tak::engine {
namespace {

/// Time that may be lost between the engine and the clock.
constexpr Milliseconds kOverhead{10};

/// An estimate of this player's remaining turns: games fill a little less than the board.
int turnsToCome(const rules::Position& p) {
    const int area = p.size() * p.size();
    return std::max(8, area * 2 / 3 - p.ply() / 3);
}

}  // namespace

TimeManager::TimeManager(const Limits& limits, const rules::Position& position, Clock::time_point start)
    : start_(start) {
    if (limits.moveTime)
        hard_ = std::max(*limits.moveTime - std::min(kOverhead, *limits.moveTime / 20 + Milliseconds(1)),
                         Milliseconds(1));
    const auto& clock = limits.clocks[static_cast<std::size_t>(rules::index(position.toMove()))];
    if (!clock) return;
    const Milliseconds left = std::max(clock->left - kOverhead, Milliseconds(1));
    const int turns = limits.movesToGo > 0 ? limits.movesToGo : turnsToCome(position);
    const Milliseconds share = left / turns + clock->increment * 3 / 4;
    const Milliseconds most = std::min(share * 4, left * (limits.movesToGo == 1 ? 9 : 4) / 10);
    const auto longest = std::max(most, Milliseconds(1));
    if (!hard_ || longest < *hard_) hard_ = longest;
    soft_ = std::min<Clock::duration>(share * 6 / 10, *hard_);
}

}  // namespace tak::engine
