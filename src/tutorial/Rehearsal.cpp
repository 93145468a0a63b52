#include "tutorial/Rehearsal.h"

namespace tutorial {

std::optional<LessonRun::Move> Rehearsal::next() {
    auto move = run_.next(state_ ? view().get() : nullptr);
    if (!move) return move;
    if (const auto* begin = std::get_if<LessonRun::SetUp>(&*move))
        state_ = begin->state->clone();
    else if (const auto* play = std::get_if<LessonRun::Play>(&*move))
        (void)state_->apply(play->action);
    else
        for (int i = 0; i < std::get<LessonRun::TakeBack>(*move).turns; ++i) (void)state_->undo();
    return move;
}

void Rehearsal::settle() {
    while (next()) continue;
}

void Rehearsal::play(game::Action turn) {
    if (!state_ || !state_->isLegal(turn)) return;
    if (run_.phase() != LessonRun::Phase::Opponent && !run_.play(turn, *view())) return;
    (void)state_->apply(turn);
    run_.follow(*view());
    settle();
}

}  // namespace tutorial
