#include "app/TableSession.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace app {
namespace {

// Of the board's radius: a stack that goes further takes the camera along.
constexpr float kFarWay = 0.9F;

glm::vec3 linear(glm::vec4 srgb) {
    return {std::pow(srgb.x, 2.2F), std::pow(srgb.y, 2.2F), std::pow(srgb.z, 2.2F)};
}

/// The places that a turn touched, for the mark of the last turn.
std::vector<game::Place> touched(const game::Transition& transition) {
    std::vector<game::Place> places;
    for (const game::Hop& hop : transition.hops)
        for (const game::Place& place : {hop.before.place, hop.after.place}) {
            const bool known = std::any_of(places.begin(), places.end(),
                                           [&](const game::Place& p) { return p.sameSpot(place); });
            if (!known) places.push_back(place);
        }
    return places;
}

}  // namespace

scene::MarkColors markColors(const scene::Theme& theme) {
    scene::MarkColors colors;
    const auto take = [&](const char* name, glm::vec4& color) {
        const glm::vec4 srgb = theme.color(name, glm::vec4(-1));
        if (srgb.x >= 0) color = glm::vec4(linear(srgb), srgb.w);
    };
    take("highlight_legal", colors.target);
    take("highlight_hover", colors.hover);
    take("highlight_last", colors.last);
    take("highlight_cursor", colors.cursor);
    glm::vec4 road(colors.road, 1);
    take("highlight_road", road);
    // Light is deeper than the paint of the same name: it adds to what it falls on.
    colors.road = glm::pow(glm::vec3(road), glm::vec3(1.5F)) * 2.0F;
    return colors;
}

TableSession::TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme,
                           float speed)
    : entry_(&entry), match_(std::move(match)), input_(entry.makeInput()) {
    scene_.setSpeed(speed);
    scene_.reset(entry.makeTable(match_.state(), theme), match_.state().pieces());
    eventsSeen_ = match_.events().size();
    camera_.frame(scene_.model().boardRadius(), scene_.model().outline());
    setTheme(theme);
    input_->reset(match_.state());
    refreshInput();
}

