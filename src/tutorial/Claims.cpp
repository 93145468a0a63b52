#include "tutorial/Claims.h"

#include <algorithm>
#include <string>

#include "tutorial/Runner.h"

namespace tutorial {
namespace {

using base::msgid;
using game::Viewer;

void letMove(Runner& runner) {
    while (runner.next()) continue;
}

/// The player of the last turn; in a position that was set up, the one whose turn is before this one.
game::PlayerId lastMover(const Runner& runner) {
    const std::unique_ptr<game::State> state = runner.state().clone();
    if (!runner.step().show.empty()) {
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
        : lesson_(lesson), index_(index), refuted_(refuted), runner_(lesson, index) {
        letMove(runner_);
    }

    void check() {
        checkPosition();
        if (runner_.phase() != Runner::Phase::Turn || runner_.step().task != Step::Task::Turn) return;
        for (const game::Action turn : runner_.state().view(Viewer::record())->legalActions())
            checkTurn(turn);
    }

  private:
    void checkPosition() {
        const std::unique_ptr<game::State> state = runner_.state().clone();
        for (const Claim& claim : runner_.step().claims) {
            if (claim.text != runner_.step().say) continue;
            for (const Expectation::Kind condition : claim.conditions)
                if (!holdsAfter(condition, *state, lastMover(runner_)))
                    refute(claim, msgid("the position is not as this text claims"));
        }
    }

    void checkTurn(game::Action turn) {
        const std::unique_ptr<game::State> state = runner_.state().clone();
        Runner tried(lesson_, index_);
        letMove(tried);
        tried.play(turn);
        letMove(tried);
        for (const Claim& claim : runner_.step().claims) {
            if (claim.text != tried.verdict()) continue;
            for (const Expectation::Kind condition : claim.conditions)
                if (!meets({condition}, *state, turn))
                    refute(claim, {msgid("this text is said of {turn}, which does not do what it claims"),
                                   {{"turn", state->view(Viewer::record())->notation(turn)}}});
        }
    }

    void refute(const Claim& claim, base::Message why) {
        refuted_.push_back(
            {.message = std::move(why), .file = lesson_.id + ".lesson", .at = {claim.line, 1}});
    }

    const Lesson& lesson_;
    std::size_t index_;
    std::vector<base::Error>& refuted_;
    Runner runner_;
};

}  // namespace

std::vector<base::Error> refutedClaims(const Lesson& lesson) {
    std::vector<base::Error> refuted;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (!lesson.steps[i].claims.empty()) ClaimsOfStep(lesson, i, refuted).check();
    return refuted;
}

}  // namespace tutorial
