#include "tutorial/Claims.h"

#include <algorithm>
#include <string>

#include "tutorial/Proof.h"
#include "tutorial/Rehearsal.h"

namespace tutorial {
namespace {

using base::msgid;

/// The player of the last turn; in a position that was set up, the one whose turn is before this one.
game::PlayerId lastMover(const Rehearsal& rehearsal) {
    const std::unique_ptr<game::State> state = rehearsal.state().clone();
    if (!rehearsal.run().step().show.empty()) {
        (void)state->undo();
        return state->toMove();
    }
    const auto players = static_cast<std::size_t>(state->playerCount());
    return game::playerAt((state->toMove().value + players - 1) % players);
}

/// Collects the refuted claims of one step.
class ClaimsOfStep {
  public:
    ClaimsOfStep(const Lesson& lesson, std::size_t index, std::vector<base::Error>& refuted)
        : lesson_(lesson), index_(index), refuted_(refuted), rehearsal_(lesson, index) {
        rehearsal_.settle();
    }

    void check() {
        for (const StepText& text : run().step().texts)
            if (text.of != StepText::Of::Turn) checkPosition(text);
        if (run().phase() != LessonRun::Phase::Turn || run().step().task != Step::Task::Turn) return;
        const std::vector<StepText>& texts = run().step().texts;
        if (std::none_of(texts.begin(), texts.end(), claimsOfTurns)) return;
        for (const game::Action turn : rehearsal_.view()->legalActions()) checkTurn(turn);
    }

  private:
    static bool claimsOfTurns(const StepText& text) {
        return text.of == StepText::Of::Turn && !text.claims.empty();
    }

    void checkPosition(const StepText& text) {
        for (const Condition& claim : text.claims)
            if (!holds(claim, rehearsal_.state(), lastMover(rehearsal_)))
                refute(claim, {msgid("this text claims what is not so: {claim}"), {{"claim", claim.words}}});
    }

    void checkTurn(game::Action turn) {
        Rehearsal tried(lesson_, index_);
        tried.settle();
        tried.play(turn);
        const std::unique_ptr<game::State> after = rehearsal_.state().clone();
        const game::PlayerId mover = after->moverOf(turn);
        (void)after->apply(turn);
        for (const StepText& text : run().step().texts) {
            if (!claimsOfTurns(text) || text.text != tried.run().verdict()) continue;
            for (const Condition& claim : text.claims)
                if (!holds(claim, *after, mover))
                    refute(claim, {msgid("this text is said of {turn}, after which it is not so: {claim}"),
                                   {{"turn", rehearsal_.view()->notation(turn)}, {"claim", claim.words}}});
        }
    }

    void refute(const Condition& claim, base::Message why) {
        refuted_.push_back({.message = std::move(why), .file = lesson_.id + ".lesson", .at = claim.at});
    }

    [[nodiscard]] const LessonRun& run() const { return rehearsal_.run(); }

    const Lesson& lesson_;
    std::size_t index_;
    std::vector<base::Error>& refuted_;
    Rehearsal rehearsal_;
};

bool claimsAnything(const Step& step) {
    return std::any_of(step.texts.begin(), step.texts.end(),
                       [](const StepText& text) { return !text.claims.empty(); });
}

}  // namespace

std::vector<base::Error> refutedClaims(const Lesson& lesson) {
    std::vector<base::Error> refuted;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (claimsAnything(lesson.steps[i])) ClaimsOfStep(lesson, i, refuted).check();
    return refuted;
}

}  // namespace tutorial
