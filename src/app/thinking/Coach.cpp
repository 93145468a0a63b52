#include "app/thinking/Coach.h"

#include <utility>

namespace app {

using tutorial::Oversight;

namespace {

Coach::LastChance chanceMissed(game::State& before, game::Action played, const std::stop_token& stop) {
    const auto view = before.view(game::Viewer::record());
    Coach::LastChance chance{.played = view->notation(played), .better = {}};
    const tutorial::Outlook outlook = tutorial::outlookOf(before, stop);
    if (!outlook.safe || !tutorial::oversightOf(before, played)) return chance;
    chance.better = view->notation(*outlook.safe);
    chance.wins = outlook.win.has_value();
    return chance;
}

}  // namespace

void Coach::forget() {
    assessment_.cancel();
    retrospect_.cancel();
    state_.reset();
    ply_ = 0;
    person_.reset();
    outlook_.reset();
    warnedAt_.clear();
    remarkedTopics_.clear();
    warning_.reset();
    remark_.reset();
    lastChance_.reset();
}

void Coach::look(match::NodeId at, const game::View& view, bool toMove, game::PlayerId person) {
    const bool answered = toMove && view.ply() > ply_ && person_ == person;
    person_ = person;
    if (!answered || !remark_ || !remark_->lasting) remark_.reset();
    ply_ = view.ply();
    at_ = at;
    warning_.reset();
    outlook_.reset();
    lastChance_.reset();
    auto truth = ThinkingService::truthOf(view);
    assessment_ = truth ? assess(view, toMove, person) : comment(view, person);
    state_ = truth && toMove ? std::move(*truth) : nullptr;
}

Question<Coach::Assessment> Coach::assess(const game::View& view, bool toMove, game::PlayerId person) {
    return thinking_.ask<Assessment>(view, [toMove, person](game::State& state, const std::stop_token& stop) {
        Assessment assessment;
        if (toMove) assessment.outlook = tutorial::outlookOf(state, stop);
        if (!stop.stop_requested()) assessment.remark = state.view(game::Viewer::record())->remark(person);
        return assessment;
    });
}

Question<Coach::Assessment> Coach::comment(const game::View& view, game::PlayerId person) {
    return thinking_.run<Assessment>([seen = view.copy(), person](const std::stop_token&) {
        return Assessment{.outlook = {}, .remark = seen->remark(person)};
    });
}

void Coach::lookBack(const game::View& before, game::Action played) {
    retrospect_ =
        thinking_.ask<LastChance>(before, [played](game::State& state, const std::stop_token& stop) {
            return chanceMissed(state, played, stop);
        });
}

bool Coach::update() {
    bool news = takeAssessment();
    if (auto found = retrospect_.take()) {
        if (*found) lastChance_ = std::move(**found);
        news = true;
    }
    return news;
}

bool Coach::takeAssessment() {
    auto assessment = assessment_.take();
    if (!assessment) return false;
    // The thread could not be started: the coach says nothing about this position.
    if (!*assessment) return true;
    outlook_ = (*assessment)->outlook;
    if ((*assessment)->remark && remarkedTopics_.insert((*assessment)->remark->topic).second)
        remark_ = std::move((*assessment)->remark);
    return true;
}

bool Coach::holdsBack(game::Action turn) {
    if (!state_ || warnedAt_.contains(at_)) return false;
    takeAssessment();
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

// ---- the texts ----

std::string warningText(const i18n::Catalogue& texts, const Coach::Warning& warning) {
    const Oversight& oversight = warning.oversight;
    if (oversight.kind == Oversight::Kind::MissesWin)
        return texts.tr("You can win at once. Look for it, or play {turn} once more if you mean it.",
                        {{"turn", warning.turn}});
    const std::string why = oversight.end ? texts.tr(*oversight.end) : texts.tr(oversight.reason.c_str());
    if (oversight.kind == Oversight::Kind::EndsForOthers)
        return texts.tr("{turn} ends the game: {why} Play it once more if you mean it.",
                        {{"turn", warning.turn}, {"why", why}});
    if (oversight.end)
        return texts.tr("After {turn}: {why} Play it once more if you mean it.",
                        {{"turn", warning.turn}, {"why", why}});
    return texts.tr("After {turn} and {answer}: {why} Play it once more if you mean it.",
                    {{"turn", warning.turn}, {"answer", warning.answer}, {"why", why}});
}

std::string lastChanceText(const i18n::Catalogue& texts, const Coach::LastChance& chance) {
    if (chance.better.empty()) return texts.tr("At the end nothing helped any more: look at earlier turns.");
    return chance.wins ? texts.tr("{better} instead of {played} would have won.",
                                  {{"better", chance.better}, {"played", chance.played}})
                       : texts.tr("{better} instead of {played} would not have lost.",
                                  {{"better", chance.better}, {"played", chance.played}});
}

}  // namespace app
