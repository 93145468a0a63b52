#include "app/ScoreBook.h"

#include <utility>

namespace app {

void ScoreBook::begin(std::vector<std::string> names, match::SeriesGoal goal) {
    series_.emplace(std::move(names), goal);
}

bool ScoreBook::beginAnewIfOver() {
    if (!series_ || !series_->over()) return false;
    std::vector<std::string> names;
    for (match::Series::Standing& standing : series_->standings()) names.push_back(std::move(standing.name));
    begin(std::move(names), series_->goal());
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
