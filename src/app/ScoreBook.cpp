#include "app/ScoreBook.h"

namespace app {

bool ScoreBook::beginAnewIfOver() {
    if (!series_ || !series_->over()) return false;
    series_ = series_->anew();
    return true;
}

void ScoreBook::nextMatch() {
    eventsSeen_ = 0;
    entered_ = false;
}

bool ScoreBook::follow(const match::Match& match) {
    const std::size_t events = match.events(game::Viewer::onlooker()).size();
    if (!series_ || !match.live() || !match.atHead() || events == eventsSeen_) return false;
    eventsSeen_ = events;
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
