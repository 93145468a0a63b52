#include "app/TableSession.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "app/HighlightColors.h"

namespace app {
namespace {

// Of the board's radius: a stack that goes further takes the camera along.
constexpr float kFarWay = 0.9F;

}  // namespace

TableSession::TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme,
                           float speed)
    : entry_(&entry),
      match_(std::move(match)),
      seating_(match_.players().size()),
      view_(match_.view(viewer_)),
      input_(entry.makeInput()) {
    scene_.setSpeed(speed);
    scene_.reset(entry.makeTable(*view_, theme), view_->pieces());
    eventsSeen_ = match_.events(viewer_).size();
    finished_ = match_.finalOutcome().over;
    camera_.frame(scene_.model().boardRadius(), scene_.model().outline());
    setTheme(theme);
    refreshView();
}

void TableSession::setTheme(const scene::Theme& theme) {
    scene_.setModel(entry_->makeTable(*view_, theme), highlightColors(theme));
    changed_ = true;
}

void TableSession::setBoldHighlights(bool on) { changed_ |= scene_.setBoldHighlights(on); }

// ---- pointer ----

std::optional<game::Place> TableSession::placeAt(glm::vec2 point) {
    return scene_.pick(camera_.camera().rayThrough(point));
}

void TableSession::hover(std::optional<glm::vec2> point) {
    const auto place = point ? placeAt(*point) : std::nullopt;
    if (place == hover_) return;
    hover_ = place;
    if (place) cursor_.reset();
    refreshInput();
}

void TableSession::press(glm::vec2 point) {
    const auto place = placeAt(point);
    dragAt_ = place;
    liftedByDrag_ = false;
    if (!place) {
        cancelEntry();
        return;
    }
    const bool before = holding();
    pickAt(*place);
    liftedByDrag_ = !before && holding();
}

void TableSession::dragTo(glm::vec2 point) {
    const auto place = placeAt(point);
    hover_ = place;
    // Only what this drag has lifted follows it: otherwise a click with an unsteady hand would drop twice.
    if (liftedByDrag_ && place && dragAt_ && !place->sameSpot(*dragAt_)) {
        const auto leadsOn = [&](const game::Place& target) { return target.sameSpot(*place); };
        const bool fromPile = dragAt_->area != place->area;
        if (!fromPile && std::any_of(shown_.targets.begin(), shown_.targets.end(), leadsOn)) {
            dragAt_ = place;
            pickAt(*place);
        }
    }
    refreshInput();
}

void TableSession::release(glm::vec2 point, bool dragged) {
    const auto place = placeAt(point);
    const bool lifted = std::exchange(liftedByDrag_, false);
    const auto from = std::exchange(dragAt_, {});
    if (!dragged || !lifted || !holding()) return;
    if (place && from && place->sameSpot(*from)) {
        finishMove();
    } else if (place) {
        pickAt(*place);  // a piece from a pile lands here; anything else is put back
        if (holding()) cancelEntry();
    } else {
        cancelEntry();
    }
}

void TableSession::cancelDrag() {
    if (std::exchange(liftedByDrag_, false)) cancelEntry();
    dragAt_.reset();
}

// ---- the move being entered ----

void TableSession::pickAt(game::Place place) {
    if (!personToMove()) return;
    const auto action = input_->pick(place);
    if (action)
        submit(*action);
    else
        refreshInput();
}

bool TableSession::finishMove() {
    if (!personToMove()) return false;
    const auto action = input_->finish();
    if (action) submit(*action);
    return action.has_value();
}

void TableSession::moveCursor(int dx, int dy) {
    // "Up" is away from whoever looks: turned by the nearest quarter of the camera's yaw.
    const int quarter = static_cast<int>(std::lround(camera_.yaw() / glm::half_pi<float>())) & 3;
    for (int i = 0; i < quarter; ++i) {
        const int x = dx;
        dx = -dy;
        dy = x;
    }
    cursor_ = cursor_ ? input_->neighbour(*cursor_, dx, dy) : input_->cursorStart();
    hover_ = cursor_;
    refreshInput();
}

void TableSession::pickAtCursor() {
    if (!cursor_)
        moveCursor(0, 0);
    else
        pickAt(*cursor_);
}

bool TableSession::varyHand(int steps) {
    const bool changed = personToMove() && input_->vary(steps);
    if (changed) refreshInput();
    return changed;
}

