#include "app/film/FilmTable.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "app/table/HighlightColors.h"
#include "app/thinking/Ideas.h"
#include "match/Judgement.h"
#include "ui/screens/play/FilmThoughts.h"

namespace app {
namespace {

// Seconds for which the beginning and the end are shown.
constexpr double kLead = 1;
constexpr double kTail = 2.5;
constexpr double kMotion = 1.2;  // seconds of most turns at speed 1; shorter turns are played faster
constexpr double kMotionBesideThoughts = 0.55;  // share of a turn's time
constexpr float kMargin = 0.94F;                // share of the picture that the table fills
constexpr float kFilmStep = 1.0F / 120;
constexpr double kChancesSeconds = 0.25;  // seconds in which most of the change to new chances happens
constexpr double kSameChance = 0.002;

/// Copies the evaluation and the judgement of a turn, and what is drawn on it, without comments.
void takeNotes(match::Match& line, match::NodeId to, const match::Node& from) {
    line.edits().setSketch(to, from.sketch);
    if (from.evaluation) line.edits().setEvaluation(to, *from.evaluation);
    if (to != match::Match::kRoot) line.edits().judge(to, match::judgementIn(from.marks));
}

/// The shown line as a game of its own, without variations.
match::Match lineOf(const match::Match& shown) {
    match::Match line(shown.startState(), shown.players());
    takeNotes(line, match::Match::kRoot, shown.tree().node(match::Match::kRoot));
    for (const match::NodeId id : shown.line()) {
        (void)line.submit(shown.tree().node(id).mover, shown.tree().node(id).action);
        takeNotes(line, line.current(), shown.tree().node(id));
    }
    line.setLive(false);
    line.goToStart();
    return line;
}

/// With thoughts, motion is faster, so that there is time to see the thoughts while nothing moves.
float speedFor(const FilmOrder& order) {
    const double motion = order.thoughts ? order.pace * kMotionBesideThoughts : order.pace;
    return static_cast<float>(std::clamp(kMotion / motion, 1.0, 4.0));
}

}  // namespace

FilmTable::FilmTable(const CatalogEntry& entry, const match::Match& shown, const scene::Theme& theme,
                     const scene::OrbitCamera& camera, const FilmOrder& order, Signs signs)
    : order_(order),
      signs_(std::move(signs)),
      table_(entry, lineOf(shown), theme, speedFor(order)),
      camera_(camera),
      ideaColor_(glm::vec3(highlightColors(theme).hover)) {
    const int turns = static_cast<int>(table_.match().line().size());
    from_ = std::clamp(order.from, 0, turns);
    to_ = order.to < 0 ? turns : std::clamp(order.to, from_, turns);
    camera_.settle();
    camera_.breathe(false);
    camera_.setCalm(false);
    framePicture();
    camera_.keepInSight(tops());
    camera_.settle();
    walks_ = order.camera == FilmCamera::Around && !camera_.inHand() && !camera_.showsDiagram();
    if (walks_) camera_.walkTo(camera_.now().yaw);
    table_.cameraSeat().setCameraHabits(
        {.follows = order.camera == FilmCamera::Follows, .standsBack = false});
    table_.stage().showMarks(order.marks);
    rewind();
}

/// Places the table beside the thoughts.
void FilmTable::framePicture() {
    const auto width = static_cast<float>(order_.width);
    const auto height = static_cast<float>(order_.height);
    glm::vec2 middle(0);
    glm::vec2 share(kMargin);
    if (order_.thoughts) {
        const ui::kit::Rect room = ui::screens::filmTableArea({width, height});
        middle = {room.center().x / width * 2 - 1, 1 - room.center().y / height * 2};
        share = {room.width / width, room.height / height};
    }
    camera_.setPicture(width / height, middle, share);
}

void FilmTable::goTo(int turns) {
    const std::vector<match::NodeId> line = table_.match().line();
    table_.history().goTo(turns == 0 ? match::Match::kRoot : line[static_cast<std::size_t>(turns) - 1]);
    table_.stage().finishAnimations();
}

void FilmTable::standAfter(int turns) {
    goTo(turns);
    shown_ = turns;
    refreshMarks();
    chances_.clear();
    (void)moveChances(0);
}

/// The highest points of all that stands on the table in the course of the film: so the camera need not move
/// back in the middle of it.
std::vector<glm::vec3> FilmTable::tops() {
    std::vector<glm::vec3> all;
    for (int turns = from_; turns <= to_; ++turns) {
        goTo(turns);
        const std::vector<glm::vec3> now = table_.stage().scene().tops();
        all.insert(all.end(), now.begin(), now.end());
    }
    return all;
}

void FilmTable::rewind() {
    standAfter(from_);
    table_.stage().camera() = camera_;
    table_.stage().camera().settle();
    (void)table_.update(0);  // if the camera shows a diagram, the table is drawn as one
    sinceTurn_ = 0;
    turned_ = 0;
}

void FilmTable::seeAs(game::Viewer viewer) {
    table_.seeAs(viewer);
    (void)table_.update(0);
    rewind();
}

void FilmTable::tryAt(double share) {
    rewind();
    standAfter(from_ + static_cast<int>(std::lround(share * turns())));
    if (order_.camera == FilmCamera::Around) moveCamera(static_cast<float>(share * seconds()));
    table_.stage().camera().settle();
}

double FilmTable::lead() const { return turns() > 0 ? kLead : 0; }

/// The planned length of the film in seconds: reached if no turn takes longer than its pace.
double FilmTable::seconds() const { return lead() + turns() * order_.pace + kTail; }

bool FilmTable::ended() const {
    const double rest = turns() > 0 ? order_.pace : 0;
    return shown_ >= to_ && sinceTurn_ >= rest + kTail && !table_.animating();
}

double FilmTable::share() const {
    const double before = shown_ == from_ ? 0 : lead() + (shown_ - from_ - 1) * order_.pace;
    const double turn = shown_ == from_ ? lead() : order_.pace;
    const double most = shown_ == to_ ? turn + kTail : turn;
    return std::min((before + std::min(sinceTurn_, most)) / seconds(), 1.0);
}

void FilmTable::moveCamera(float seconds) {
    // Nobody walks around a diagram.
    if (order_.camera != FilmCamera::Around || camera_.showsDiagram()) return;
    // If the film takes longer than planned, the camera stays at the end of its circle.
    const float whole = glm::two_pi<float>();
    const float step = std::min(whole * seconds / static_cast<float>(this->seconds()), whole - turned_);
    turned_ += step;
    if (walks_)
        table_.stage().camera().walkTo(camera_.now().yaw + turned_);
    else
        table_.stage().camera().orbit(step, 0);
}

void FilmTable::refreshMarks() {
    if (std::exchange(marked_, table_.viewNumber()) == table_.viewNumber()) return;
    scene::Marks marks = thoughts();
    if (order_.marks && signs_) marks.signs = signs_(table_.view());
    if (order_.marks) marks.sketch = table_.pen().sketch();
    table_.stage().show(std::move(marks));
}

/// The turn that an engine would play.
scene::Marks FilmTable::thoughts() const {
    const auto& evaluation = table_.match().tree().node(table_.match().current()).evaluation;
    if (!order_.thoughts || shown_ == to_ || !evaluation || evaluation->line.empty()) return {};
    const game::View& view = table_.view();
    const auto turn = view.parse(evaluation->line.front());
    if (!turn) return {};
    const game::Thought thought{.candidates = {{.line = {*turn}}}};
    return {.ideas = ideasOf(view, thought, ideaColor_),
            .counts = playedOut(view, {*turn}, 1, ideaColor_).counts};
}

bool FilmTable::moveChances(float seconds) {
    const auto& evaluation = table_.match().tree().node(table_.match().current()).evaluation;
    if (!order_.thoughts || !evaluation || evaluation->chances.empty()) return false;
    const std::vector<double>& wanted = evaluation->chances;
    if (chances_.size() != wanted.size()) {
        chances_ = wanted;
        return true;
    }
    const double step = 1 - std::exp(-static_cast<double>(seconds) / kChancesSeconds);
    bool moved = false;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const double way = wanted[i] - chances_[i];
        moved |= way != 0;
        chances_[i] = std::abs(way) < kSameChance ? wanted[i] : chances_[i] + way * step;
    }
    return moved;
}

bool FilmTable::lacksThoughts() const {
    if (!order_.thoughts) return false;
    const match::Followed& match = table_.match();
    const std::vector<match::NodeId> line = match.line();
    for (int turns = from_; turns <= to_; ++turns) {
        const auto node = turns == 0 ? match::Match::kRoot : line[static_cast<std::size_t>(turns) - 1];
        if (!match.tree().node(node).evaluation || match.tree().node(node).evaluation->chances.empty())
            return true;
    }
    return false;
}

bool FilmTable::advance() {
    const float frame = 1.0F / static_cast<float>(framesPerSecond(order_.format));
    const double least = shown_ == from_ ? lead() : order_.pace;
    if (shown_ < to_ && sinceTurn_ >= least && !table_.animating() && table_.history().forwardAsPlayed()) {
        ++shown_;
        sinceTurn_ = 0;
    }
    refreshMarks();
    moveCamera(frame);
    const int steps = static_cast<int>(std::ceil(frame / kFilmStep));
    bool changed = !table_.animating() && moveChances(frame);
    for (int i = 0; i < steps; ++i) changed |= table_.update(frame / static_cast<float>(steps));
    sinceTurn_ += static_cast<double>(frame);
    return changed;
}

}  // namespace app
