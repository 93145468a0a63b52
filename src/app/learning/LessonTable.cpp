#include "app/learning/LessonTable.h"

#include <utility>

#include "app/thinking/Ideas.h"

namespace app {
namespace {

using Phase = tutorial::LessonRun::Phase;
using std::chrono::milliseconds;

// Seconds before …
constexpr float kBeforeFirst = 0.7F;    // … the first turn in a position that was just set up
constexpr float kBetweenMoves = 0.55F;  // … the next one
constexpr float kBeforeBack = 0.15F;    // … turns are taken back

const glm::vec3 kIdeaColor{0.98F, 0.86F, 0.55F};

constexpr milliseconds kOpponentTime{600};

/// A seat whose turns the lesson plays.
class ScriptedSeat final : public match::Participant {
  public:
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View>, const match::Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<match::Decision> decide(float, bool) override { return {}; }
    [[nodiscard]] std::optional<bool> answer(const match::Offer&, const game::View&) override { return {}; }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }
};

}  // namespace

LessonTable::LessonTable(tutorial::LessonRun& run, const CatalogEntry& game, Tables& tables,
                         const Participants& participants)
    : run_(run), game_(game), tables_(tables), participants_(participants) {}

LessonTable::~LessonTable() { tables_.endPreview(); }

bool LessonTable::takesTurns() const {
    return tables_.previewed() != nullptr && run_.phase() == Phase::Turn && !table().animating();
}

bool LessonTable::busy() const {
    return run_.phase() == Phase::Moving || run_.phase() == Phase::Opponent || table().animating();
}

bool LessonTable::update(float seconds) {
    if (tables_.previewed() != nullptr && table().animating()) return false;
    rest_ -= seconds;
    if (rest_ > 0) return false;
    if (looksSoon_) lookAtStep();
    return run_.phase() == Phase::Moving ? letMove() : letPlay(seconds);
}

bool LessonTable::letMove() {
    const bool there = tables_.previewed() != nullptr;
    const auto seen = there ? table().match().view(game::Viewer::record()) : nullptr;
    if (auto move = run_.next(seen.get())) carryOut(std::move(*move));
    seatPlayers();
    follow();
    return true;
}

bool LessonTable::letPlay(float seconds) {
    const bool playing = run_.phase() == Phase::Turn || run_.phase() == Phase::Opponent;
    if (tables_.previewed() == nullptr) return false;
    if (run_.step().task != tutorial::Step::Task::Game || !playing) return false;
    if (table().control().update(seconds)) table().control().goOn();  // a bot that failed is asked again
    if (!news_.due(table().match())) return false;
    (void)news_.read(table().match());
    run_.follow(*table().match().view(game::Viewer::record()));
    return true;
}

void LessonTable::carryOut(tutorial::LessonRun::Move move) {
    rest_ = kBetweenMoves;
    if (auto* place = std::get_if<tutorial::LessonRun::SetUp>(&move)) {
        setUp(std::move(place->state));
        rest_ = kBeforeFirst;
    } else if (const auto* play = std::get_if<tutorial::LessonRun::Play>(&move)) {
        table().control().play(play->action);
    } else {
        takeBack(std::get<tutorial::LessonRun::TakeBack>(move).turns);
        rest_ = kBeforeBack;
    }
}

void LessonTable::setUp(std::unique_ptr<game::State> state) {
    std::vector<std::string> players;
    for (int i = 0; i < state->playerCount(); ++i)
        players.push_back(game_.kind->seatName(game::playerAt(static_cast<std::size_t>(i))));
    match::Match match(std::move(state), std::move(players));
    match.setLive(match.hasSecrets());  // nothing is hidden in a game under review
    tables_.watch(game_, std::move(match));
    table().turn().setGuard(this);
    seatedAt_.reset();
    lookedAt_.reset();
}

/// Turns that have shown something are taken back, too: the lesson shows it again.
void LessonTable::takeBack(int turns) {
    for (int i = 0; i < turns; ++i) table().history().back();
    if (!table().match().looksBack()) return;
    table().ownMatch().playFromHere();
    table().control().goOn();
}

void LessonTable::seatPlayers() {
    if (tables_.previewed() == nullptr) return;
    if (std::exchange(seatedAt_, run_.index()) == run_.index()) return;
    const bool others = run_.step().task == tutorial::Step::Task::Game || table().match().hasSecrets();
    if (!others && table().seating().onlyPersons()) return;
    match::Seating seating(table().match().players().size());
    for (std::size_t i = 0; others && i < table().match().players().size(); ++i)
        if (const game::PlayerId seat = game::playerAt(i); seat != run_.learner())
            seating.sit(seat, opponentAt(seat));
    participants_.sit(table(), std::move(seating));
    (void)news_.read(table().match());
}

std::unique_ptr<match::Participant> LessonTable::opponentAt(game::PlayerId seat) const {
    if (run_.step().task != tutorial::Step::Task::Game) return std::make_unique<ScriptedSeat>();
    return participants_.bot(game_.kind->createBot(run_.step().opponent), {.thinkingTime = kOpponentTime},
                             table().match().view(seat));
}

bool LessonTable::judge(game::Action turn) {
    rest_ = 0;
    return run_.play(turn, table().view());
}

void LessonTable::release() { table().turn().setGuard(nullptr); }

// ---- marks, ideas and camera ----

void LessonTable::follow() {
    if (tables_.previewed() == nullptr) return;
    const bool rests = run_.phase() != Phase::Moving;
    scene::Marks marks{.ideas = ideas()};
    if (rests) marks.advice = run_.pointed();
    table().stage().show(std::move(marks));
    // A table that was just set up does not know its part of the picture yet, so the camera moves later.
    looksSoon_ = rests && lookedAt_ != run_.index();
}

std::vector<scene::Idea> LessonTable::ideas() const {
    std::vector<scene::Idea> ideas;
    const bool shown = run_.phase() == Phase::Reading || run_.phase() == Phase::Turn;
    for (const game::Action turn : shown ? run_.step().ideas : std::vector<game::Action>()) {
        const PlayedOut played = playedOut(table().view(), {turn}, 1, kIdeaColor);
        ideas.insert(ideas.end(), played.ideas.begin(), played.ideas.end());
    }
    return ideas;
}

void LessonTable::lookAtStep() {
    looksSoon_ = false;
    lookedAt_ = run_.index();
    const tutorial::Step& step = run_.step();
    if (step.look == tutorial::Step::Look::Above) table().stage().camera().topView();
    if (step.look == tutorial::Step::Look::Seat) table().stage().camera().seatView();
    table().stage().stayAt(step.close);
}

}  // namespace app
