#include "tutorial/PuzzleLesson.h"

#include <algorithm>
#include <utility>

namespace tutorial {

PuzzleLesson::PuzzleLesson(const Puzzle& puzzle, const PuzzleTexts& texts) : puzzle_(&puzzle), texts_(texts) {
    lesson_.id = puzzle.id;
    (void)add(*puzzle.start, {}, puzzle.solution);
    addSolution();
}

std::size_t PuzzleLesson::add(const game::State& start, const std::vector<Shown>& show,
                              const std::vector<PuzzleTurn>& right) {
    const std::size_t index = lesson_.steps.size();
    Step step;
    step.name = std::to_string(index);
    step.say = texts_.task;
    step.start = start.clone();
    step.show = show;
    step.task = Step::Task::Turn;
    step.otherwise = texts_.otherwise;
    step.right = texts_.right;
    for (const PuzzleTurn& turn : right) step.expected.push_back({Expectation::Kind::Action, turn.action});
    lesson_.steps.push_back(std::move(step));
    ways_.emplace_back();
    nodes_.push_back(&right);
    const std::unique_ptr<game::State> state = start.clone();
    for (const Shown& shown : show) (void)state->apply(shown.turn);
    for (const PuzzleTurn& turn : right) {
        if (turn.next.empty()) continue;
        (void)state->apply(turn.action);
        const Reply reply = replyTo(*state, turn);
        const std::size_t next = add(*state, reply.answers, *reply.right);
        (void)state->undo();
        ways_[index].push_back({turn.action, next});
    }
    return index;
}

PuzzleLesson::Reply PuzzleLesson::replyTo(const game::State& after, const PuzzleTurn& turn) const {
    Reply reply{.answers = {}, .right = &turn.next};
    const std::unique_ptr<game::State> state = after.clone();
    while (!reply.right->empty() && state->toMove() != puzzle_->start->toMove()) {
        // The first answer in the list resists longest.
        const PuzzleTurn& answer = reply.right->front();
        reply.answers.push_back({answer.action});
        (void)state->apply(answer.action);
        reply.right = &answer.next;
    }
    return reply;
}

std::vector<Shown> PuzzleLesson::mainLine() const {
    std::vector<Shown> line;
    for (const std::vector<PuzzleTurn>* turns = &puzzle_->solution; !turns->empty();
         turns = &turns->front().next)
        line.push_back({turns->front().action});
    return line;
}

void PuzzleLesson::addSolution() {
    Step step;
    step.name = "solution";
    step.say = texts_.solution;
    step.start = puzzle_->start->clone();
    step.show = mainLine();
    lesson_.steps.push_back(std::move(step));
    ways_.emplace_back();
    static const std::vector<PuzzleTurn> kNone;
    nodes_.push_back(&kNone);
}

std::optional<std::size_t> PuzzleLesson::after(std::size_t step, game::Action turn) const {
    const auto way =
        std::find_if(ways_[step].begin(), ways_[step].end(), [turn](const Way& w) { return w.turn == turn; });
    if (way == ways_[step].end()) return {};
    return way->step;
}

}  // namespace tutorial
