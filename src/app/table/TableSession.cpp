#include "app/table/TableSession.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "app/table/HighlightColors.h"

namespace app {
namespace {

// Share of the board's radius; the camera follows stacks that move farther.
constexpr float kFarWay = 0.9F;

}  // namespace

TableSession::TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme,
                           float speed)
    : entry_(&entry), match_(std::move(match)), seating_(match_.players().size()), input_(entry.makeInput()) {
    finished_ = match_.finalOutcome().over;
    viewer_ = viewerNow();  // no frame shows more than that
    view_ = match_.view(viewer_);
    scene_.setSpeed(speed);
    scene_.reset(entry.makeTable(*view_, theme), view_->pieces());
    (void)news_.read(match_);
    camera_.frame(scene_.model().boardRadius(), scene_.model().outline());
    setTheme(theme);
    refreshView();
}

void TableSession::setTheme(const scene::Theme& theme) {
    scene_.setModel(entry_->makeTable(*view_, theme), highlightColors(theme));
    changed_ = true;
}

void TableSession::setBoldHighlights(bool on) { changed_ |= scene_.setBoldHighlights(on); }
void TableSession::submit(game::Action action) {
    // This cannot fail: entry offers only legal actions, and only of a person who is awaited.
    (void)match_.submit(match_.moverOf(action), action);
    turnArrives_ = true;
    seating_.hold(looksBack());
    followEvents();
    followWithCamera();
}

void TableSession::showMarks(bool on) { changed_ |= scene_.showMarks(on); }

// ---- the viewer ----

game::Viewer TableSession::sharedViewer() const {
    // Either nothing is hidden any more, or there is nobody to hide it from.
    if (!keepsSecrets()) return game::Viewer::record();
    const std::vector<game::PlayerId> persons = seating_.persons();
    return persons.size() == 1 ? game::Viewer(persons.front()) : game::Viewer::onlooker();
}

game::Viewer TableSession::viewerNow() const {
    if (!keepsSecrets()) return seenAs_;
    const game::Viewer shared = sharedViewer();
    const bool covered = shared == game::Viewer::onlooker();
    return covered && uncoveredBy_ && match_.awaits(*uncoveredBy_) ? game::Viewer(*uncoveredBy_) : shared;
}

void TableSession::seeAs(game::Viewer viewer) {
    if (!showsSecrets()) return;
    seenAs_ = viewer;
    if (const auto player = viewer.player()) cameraWork_.turnTo(yawOf(*player));
    changed_ = true;  // update() turns the pieces over once they are at rest
}

void TableSession::cover() {
    if (!uncoveredBy_) return;
    uncoveredBy_.reset();
    changeViewer();
    scene_.finishAnimations();
}

std::optional<game::PlayerId> TableSession::actor() const {
    const auto first = keepsSecrets() ? uncoveredBy_ : seenAs_.player();
    if (first && match_.awaits(*first)) return first;
    for (const game::PlayerId player : match_.awaited())
        if (seating_.atThisTable(player)) return player;
    return {};
}

std::optional<game::PlayerId> TableSession::handOver() const {
    return keepsSecrets() && viewerNow() == game::Viewer::onlooker() ? actor() : std::nullopt;
}

void TableSession::uncover() {
    uncoveredBy_ = actor();
    changeViewer();
}

/// Turns pieces over if the new viewer sees another side.
void TableSession::changeViewer() {
    if (std::exchange(viewer_, viewerNow()) == viewer_) return refreshView();
    refreshView();
    scene_.showAnew(view_->pieces());
}

void TableSession::refreshView() {
    view_ = match_.view(viewer_);
    ++viewNumber_;
    show({});
    scene_.setLast(game::placesOf(match_.lastTurn(viewer_)));
    input_->reset(*view_);
    awaiting_.reset();
    refusal_.reset();
    refreshInput();
}

// ---- the camera ----

void TableSession::setMotion(float speed, bool calm) {
    scene_.setSpeed(speed);
    scene_.setCalm(calm);
    camera_.setCalm(calm || speed <= 0);
}

