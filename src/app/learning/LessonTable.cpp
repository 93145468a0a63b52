#include "app/learning/LessonTable.h"

#include <utility>

#include "app/common/Wake.h"
#include "app/thinking/Ideas.h"

namespace app {
namespace {

using Phase = tutorial::Runner::Phase;
using std::chrono::milliseconds;

// Seconds before …
constexpr float kBeforeFirst = 0.7F;    // … the first turn in a position that was just set up
constexpr float kBetweenMoves = 0.55F;  // … the next one
constexpr float kBeforeBack = 0.15F;    // … turns are taken back

const glm::vec3 kIdeaColor{0.98F, 0.86F, 0.55F};

constexpr milliseconds kOpponentTime{600};
constexpr std::uint64_t kOpponentNodes = 3'000;
constexpr milliseconds kOpponentPatience{60'000};

}  // namespace

LessonTable::LessonTable(tutorial::Runner& runner, const CatalogEntry& game, CurrentGame& currentGame)
    : runner_(runner), game_(game), currentGame_(currentGame) {}

LessonTable::~LessonTable() { currentGame_.endPreview(); }

bool LessonTable::takesTurns() const {
    return currentGame_.previewed() != nullptr && runner_.phase() == Phase::Turn && !table().animating();
}

bool LessonTable::busy() const {
    return runner_.phase() == Phase::Moving || runner_.phase() == Phase::Opponent || table().animating();
}

bool LessonTable::update(float seconds) {
    if (currentGame_.previewed() != nullptr && table().animating()) return false;
    if (takesTurns() && table().examined()) {
        takeTurn();
        return true;
    }
    rest_ -= seconds;
    if (rest_ > 0) return false;
    if (looksSoon_) lookAtStep();
    if (runner_.phase() == Phase::Opponent) return letOpponentMove();
    auto move = runner_.next();
    if (!move) return false;
    carryOut(std::move(*move));
    follow();
    return true;
}

void LessonTable::takeTurn() {
    const game::Action turn = *table().examined();
    table().forgetExamined();
    runner_.play(turn);
    rest_ = 0;
}

void LessonTable::carryOut(tutorial::Runner::Move move) {
    rest_ = kBetweenMoves;
    if (auto* place = std::get_if<tutorial::Runner::SetUp>(&move)) {
        setUp(std::move(place->state));
        rest_ = kBeforeFirst;
    } else if (const auto* play = std::get_if<tutorial::Runner::Play>(&move)) {
        table().follow(play->action);
    } else {
        for (int i = 0; i < std::get<tutorial::Runner::TakeBack>(move).turns; ++i) table().back();
        rest_ = kBeforeBack;
    }
}

void LessonTable::setUp(std::unique_ptr<game::State> state) {
    std::vector<std::string> players;
    for (int i = 0; i < state->playerCount(); ++i)
        players.push_back(game_.kind->seatName(game::playerAt(static_cast<std::size_t>(i))));
    match::Match match(std::move(state), std::move(players));
    match.setLive(false);
    currentGame_.watch(game_, std::move(match));
    // The lesson judges a turn before it is played, so turns are examined.
    table().examine(true);
    lookedAt_.reset();
}

bool LessonTable::letOpponentMove() {
    if (!asked_) {
        if (!opponent_)
            opponent_ = std::make_unique<Thinker>(game_.kind->createBot(runner_.step().opponent), wakeLoop);
        game::BotLimits limits{.seed = runner_.index()};
        if (currentGame_.clockFixed())
            limits.nodes = kOpponentNodes;
        else
            limits.time = kOpponentTime;
        opponent_->begin(runner_.state().view(runner_.state().toMove()), limits);
        asked_ = true;
    }
    if (currentGame_.clockFixed()) opponent_->waitFor(kOpponentPatience);
    const auto answer = opponent_->take();
    if (!answer) return false;
    asked_ = false;
    if (answer->action) runner_.opponentPlays(*answer->action);
    return true;
}

// ---- marks, ideas and camera ----

void LessonTable::follow() {
    if (currentGame_.previewed() == nullptr) return;
    const bool rests = runner_.phase() != Phase::Moving;
    scene::Marks marks{.ideas = ideas()};
    if (rests) marks.advice = runner_.pointed();
    table().show(std::move(marks));
    // A table that was just set up does not know its part of the picture yet, so the camera moves later.
    looksSoon_ = rests && lookedAt_ != runner_.index();
}

std::vector<scene::Idea> LessonTable::ideas() const {
    std::vector<scene::Idea> ideas;
    const bool shown = runner_.phase() == Phase::Reading || runner_.phase() == Phase::Turn;
    for (const game::Action turn : shown ? runner_.step().ideas : std::vector<game::Action>()) {
        const PlayedOut played = playedOut(table().view(), {turn}, 1, kIdeaColor);
        ideas.insert(ideas.end(), played.ideas.begin(), played.ideas.end());
    }
    return ideas;
}

void LessonTable::lookAtStep() {
    looksSoon_ = false;
    lookedAt_ = runner_.index();
    const tutorial::Step& step = runner_.step();
    if (step.look == tutorial::Step::Look::Above) table().camera().topView();
    if (step.look == tutorial::Step::Look::Seat) table().camera().seatView();
    table().stayAt(step.close);
}

}  // namespace app
