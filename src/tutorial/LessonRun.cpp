#include "tutorial/LessonRun.h"

#include <algorithm>
#include <utility>

namespace tutorial {

using game::Viewer;

namespace {

bool samePosition(const game::State& one, const game::State& other) {
    return one.ply() == other.ply() &&
           one.view(Viewer::record())->positionText() == other.view(Viewer::record())->positionText();
}

bool meetsAny(const std::vector<Expectation>& expectations, const game::View& before, game::Action turn) {
    return std::any_of(expectations.begin(), expectations.end(),
                       [&](const Expectation& expectation) { return meets(expectation, before, turn); });
}

/// The turn that a text means; nothing if it cannot be played.
std::optional<game::Action> parsed(const game::State& state, const std::string& text) {
    const auto turn = state.view(Viewer::record())->parse(text);
    return turn && state.isLegal(*turn) ? std::optional(*turn) : std::nullopt;
}

/// The turn to be shown in this position; nothing if neither it nor another one of `shown` is legal there.
std::optional<game::Action> playable(const game::State& state, const Shown& shown) {
    if (state.isLegal(shown.turn)) return shown.turn;
    for (const std::string& text : shown.instead)
        if (const auto turn = parsed(state, text)) return turn;
    return {};
}

/// Plays what a step shows; false if one of the turns cannot be played.
bool playShown(game::State& state, const Step& step) {
    for (const Shown& shown : step.show) {
        const auto turn = playable(state, shown);
        if (!turn) return false;
        (void)state.apply(*turn);
    }
    return true;
}

/// Whether the turns that a step shows and names can be played from this position, too.
bool canBegin(const game::State& state, const Step& step) {
    const std::unique_ptr<game::State> after = state.clone();
    return playShown(*after, step) &&
           std::all_of(step.expected.begin(), step.expected.end(), [&](const Expectation& expectation) {
               return expectation.kind != Expectation::Kind::Action || after->isLegal(expectation.action);
           });
}

/// The player to move once the step has shown its turns.
game::PlayerId learnerOf(const Step& step) {
    const std::unique_ptr<game::State> state = step.start->clone();
    (void)playShown(*state, step);
    return state->toMove();
}

}  // namespace

LessonRun::LessonRun(const Lesson& lesson, std::size_t step) : lesson_(&lesson) {
    enter(step < lesson.steps.size() ? step : 0);
}

// ---- events on the table ----

void LessonRun::plan(Planned planned) {
    plan_.push_back(std::move(planned));
    phase_ = Phase::Moving;
}

std::optional<LessonRun::Move> LessonRun::next(const game::View* table) {
    std::optional<Move> move;
    while (!move && !plan_.empty()) {
        const Planned planned = std::move(plan_.front());
        plan_.pop_front();
        move = resolve(planned, table);
    }
    if (phase_ == Phase::Moving && plan_.empty()) phase_ = after_;
    return move;
}

std::optional<LessonRun::Move> LessonRun::resolve(const Planned& planned, const game::View* table) {
    if (const auto* begin = std::get_if<Begin>(&planned)) {
        if (canStay(begin->from, table)) return {};
        return SetUp{step().start->clone()};
    }
    if (const auto* back = std::get_if<TakeBack>(&planned)) return *back;
    const std::unique_ptr<game::State> state = table ? table->truth() : nullptr;
    if (!state || state->outcome().over) return {};
    if (std::holds_alternative<Punish>(planned)) return resolvePunish(*state);
    std::optional<game::Action> turn;
    if (const auto* shown = std::get_if<Shown>(&planned)) {
        turn = playable(*state, *shown);
    } else {
        turn = parsed(*state, std::get<Reply>(planned).turn);
        if (turn)
            ++tried_;
        else
            plan_.clear();
    }
    if (!turn) return {};
    return Play{*turn};
}

/// One part of the winning turn; the next ones are planned. The learner, whose turn may go on, is not made
/// to win.
std::optional<LessonRun::Move> LessonRun::resolvePunish(game::State& state) {
    const std::vector<game::Action> turn =
        state.toMove() != learner_ ? winningTurn(state) : std::vector<game::Action>();
    if (turn.empty()) return {};
    if (turn.size() > 1) plan_.emplace_front(Punish{});
    ++tried_;
    return Play{turn.front()};
}

bool LessonRun::canStay(Begin::From from, const game::View* table) const {
    const std::unique_ptr<game::State> state = table && from != Begin::From::Anew ? table->truth() : nullptr;
    if (!state) return false;
    return samePosition(*state, *step().start) ||
           (from == Begin::From::Before && !step().setUp && canBegin(*state, step()));
}

void LessonRun::enter(std::size_t step, Begin::From from) {
    index_ = step;
    verdict_.clear();
    hints_ = 0;
    tried_ = 0;
    plan_.clear();
    learner_ = learnerOf(this->step());
    plan(Begin{from});
    for (const Shown& shown : this->step().show) plan(shown);
    afterShow();
}

void LessonRun::afterShow() {
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
    if (plan_.empty()) phase_ = after_;
}

const std::vector<game::Place>& LessonRun::pointed() const {
    static const std::vector<game::Place> kNone;
    if (phase_ == Phase::Wrong || phase_ == Phase::Right) return kNone;
    for (std::size_t i = hints_; i-- > 0;)
        if (!step().hints[i].places.empty()) return step().hints[i].places;
    return step().point;
}

// ---- actions of the player ----

bool LessonRun::play(game::Action turn, const game::View& before) {
    if (phase_ != Phase::Turn || !before.isLegal(turn)) return false;
    lastPlayed_ = turn;
    if (step().task == Step::Task::Turn)
        judge(turn, before);
    else
        phase_ = Phase::Opponent;
    return true;
}

void LessonRun::judge(game::Action turn, const game::View& before) {
    const auto named = [turn](const Expectation& expectation) {
        return expectation.kind == Expectation::Kind::Action && expectation.action == turn;
    };
    const std::vector<Expectation>& expected = step().expected;
    // A turn that is expected by name is right. Otherwise the specific wrong turns count first, then the
    // general expectations.
    const bool certain = std::any_of(expected.begin(), expected.end(), named);
    for (const Wrong& wrong : certain ? std::vector<Wrong>() : step().wrong)
        if (meetsAny(wrong.when, before, turn)) return fail(wrong.why, wrong.reply);
    if (certain || meetsAny(expected, before, turn)) return tell(Phase::Right, step().right);
    fail(step().otherwise, {});
}

/// Plays the punishing turns: those of the lesson, or else a turn with which the other side wins.
void LessonRun::fail(const std::string& why, const std::vector<std::string>& reply) {
    tried_ = 1;
    for (const std::string& turn : reply) plan(Reply{turn});
    if (reply.empty()) plan(Punish{});
    tell(Phase::Wrong, why);
}

void LessonRun::follow(const game::View& table) {
    const bool playing = phase_ == Phase::Turn || phase_ == Phase::Opponent;
    if (step().task != Step::Task::Game || !playing) return;
    const game::Outcome outcome = table.outcome();
    if (outcome.over) {
        const bool won = outcome.wonBy(learner_);
        return tell(won ? Phase::Right : Phase::Wrong, won ? step().right : step().otherwise);
    }
    const std::vector<game::PlayerId> awaited = table.awaited();
    const bool learners = std::find(awaited.begin(), awaited.end(), learner_) != awaited.end();
    phase_ = learners ? Phase::Turn : Phase::Opponent;
}

void LessonRun::tell(Phase phase, const std::string& verdict) {
    verdict_ = verdict;
    after_ = phase;
    if (plan_.empty()) phase_ = phase;
}

void LessonRun::answer(std::size_t answer) {
    const bool awaited = phase_ == Phase::Answer || (phase_ == Phase::Wrong && !step().test);
    if (!awaited || answer >= step().answers.size()) return;
    const Answer& given = step().answers[answer];
    tell(given.right ? Phase::Right : Phase::Wrong, given.why);
}

void LessonRun::goOn() {
    if (phase_ == Phase::Wrong) return tryAgain();
    if (phase_ != Phase::Reading && phase_ != Phase::Right) return;
    if (index_ + 1 < lesson_->steps.size()) return enter(index_ + 1, Begin::From::Before);
    verdict_.clear();
    phase_ = Phase::Done;
}

void LessonRun::tryAgain() {
    if (step().test) {
        std::size_t first = index_;
        while (first > 0 && lesson_->steps[first - 1].test) --first;
        return enter(first);
    }
    verdict_.clear();
    if (step().task == Step::Task::Game)
        plan(Begin{Begin::From::Anew});
    else if (tried_ > 0)
        plan(TakeBack{std::exchange(tried_, 0)});
    afterShow();
}

void LessonRun::goTo(std::size_t step) {
    if (step < lesson_->steps.size()) enter(step);
}

bool LessonRun::canHint() const {
    return (phase_ == Phase::Turn || phase_ == Phase::Answer) && hints_ < step().hints.size();
}

void LessonRun::hint() {
    if (canHint()) ++hints_;
}

}  // namespace tutorial