void TableSession::setCameraHabits(const CameraHabits& habits) {
    const bool sits = habits.turns != cameraWork_.habits().turns && match_.atStart();
    cameraWork_.setHabits(habits);
    if (sits) cameraWork_.sitDown(yawOf(chair()));
}

/// The only person, or of several the one to move if the camera turns.
game::PlayerId TableSession::chair() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() == 1) return persons.front();
    const bool turns = cameraWork_.habits().turns && match_.live();
    return turns ? actor().value_or(game::PlayerId(0)) : game::PlayerId(0);
}

/// Seats are spread evenly around the table, in the order of the turns.
float TableSession::yawOf(game::PlayerId player) const {
    const auto players = std::max<std::size_t>(match_.players().size(), 1);
    return glm::two_pi<float>() * static_cast<float>(player.value) / static_cast<float>(players);
}

void TableSession::followWithCamera() {
    const auto onTable = [](const glm::vec3& v) { return glm::vec2(v.x, v.z); };
    const scene::TableModel& table = scene_.model();
    cameraWork_.forget();
    const game::Outcome outcome = match_.outcome();
    if (outcome.over) {
        glm::vec2 middle(0);
        for (const game::Place& place : outcome.decisive) middle += onTable(table.highlight(place).position);
        if (!outcome.decisive.empty())
            cameraWork_.dwellOn(middle / static_cast<float>(outcome.decisive.size()));
        return;
    }
    if (match_.live()) cameraWork_.turnTo(yawOf(chair()));
    const match::Event last = match_.events(viewer_).back();
    for (const game::Hop& hop : netHopsOf(last.transition)) {
        if (hop.before.place.area != hop.after.place.area) continue;
        const glm::vec2 from = onTable(table.rest(hop.before).position);
        const glm::vec2 to = onTable(table.rest(hop.after).position);
        if (glm::length(to - from) < kFarWay * table.boardRadius()) continue;
        return cameraWork_.followTo((from + to) * 0.5F);
    }
}

glm::vec2 TableSession::middleOf(const std::vector<game::Place>& places) const {
    glm::vec2 middle(0);
    for (const game::Place& place : places) {
        const glm::vec3 position = scene_.model().highlight(place).position;
        middle += glm::vec2(position.x, position.z);
    }
    return middle / static_cast<float>(places.size());
}

void TableSession::lookAt(const std::vector<game::Place>& places) {
    if (!places.empty()) cameraWork_.lookAt(middleOf(places));
}

void TableSession::stayAt(const std::vector<game::Place>& places) {
    if (places.empty()) return cameraWork_.forget();
    cameraWork_.stayAt(middleOf(places));
}

bool TableSession::update(float dt) {
    const bool pieces = scene_.update(dt);
    turnArrives_ &= scene_.busy();
    // A turn is shown to its end to the viewer for whom it began.
    if (viewer_ != viewerNow() && !scene_.busy()) changeViewer();
    cameraWork_.update(dt, scene_.busy());
    const bool view = camera_.update(dt);
    if (view && pointer_) hover(pointer_);
    const bool changed = takeChange();
    return pieces || view || changed;
}

void TableSession::draw(scene::DrawList& list) {
    list.camera = camera_.camera();
    scene_.draw(list);
    const glm::vec3 forward = list.camera.target - list.camera.eye;
    list.focusDistance = glm::length(forward);
    if (focus_)
        list.focusDistance =
            std::max(glm::dot(*focus_ - list.camera.eye, forward) / list.focusDistance, list.camera.near);
}

std::optional<glm::vec3> TableSession::pointAt(glm::vec2 point) {
    const scene::Ray ray = camera_.camera().rayThrough(point);
    auto distance = scene_.distanceAlong(ray);
    if (!distance && ray.direction.y < -0.01F) distance = -ray.origin.y / ray.direction.y;
    if (!distance) return {};
    return ray.origin + ray.direction * *distance;
}

void TableSession::focusOn(std::optional<glm::vec3> point) {
    focus_ = point;
    changed_ = true;
}

glm::vec2 TableSession::project(glm::vec3 point) const {
    const scene::Camera camera = camera_.camera();
    const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
    return glm::vec2(clip) / clip.w;
}

glm::vec2 TableSession::project(game::Place place) { return project(scene_.pointOn(place)); }

}  // namespace app