void TableSession::setTheme(const scene::Theme& theme) {
    scene_.setModel(entry_->makeTable(match_.state(), theme), markColors(theme));
    changed_ = true;
}

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
        if (!fromPile && std::any_of(view_.targets.begin(), view_.targets.end(), leadsOn)) {
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

base::Result<void> TableSession::playText(std::string_view text) {
    if (match_.outcome().over) return base::Error{base::mark("The game is over.")};
    if (!personToMove()) return base::Error{base::mark("It is not your turn yet.")};
    const auto action = match_.state().parse(text);
    if (!action) return action.error();
    submit(*action);
    return {};
}

void TableSession::submit(game::Action action) {
    // Entry offers legal actions only, and the only seat that acts here is the one whose turn it is.
    (void)match_.submit(match_.state().toMove(), action);
    bots_.hold(false);
    followEvents();
    followWithCamera();
}

void TableSession::refreshInput() {
    view_ = personToMove() ? input_->view(hover_) : game::InputView{};
    scene_.showInput(view_);
    scene_.setHover(hover_);
    scene_.setCursor(cursor_);
    changed_ = true;
}

void TableSession::conclude(const game::Outcome& outcome) {
    match_.conclude(outcome);
    followEvents();
}

// ---- bots ----

void TableSession::seatBots(BotPlayers bots) {
    bots_ = std::move(bots);
    cameraWork_.sitDown(yawOf(viewer()));
    refreshInput();
}

bool TableSession::personToMove() const {
    return !bots_.plays(match_.state().toMove()) && !match_.outcome().over;
}

bool TableSession::botWaits() const {
    return bots_.held() && bots_.plays(match_.state().toMove()) && !match_.outcome().over;
}

bool TableSession::personsPlay() const {
    for (std::size_t seat = 0; seat < match_.players().size(); ++seat)
        if (!bots_.plays(game::PlayerId(static_cast<std::uint8_t>(seat)))) return true;
    return false;
}

void TableSession::holdBots(bool on) {
    bots_.hold(on);
    changed_ = true;
}

base::Result<void> TableSession::updateBots(float dt) {
    if (bots_.empty()) return {};
    const auto decision = bots_.update(dt, match_, scene_.busy());
    if (!decision) return {};
    // The same door as a person's: a bot that is wrong about the rules gets no further than anyone.
    const auto played = decision->action ? match_.submit(decision->player, *decision->action)
                        : decision->failure.empty()
                            ? base::Error{base::mark("it knows no turn")}
                            : base::Error{{base::mark("it has failed: {why}"), {{"why", decision->failure}}}};
    if (!played) {
        holdBots(true);
        return played;
    }
    followEvents();
    followWithCamera();
    return {};
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
    if (sits) cameraWork_.sitDown(yawOf(viewer()));
}

/// Whose chair the camera stands behind: the only person's; of several, that of the one to move, if it may
/// turn.
game::PlayerId TableSession::viewer() const {
    std::vector<game::PlayerId> persons;
    for (std::size_t seat = 0; seat < match_.players().size(); ++seat)
        if (const game::PlayerId player(static_cast<std::uint8_t>(seat)); !bots_.plays(player))
            persons.push_back(player);
    if (persons.size() == 1) return persons.front();
    const game::PlayerId mover = match_.state().toMove();
    const bool turns = cameraWork_.habits().turns && match_.live() && !persons.empty() && !bots_.plays(mover);
    return turns ? mover : game::PlayerId(0);
}

/// Players sit evenly around the table, in the order of their turns.
float TableSession::yawOf(game::PlayerId player) const {
    const auto players = std::max<std::size_t>(match_.players().size(), 1);
    return glm::two_pi<float>() * static_cast<float>(player.value) / static_cast<float>(players);
}

void TableSession::followWithCamera() {
    const auto flat = [](const glm::vec3& v) { return glm::vec2(v.x, v.z); };
    const scene::TableModel& table = scene_.model();
    cameraWork_.forget();
    const game::Outcome outcome = match_.outcome();
    if (outcome.over) {
        glm::vec2 middle(0);
        for (const game::Place& place : outcome.decisive) middle += flat(table.marker(place).position);
        if (!outcome.decisive.empty())
            cameraWork_.dwellOn(middle / static_cast<float>(outcome.decisive.size()));
        return;
    }
    if (match_.live()) cameraWork_.turnTo(yawOf(viewer()));
    for (const game::Hop& hop : match_.events().back().transition.hops) {
        if (hop.before.place.area != hop.after.place.area) continue;
        const glm::vec2 from = flat(table.rest(hop.before).position);
        const glm::vec2 to = flat(table.rest(hop.after).position);
        if (glm::length(to - from) < kFarWay * table.boardRadius()) continue;
        return cameraWork_.followTo((from + to) * 0.5F);
    }
}

// ---- history ----

bool TableSession::canUndo() const {
    if (!personsPlay()) return !match_.atStart();
    for (match::NodeId id = match_.current(); id != match::Match::kRoot; id = match_.node(id).parent)
        if (!bots_.plays(match_.node(id).mover)) return true;
    return false;
}

bool TableSession::undo() {
    if (!canUndo()) return false;
    const bool persons = personsPlay();
    do match_.back();
    while (persons && bots_.plays(match_.state().toMove()));
    followHistory();
    return true;
}

bool TableSession::redo() {
    const bool persons = personsPlay();
    bool moved = false;
    while (match_.forward()) {
        moved = true;
        if (!persons || !bots_.plays(match_.state().toMove())) break;
    }
    followHistory();
    return moved;
}

bool TableSession::back() {
    const bool moved = match_.back();
    followHistory();
    return moved;
}

bool TableSession::forward() {
    const bool moved = match_.forward();
    followHistory();
    return moved;
}

void TableSession::goTo(match::NodeId node) {
    match_.goTo(node);
    followHistory();
}

void TableSession::goToEnd() {
    match_.goToEnd();
    followHistory();
}

/// Whoever looks at an earlier position wants to look at it.
void TableSession::followHistory() {
    if (eventsSeen_ == match_.events().size()) return;
    bots_.hold(!match_.atEnd() && bots_.plays(match_.state().toMove()));
    cameraWork_.forget();
    followEvents();
}

void TableSession::followEvents() {
    const auto& events = match_.events();
    if (eventsSeen_ == events.size()) return;
    scene_.setDecisive({});
    for (; eventsSeen_ < events.size(); ++eventsSeen_) {
        const match::Event& event = events[eventsSeen_];
        switch (event.kind) {
            case match::EventKind::Played:
                scene_.play(event.transition, false);
                scene_.setLast(touched(event.transition));
                break;
            case match::EventKind::TakenBack:
                scene_.play(event.transition, true);
                scene_.setLast({});
                break;
            case match::EventKind::Jumped:
                scene_.regroupTo(match_.state().pieces());
                scene_.setLast({});
                break;
            case match::EventKind::Concluded:
                break;
        }
    }
    input_->reset(match_.state());
    scene_.setDecisive(match_.outcome().decisive);
    refreshInput();
}

bool TableSession::update(float dt) {
    const bool pieces = scene_.update(dt);
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

std::string TableSession::announcement() const {
    return scene_.busy() ? std::string() : match_.state().announcement();
}

}  // namespace app
