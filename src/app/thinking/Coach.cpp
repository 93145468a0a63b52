#include "app/thinking/Coach.h"

#include <utility>

namespace app {

using tutorial::Oversight;

void Coach::forget() {
    if (assessment_) {
        assessment_->stop();
        unwanted_.push_back(std::move(assessment_));
    }
    if (retrospect_) retrospect_->stop();
    retrospect_.reset();
    state_.reset();
    ply_ = 0;
    outlook_.reset();
    warnedAt_.clear();
    remarkedTopics_.clear();
    warning_.reset();
    remark_.reset();
    lastChance_.reset();
}

void Coach::look(match::NodeId at, std::unique_ptr<game::State> state, bool toMove, game::PlayerId person) {
    const bool answered = toMove && state->ply() > ply_;
    if (!answered || !remark_ || !remark_->lasting) remark_.reset();
    ply_ = state->ply();
    at_ = at;
    warning_.reset();
    outlook_.reset();
    lastChance_.reset();
    if (assessment_) {
        assessment_->stop();
        unwanted_.push_back(std::move(assessment_));
    }
    state_ = toMove ? state->clone() : nullptr;
    assessment_ = std::make_unique<BackgroundTask<Assessment>>(
        [state = std::move(state), toMove, person,
         wake = wake_](const std::stop_token& stop) -> base::Result<Assessment> {
            Assessment assessment;
            if (toMove) assessment.outlook = tutorial::outlookOf(*state, stop);
            if (!stop.stop_requested())
                assessment.remark = state->view(game::Viewer::record())->remark(person);
            wake();
            return assessment;
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
    if (assessment_ && (fixedClock_ || assessment_->ready())) {
        takeAssessment();
        news = true;
    }
    if (retrospect_ && (fixedClock_ || retrospect_->ready())) {
        if (auto found = retrospect_->take()) lastChance_ = std::move(*found);
        retrospect_.reset();
        news = true;
    }
    return news;
}

void Coach::takeAssessment() {
    auto assessment = assessment_->take();
    assessment_.reset();
    // The thread could not be started: the coach says nothing about this position.
    if (!assessment) return;
    outlook_ = assessment->outlook;
    if (assessment->remark && remarkedTopics_.insert(assessment->remark->topic).second)
        remark_ = std::move(assessment->remark);
}

bool Coach::holdsBack(game::Action turn) {
    if (!state_ || warnedAt_.contains(at_)) return false;
    if (assessment_ && (fixedClock_ || assessment_->ready())) takeAssessment();
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
