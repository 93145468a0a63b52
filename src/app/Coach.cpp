#include "app/Coach.h"

#include <utility>

namespace app {

using tutorial::Oversight;

void Coach::forget() {
    if (sight_) {
        sight_->stop();
        unwanted_.push_back(std::move(sight_));
    }
    if (retrospect_) retrospect_->stop();
    retrospect_.reset();
    state_.reset();
    ply_ = 0;
    outlook_.reset();
    warnedAt_.clear();
    told_.clear();
    warning_.reset();
    remark_.reset();
    lastChance_.reset();
}

void Coach::look(match::NodeId at, std::unique_ptr<game::State> state, bool person) {
    // A remark about an engine's turn stays until the person has played.
    if (!person || state->ply() <= ply_) remark_.reset();
    ply_ = state->ply();
    at_ = at;
    warning_.reset();
    outlook_.reset();
    lastChance_.reset();
    if (sight_) {
        sight_->stop();
        unwanted_.push_back(std::move(sight_));
    }
    state_ = person ? state->clone() : nullptr;
    sight_ = std::make_unique<BackgroundTask<Sight>>(
        [state = std::move(state), person, wake = wake_](const std::stop_token& stop) -> base::Result<Sight> {
            Sight sight;
            if (person) sight.outlook = tutorial::outlookOf(*state, stop);
            if (!stop.stop_requested()) sight.remark = state->view(game::Viewer::record())->remark();
            wake();
            return sight;
        });
}

void Coach::lookBack(std::unique_ptr<game::State> before, game::Action played) {
    retrospect_ = std::make_unique<BackgroundTask<LastChance>>(
        [before = std::move(before), played, wake = wake_](const std::stop_token& stop) {
            auto found = chanceMissed(*before, played, stop);
            wake();
            return found;
        });
}

base::Result<Coach::LastChance> Coach::chanceMissed(game::State& before, game::Action played,
                                                    const std::stop_token& stop) {
    const auto view = before.view(game::Viewer::record());
    LastChance chance{.played = view->notation(played), .better = {}};
    const tutorial::Outlook outlook = tutorial::outlookOf(before, stop);
    if (!outlook.safe || !tutorial::oversightOf(before, played)) return chance;
    chance.better = view->notation(*outlook.safe);
    chance.wins = outlook.win.has_value();
    return chance;
}

bool Coach::update() {
    std::erase_if(unwanted_, [](const auto& task) { return task->ready(); });
    bool news = false;
    if (sight_ && (fixedClock_ || sight_->ready())) {
        takeSight();
        news = true;
    }
    if (retrospect_ && (fixedClock_ || retrospect_->ready())) {
        if (auto found = retrospect_->take()) lastChance_ = std::move(*found);
        retrospect_.reset();
        news = true;
    }
    return news;
}

void Coach::takeSight() {
    auto sight = sight_->take();
    sight_.reset();
    // The thread could not be started: the coach says nothing about this position.
    if (!sight) return;
    outlook_ = sight->outlook;
    if (sight->remark && told_.insert(sight->remark->topic).second) remark_ = std::move(sight->remark);
}

bool Coach::holdsBack(game::Action turn) {
    if (!state_ || warnedAt_.contains(at_)) return false;
    if (sight_ && (fixedClock_ || sight_->ready())) takeSight();
    // No warning if every turn loses.
    if (outlook_ && !outlook_->safe) return false;
    auto oversight = tutorial::oversightOf(*state_, turn);
    if (!oversight) return false;
    warnedAt_.insert(at_);
    Warning warning{
        .turn = state_->view(game::Viewer::record())->notation(turn), .answer = {}, .oversight = {}};
    if (oversight->kind == Oversight::Kind::AllowsWin) {
        (void)state_->apply(turn);
        warning.answer = state_->view(game::Viewer::record())->notation(oversight->turn);
        (void)state_->undo();
    }
    warning.oversight = std::move(*oversight);
    warning_ = std::move(warning);
    return true;
}

}  // namespace app
