#include "games/tak/engine/ProofBudget.h"

namespace tak::engine {

bool ProofBudget::spend() {
    ++nodes_;
    if (limit_ && nodes_ > *limit_) spent_ = true;
    return spendMove();
}

void ProofBudget::poll() {
    nextPoll_ = moves_ + kMovesPerPoll;
    if (stop_.stop_requested() || (deadline_ && Clock::now() >= *deadline_)) spent_ = true;
}

}  // namespace tak::engine
