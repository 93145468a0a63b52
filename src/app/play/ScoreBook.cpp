#include "app/play/ScoreBook.h"

namespace app {

bool ScoreBook::beginAnewIfOver() {
    if (!series_ || !series_->over()) return false;
    series_ = series_->anew();
    return true;
}

bool ScoreBook::follow(const match::Followed& match) {
    if (!series_ || paused_ || !match.live() || !match.atHead() || !news_.due(match)) return false;
    if (news_.read(match).other) entered_ = false;
    const game::Outcome outcome = match.outcome();
    if (outcome.over == entered_) return false;
    if (entered_)
        series_->takeBack();
    else
        series_->enter(outcome, match.players());
    entered_ = !entered_;
    return true;
}

}  // namespace app