bool TableSession::stepBack() {
    const bool changed = input_->stepBack();
    refreshInput();
    return changed;
}

bool TableSession::cancelEntry() {
    const bool changed = input_->cancel();
    refreshInput();
    return changed;
}

void TableSession::choose(std::size_t choice) {
    if (!personToMove()) return;
    input_->choose(choice);
    refreshInput();
}

void TableSession::chooseNext(int steps) {
    const std::vector<game::Choice> choices = input_->choices();
    const auto count = static_cast<int>(choices.size());
    int now = 0;
    while (now < count && !choices[static_cast<std::size_t>(now)].chosen) ++now;
    if (now == count) now = steps > 0 ? -1 : count;
    for (int i = 1; i <= count; ++i) {
        const int next = ((now + i * steps) % count + count) % count;
        if (choices[static_cast<std::size_t>(next)].enabled) return choose(static_cast<std::size_t>(next));
    }
}

base::Result<void> TableSession::playText(std::string_view text) {
    if (match_.outcome().over) return base::Error{base::msgid("The game is over.")};
    if (looksBack() && !finished_)
        return base::Error{base::msgid("An earlier turn is shown. Return to the game, or play from here.")};
    if (!personToMove()) return base::Error{base::msgid("It is not your turn yet.")};
    const auto action = view_->parse(text);
    if (!action) return action.error();
    submit(*action);
    return {};
}

void TableSession::submit(game::Action action) {
    // Entry offers legal actions only, and the only seat that acts here is the one whose turn it is.
    (void)match_.submit(match_.toMove(), action);
    seating_.hold(looksBack());
    followEvents();
    followWithCamera();
}

void TableSession::refreshInput() {
    shown_ = personToMove() ? input_->view(hover_) : game::InputView{};
    scene_.showInput(shown_);
    scene_.setHover(hover_);
    scene_.setCursor(cursor_);
    changed_ = true;
}

void TableSession::showAdvice(const std::vector<game::Place>& places) {
    scene_.setAdvice(places);
    changed_ = true;
}

// ---- who sees the table ----

game::Viewer TableSession::viewerNow() const {
    // Nothing is hidden any more, or nobody plays who could hide it.
    if (!match_.hasSecrets() || !match_.live() || finished_) return game::Viewer::record();
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() == 1) return persons.front();
    if (uncoveredBy_ && *uncoveredBy_ == match_.toMove()) return *uncoveredBy_;
    return game::Viewer::onlooker();
}

std::optional<game::PlayerId> TableSession::handOver() const {
    const game::PlayerId mover = match_.toMove();
    const bool covered = viewerNow() == game::Viewer::onlooker() && seating_.atThisTable(mover);
    return covered ? std::optional(mover) : std::nullopt;
}

void TableSession::uncover() {
    uncoveredBy_ = match_.toMove();
    changeViewer();
}

/// Pieces turn over where the new viewer sees another side of them.
void TableSession::changeViewer() {
    if (std::exchange(viewer_, viewerNow()) == viewer_) return refreshView();
    refreshView();
    scene_.regroupTo(view_->pieces());
}

void TableSession::refreshView() {
    view_ = match_.view(viewer_);
    input_->reset(*view_);
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

/// That of the only person; of several, that of the one to move, if the camera may turn.
game::PlayerId TableSession::chair() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() == 1) return persons.front();
    const game::PlayerId mover = match_.toMove();
    const bool turns = cameraWork_.habits().turns && match_.live() && seating_.atThisTable(mover);
    return turns ? mover : game::PlayerId(0);
}

/// Players sit evenly around the table, in the order of their turns.
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
    for (const game::Hop& hop : last.transition.hops) {
        if (hop.before.place.area != hop.after.place.area) continue;
        const glm::vec2 from = onTable(table.rest(hop.before).position);
        const glm::vec2 to = onTable(table.rest(hop.after).position);
        if (glm::length(to - from) < kFarWay * table.boardRadius()) continue;
        return cameraWork_.followTo((from + to) * 0.5F);
    }
}

bool TableSession::update(float dt) {
    const bool pieces = scene_.update(dt);
    // What a turn has shown is seen to its end by whom it was shown to.
    if (viewer_ != viewerNow() && !scene_.busy()) changeViewer();
    cameraWork_.update(dt, scene_.busy());
    const bool view = camera_.update(dt);
    const bool changed = std::exchange(changed_, false);
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
