#include "app/thinking/GameAnalysis.h"

#include <utility>

#include "base/Message.h"
#include "match/Judgement.h"

namespace app {
namespace {

// Where pieces are hidden, a turn is judged by what its mover knew, and so has to be among the candidates.
constexpr int kAllCandidates = 1000;

/// The chances at the end of a game: 1 for the winners; in a draw all players have equal shares.
std::vector<double> chancesAt(const game::Outcome& end, std::size_t players) {
    const double share = end.winners.empty() ? 1 / static_cast<double>(players) : 0;
    std::vector<double> chances(players, share);
    for (const game::PlayerId winner : end.winners) chances[winner.value] = 1;
    return chances;
}

}  // namespace

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
        if (const game::Outcome outcome = position->outcome(); outcome.over)
            enter(match, {.chances = chancesAt(outcome, match.players().size())});
        else
            ask(match, position->toMove());
    }
    return done_ != before || failure_;
}

/// Asks for the player who decided here; several may have been awaited.
void GameAnalysis::ask(const match::Match& match, game::PlayerId toMove) {
    const bool last = at() + 1 == line_.size();
    const game::PlayerId decider = last ? toMove : match.tree().node(line_[at() + 1]).mover;
    auto view = match.viewAt(line_[at()], game::Viewer(decider));
    forced_ = view->legalActions().size() < 2 || !view->announcement().empty();
    thought_ = {};
    asked_ = true;
    game::BotLimits limits = effort_.limits(thinker_->clockFixed());
    if (match.hasSecrets()) limits.candidates = kAllCandidates;
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
    match::Evaluation evaluation{.chances = thought_.chances(), .depth = thought_.depth};
    if (!thought_.candidates.empty()) evaluation.line = thought_.candidates.front().notation;
    enter(match, std::move(evaluation));
}

void GameAnalysis::enter(match::Match& match, match::Evaluation evaluation) {
    match.edits().setEvaluation(line_[at()], std::move(evaluation));
    if (match.hasSecrets()) foresee(match);
    judge(match);
    ++done_;
}

/// Keeps what the turn that was played here was worth to its mover before it brought anything to light.
void GameAnalysis::foresee(match::Match& match) const {
    if (at() + 1 == line_.size()) return;
    const match::NodeId turn = line_[at() + 1];
    const match::Node& played = match.tree().node(turn);
    if (!played.evaluation) return;
    for (const game::Candidate& candidate : thought_.candidates) {
        if (candidate.line.empty() || candidate.line.front() != played.action) continue;
        if (played.mover.value >= candidate.chances.size()) return;
        match::Evaluation evaluation = *played.evaluation;
        evaluation.foreseen = candidate.chances[played.mover.value];
        return match.edits().setEvaluation(turn, std::move(evaluation));
    }
}

/// Judges the turn that was played in the position just evaluated.
void GameAnalysis::judge(match::Match& match) const {
    if (at() + 1 == line_.size()) return;
    const match::NodeId turn = line_[at() + 1];
    match.edits().judge(turn, match::judgementOf(match, turn, thought_.candidates, forced_));
}

}  // namespace app
