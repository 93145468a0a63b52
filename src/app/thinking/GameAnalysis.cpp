#include "app/thinking/GameAnalysis.h"

#include <utility>

#include "base/Message.h"
#include "match/Findings.h"

namespace app {

GameAnalysis::GameAnalysis(ThinkerPtr thinker, const match::Match& match, const Effort& effort)
    : thinker_(std::move(thinker)), effort_(effort), line_(match.tree().mainLine()) {
    const auto start = match.viewAt(line_.front(), game::Viewer::record());
    thinker_->prepare(match.viewAt(line_.front(), game::Viewer(start->toMove())));
}

bool GameAnalysis::concerns(const match::Match& match) const {
    for (std::size_t i = 0; i < line_.size(); ++i) {
        const std::vector<match::NodeId>& children = match.tree().node(line_[i]).children;
        const bool last = i + 1 == line_.size();
        if (last ? !children.empty() : children.empty() || children.front() != line_[i + 1]) return false;
    }
    return true;
}

bool GameAnalysis::update(match::Match& match) {
    if (finished()) return false;
    const std::size_t before = done_;
    if (asked_) take(match);
    while (!asked_ && !finished()) {
        const auto position = match.viewAt(line_[at()], game::Viewer::record());
        if (const game::Outcome outcome = position->outcome(); outcome.over) {
            match::enterEnd(match, line_[at()], outcome);
            ++done_;
        } else
            ask(match, position->toMove());
    }
    return done_ != before || failure_;
}

/// Asks for the player who decided here; several may have been awaited.
void GameAnalysis::ask(const match::Match& match, game::PlayerId toMove) {
    const bool last = at() + 1 == line_.size();
    const game::PlayerId decider = last ? toMove : match.tree().node(line_[at() + 1]).mover;
    auto view = match.viewAt(line_[at()], game::Viewer(decider));
    forced_ = match::isForced(*view);
    thought_ = {};
    asked_ = true;
    game::BotLimits limits = effort_.limits(thinker_->clockFixed());
    if (match.hasSecrets()) limits.candidates = match::kAllCandidates;
    thinker_->begin(std::move(view), limits);
}

void GameAnalysis::take(match::Match& match) {
    const auto answer = thinker_->take();
    if (thinker_->listen()) thought_ = *thinker_->latest();
    if (!answer) return;
    asked_ = false;
    if (!answer->action) {
        failure_ = answer->why.value_or(base::msgid("it found no move"));
        return;
    }
    match::enterFinding(match, line_, at(), {thought_, forced_});
    ++done_;
}

}  // namespace app
