#include "tutorial/Claims.h"

#include <algorithm>
#include <string>

#include "tutorial/Rehearsal.h"

namespace tutorial {
namespace {

using base::msgid;

/// The player of the last turn; in a position that was set up, the one whose turn is before this one.
game::PlayerId lastMover(const Rehearsal& rehearsal) {
    const std::unique_ptr<game::State> state = rehearsal.state().clone();
    if (!rehearsal.runner().step().show.empty()) {
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
        checkPosition();
        if (runner().phase() != Runner::Phase::Turn || runner().step().task != Step::Task::Turn) return;
        for (const game::Action turn : rehearsal_.view()->legalActions()) checkTurn(turn);
    }

  private:
    void checkPosition() {
        const std::unique_ptr<game::State> state = rehearsal_.state().clone();
        for (const Claim& claim : runner().step().claims) {
            if (claim.text != runner().step().say) continue;
            for (const Expectation::Kind condition : claim.conditions)
                if (!holdsAfter(condition, *state, lastMover(rehearsal_)))
                    refute(claim, msgid("the position is not as this text claims"));
        }
    }

    void checkTurn(game::Action turn) {
        const std::unique_ptr<const game::View> before = rehearsal_.view();
        Rehearsal tried(lesson_, index_);
        tried.settle();
        tried.play(turn);
        for (const Claim& claim : runner().step().claims) {
            if (claim.text != tried.runner().verdict()) continue;
            for (const Expectation::Kind condition : claim.conditions)
                if (!meets({condition}, *before, turn))
                    refute(claim, {msgid("this text is said of {turn}, which does not do what it claims"),
                                   {{"turn", before->notation(turn)}}});
        }
    }

    void refute(const Claim& claim, base::Message why) {
        refuted_.push_back(
            {.message = std::move(why), .file = lesson_.id + ".lesson", .at = {claim.line, 1}});
    }

    [[nodiscard]] const Runner& runner() const { return rehearsal_.runner(); }

    const Lesson& lesson_;
    std::size_t index_;
    std::vector<base::Error>& refuted_;
    Rehearsal rehearsal_;
};

}  // namespace

std::vector<base::Error> refutedClaims(const Lesson& lesson) {
    std::vector<base::Error> refuted;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (!lesson.steps[i].claims.empty()) ClaimsOfStep(lesson, i, refuted).check();
    return refuted;
}

}  // namespace tutorial
