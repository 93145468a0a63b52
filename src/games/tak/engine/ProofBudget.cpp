#include "games/tak/engine/ProofBudget.h"

#include <algorithm>

namespace tak::engine {

bool ProofBudget::spend() {
    ++nodes_;
    if (limit_ && nodes_ > *limit_) spent_ = true;
    return spendMove();
}

ProofBudget ProofBudget::part(std::uint64_t nodes) const {
    const std::uint64_t left = !limit_ ? nodes : *limit_ - std::min(nodes_, *limit_);
    return {std::min(nodes, left), deadline_, stop_};
}

void ProofBudget::charge(const ProofBudget& part) {
    nodes_ += part.nodes_;
    moves_ += part.moves_;
    if (limit_ && nodes_ >= *limit_) spent_ = true;
    poll();
}

std::chrono::milliseconds timeUntil(ProofBudget::Clock::time_point deadline) {
    using std::chrono::milliseconds;
    return std::max(milliseconds(1),
                    std::chrono::duration_cast<milliseconds>(deadline - ProofBudget::Clock::now()));
}

void ProofBudget::poll() {
    nextPoll_ = moves_ + kMovesPerPoll;
    if (stop_.stop_requested() || (deadline_ && Clock::now() >= *deadline_)) spent_ = true;
}

}  // namespace tak::engine
