#include "tutorial/Runner.h"

#include <algorithm>
#include <utility>

namespace tutorial {

using game::Viewer;

namespace {

bool samePosition(const game::State& one, const game::State& other) {
    return one.ply() == other.ply() &&
           one.view(Viewer::record())->positionText() == other.view(Viewer::record())->positionText();
}

bool meetsAny(const std::vector<Expectation>& expectations, game::State& before, game::Action turn) {
    return std::any_of(expectations.begin(), expectations.end(),
                       [&](const Expectation& expectation) { return meets(expectation, before, turn); });
}

/// The turn to be shown in this position; nothing if neither it nor another one of `shown` is legal there.
std::optional<game::Action> playable(const game::State& state, const Shown& shown) {
    if (state.isLegal(shown.turn)) return shown.turn;
    for (const std::string& text : shown.instead)
        if (const auto turn = state.view(Viewer::record())->parse(text)) return *turn;
    return {};
}

/// Whether the turns that a step shows and names can be played from this position, too.
bool canBegin(const game::State& state, const Step& step) {
    const std::unique_ptr<game::State> after = state.clone();
    for (const Shown& shown : step.show) {
        const auto turn = playable(*after, shown);
        if (!turn) return false;
        (void)after->apply(*turn);
    }
    return std::all_of(step.expected.begin(), step.expected.end(), [&](const Expectation& expectation) {
        return expectation.kind != Expectation::Kind::Action || after->isLegal(expectation.action);
    });
}

}  // namespace

Runner::Runner(const Lesson& lesson, std::size_t step) : lesson_(&lesson) {
    enter(step < lesson.steps.size() ? step : 0);
}

// ---- events on the table ----

std::optional<Runner::Move> Runner::next() {
    if (moves_.empty()) return {};
    Move move = std::move(moves_.front());
    moves_.pop_front();
    if (moves_.empty()) settle();
    return move;
}

void Runner::queue(game::Action turn) {
    (void)state_->apply(turn);
    moves_.emplace_back(Play{turn});
    phase_ = Phase::Moving;
}

void Runner::queueReset(const game::State& state) {
    state_ = state.clone();
    moves_.emplace_back(SetUp{state.clone()});
    phase_ = Phase::Moving;
}

void Runner::settle() { phase_ = after_; }

void Runner::enter(std::size_t step, bool goesOn) {
    index_ = step;
    verdict_.clear();
    hints_ = 0;
    tried_ = 0;
    moves_.clear();
    const Step& entered = this->step();
    const bool stays = state_ && (samePosition(*state_, *entered.start) ||
                                  (goesOn && !entered.setUp && canBegin(*state_, entered)));
    if (!stays) queueReset(*entered.start);
    for (const Shown& shown : entered.show) queue(playable(*state_, shown).value_or(shown.turn));
    afterShow();
}

void Runner::afterShow() {
    switch (step().task) {
        case Step::Task::None:
            after_ = Phase::Reading;
            break;
        case Step::Task::Answer:
            after_ = Phase::Answer;
            break;
        case Step::Task::Turn:
        case Step::Task::Game:
            after_ = Phase::Turn;
            break;
    }
    if (moves_.empty()) settle();
}

const std::vector<game::Place>& Runner::pointed() const {
    static const std::vector<game::Place> kNone;
    if (phase_ == Phase::Wrong || phase_ == Phase::Right) return kNone;
    for (std::size_t i = hints_; i-- > 0;)
        if (!step().hints[i].places.empty()) return step().hints[i].places;
    return step().point;
}

// ---- actions of the player ----

void Runner::play(game::Action turn) {
    if (phase_ != Phase::Turn || !state_->isLegal(turn)) return;
    if (step().task == Step::Task::Turn) return judge(turn);
    queue(turn);
    judgeGame();
}

void Runner::opponentPlays(game::Action turn) {
    if (phase_ != Phase::Opponent || !state_->isLegal(turn)) return;
    queue(turn);
    judgeGame();
}

void Runner::judge(game::Action turn) {
    const auto named = [turn](const Expectation& expectation) {
        return expectation.kind == Expectation::Kind::Action && expectation.action == turn;
    };
    const std::vector<Expectation>& expected = step().expected;
    // A turn that is expected by name is right. Otherwise the specific wrong turns count first, then the
    // general expectations.
    const bool certain = std::any_of(expected.begin(), expected.end(), named);
    for (const Wrong& wrong : certain ? std::vector<Wrong>() : step().wrong)
        if (meetsAny(wrong.when, *state_, turn)) {
            queue(turn);
            return fail(wrong.why, wrong.reply);
        }
    const bool right = certain || meetsAny(expected, *state_, turn);
    queue(turn);
    if (right) return tell(Phase::Right, step().right);
    fail(step().otherwise, {});
}

/// Plays the punishing turns: those of the lesson, or else a turn with which the other side wins.
void Runner::fail(const std::string& why, const std::vector<std::string>& reply) {
    tried_ = 1;
    const auto answer = [this](game::Action turn) {
        queue(turn);
        ++tried_;
    };
    for (const std::string& text : reply) {
        const auto turn = state_->view(Viewer::record())->parse(text);
        if (!turn || state_->outcome().over) break;
        answer(*turn);
    }
    if (reply.empty() && !state_->outcome().over)
        if (const auto turn = winningTurn(*state_)) answer(*turn);
    tell(Phase::Wrong, why);
}

void Runner::judgeGame() {
    const game::Outcome outcome = state_->outcome();
    const game::PlayerId player = step().start->toMove();
    if (!outcome.over) {
        after_ = state_->toMove() == player ? Phase::Turn : Phase::Opponent;
        return;
    }
    const bool won = outcome.wonBy(player);
    tell(won ? Phase::Right : Phase::Wrong, won ? step().right : step().otherwise);
}

void Runner::tell(Phase phase, const std::string& verdict) {
    verdict_ = verdict;
    after_ = phase;
    if (moves_.empty()) settle();
}

void Runner::answer(std::size_t answer) {
    const bool awaited = phase_ == Phase::Answer || (phase_ == Phase::Wrong && !step().test);
    if (!awaited || answer >= step().answers.size()) return;
    const Answer& given = step().answers[answer];
    tell(given.right ? Phase::Right : Phase::Wrong, given.why);
}

void Runner::goOn() {
    if (phase_ == Phase::Wrong) return tryAgain();
    if (phase_ != Phase::Reading && phase_ != Phase::Right) return;
    if (index_ + 1 < lesson_->steps.size()) return enter(index_ + 1, true);
    verdict_.clear();
    phase_ = Phase::Done;
}

void Runner::tryAgain() {
    if (step().test) {
        std::size_t first = index_;
        while (first > 0 && lesson_->steps[first - 1].test) --first;
        return enter(first);
    }
    verdict_.clear();
    if (step().task == Step::Task::Game) {
        queueReset(*step().start);
    } else if (tried_ > 0) {
        for (int i = 0; i < tried_; ++i) (void)state_->undo();
        moves_.emplace_back(TakeBack{std::exchange(tried_, 0)});
        phase_ = Phase::Moving;
    }
    afterShow();
}

void Runner::goTo(std::size_t step) {
    if (step < lesson_->steps.size()) enter(step);
}

bool Runner::canHint() const {
    return (phase_ == Phase::Turn || phase_ == Phase::Answer) && hints_ < step().hints.size();
}

void Runner::hint() {
    if (canHint()) ++hints_;
}

}  // namespace tutorial
