#include "app/thinking/GameAnalysis.h"

#include <utility>

#include "base/Message.h"
#include "match/Judgement.h"

namespace app {
namespace {

constexpr int kCandidates = 2;  // the second one shows whether the first was the only good turn
constexpr std::chrono::milliseconds kPatienceForPosition{60'000};

/// The chances at the end of a game: 1 for the winners; in a draw all players have equal shares.
std::vector<double> chancesAt(const game::Outcome& end, std::size_t players) {
    const double share = end.winners.empty() ? 1 / static_cast<double>(players) : 0;
    std::vector<double> chances(players, share);
    for (const game::PlayerId winner : end.winners) chances[winner.value] = 1;
    return chances;
}

}  // namespace

GameAnalysis::GameAnalysis(std::unique_ptr<game::Bot> bot, const match::Match& match, Limits limits,
                           std::function<void()> wake)
    : thinker_(std::make_unique<Thinker>(std::move(bot), std::move(wake))),
      limits_(std::move(limits)),
      line_(match.tree().mainLine()),
      state_(match.startState()) {
    limits_.position.candidates = kCandidates;
    for (std::size_t i = 1; i < line_.size(); ++i) state_->apply(match.node(line_[i]).action);
    thinker_->send([view = std::shared_ptr<const game::View>(
                        match.startState()->view(game::Viewer(match.startState()->toMove())))](
                       game::Bot& thinking, const std::stop_token& stop) { thinking.prepare(*view, stop); });
}

bool GameAnalysis::concerns(const match::Match& match) const {
    for (std::size_t i = 0; i < line_.size(); ++i) {
        const std::vector<match::NodeId>& children = match.node(line_[i]).children;
        const bool last = i + 1 == line_.size();
        if (last ? !children.empty() : children.empty() || children.front() != line_[i + 1]) return false;
    }
    return true;
}

bool GameAnalysis::update(match::Match& match) {
    if (finished() || !thinker_) return false;
    const std::size_t before = done_;
    if (asked_) take(match);
    while (!asked_ && !finished()) {
        const game::Outcome outcome = state_->outcome();
        if (outcome.over)
            enter(match, {.chances = chancesAt(outcome, match.players().size())});
        else
            ask(match);
    }
    return done_ != before || failure_;
}

/// Asks for the player who decided here; several may have been awaited.
void GameAnalysis::ask(const match::Match& match) {
    const bool last = at() + 1 == line_.size();
    auto view = state_->view(last ? state_->toMove() : match.node(line_[at() + 1]).mover);
    forced_ = view->legalActions().size() < 2 || !view->announcement().empty();
    thought_ = {};
    asked_ = true;
    thinker_->begin(std::move(view), limits_.position);
}

void GameAnalysis::take(match::Match& match) {
    if (limits_.fixedClock) thinker_->waitFor(kPatienceForPosition);
    const auto answer = thinker_->take();
    // Take the last thought first, because it arrives before the answer.
    if (auto thoughts = thinker_->takeThoughts(); !thoughts.empty()) thought_ = std::move(thoughts.back());
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
    match.setEvaluation(line_[at()], std::move(evaluation));
    judge(match);
    ++done_;
    if (done_ < line_.size()) state_->undo();
}

/// Judges the turn that was played in the position just evaluated.
void GameAnalysis::judge(match::Match& match) const {
    if (at() + 1 == line_.size()) return;
    const match::NodeId turn = line_[at() + 1];
    match.judge(turn, match::judgementOf(match, turn, thought_.candidates, forced_));
}

}  // namespace app
