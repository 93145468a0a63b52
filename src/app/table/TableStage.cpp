#include "app/table/TableStage.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>

namespace app {
namespace {

// Share of the table's radius; the camera follows pieces that move farther.
constexpr float kFarWay = 0.9F;

constexpr float kReframe = 0.9F;  // seconds

glm::vec2 onTable(const glm::vec3& point) { return {point.x, point.z}; }

/// Whether a turn was played or taken back that is not the last one of the game under way.
bool isEarlier(const match::Event& event) {
    return event.kind == match::EventKind::TakenBack || (event.head && event.node != *event.head);
}

}  // namespace

// ---- what is shown ----

void TableStage::reset(std::shared_ptr<const scene::TableModel> model,
                       const std::vector<game::PieceState>& pieces) {
    scene_.reset(std::move(model), pieces);
    camera_.frame(scene_.model().fieldRadius(), scene_.model().outline(), scene_.model().homePitch());
    camera_.keepInSight(scene_.tops());
    camera_.settle();
}

void TableStage::setModel(std::shared_ptr<const scene::TableModel> model,
                          const scene::HighlightColors& colors) {
    scene_.setModel(std::move(model), colors);
    regrouped_ = true;
    diagramGround_ = colors.diagramGround;
    changed_ = true;
}

void TableStage::setBoldHighlights(bool on) { changed_ |= scene_.setBoldHighlights(on); }

void TableStage::setMotion(float speed, bool calm) {
    scene_.setSpeed(speed);
    scene_.setCalm(calm);
    camera_.setCalm(calm || speed <= 0);
}

void TableStage::show(scene::Marks marks) { changed_ |= scene_.setMarks(std::move(marks)); }

void TableStage::showMarks(bool on) { changed_ |= scene_.showMarks(on); }

void TableStage::showEntry(const game::InputView& input, std::optional<game::Place> hover,
                           std::optional<game::Place> cursor) {
    scene_.showInput(input);
    scene_.setHover(hover);
    scene_.setCursor(cursor);
    changed_ = true;
}

// ---- motion ----

void TableStage::follow(const match::Feed& events, match::Subscription::News news, const game::View& now,
                        bool secret) {
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = events[i];
        if (event.kind == match::EventKind::Jumped)
            scene_.regroupTo(now.pieces());
        else if (!match::changesPosition(event.kind))
            continue;
        else if (secret && isEarlier(event))
            scene_.play(now.earlierTurn(event.transition), event.kind == match::EventKind::TakenBack);
        else
            scene_.play(event.transition, event.kind == match::EventKind::TakenBack);
        regrouped_ = true;
    }
}

void TableStage::deal(std::vector<game::PieceState> pieces, const game::Transition& deal) {
    for (const game::Stage& stage : deal.stages)
        for (const game::Hop& hop : stage.hops) pieces[hop.before.id.value] = hop.before;
    scene_.reset(scene_.sharedModel(), pieces);
    scene_.play(deal, false);
    regrouped_ = true;
}

void TableStage::showAnew(const std::vector<game::PieceState>& pieces) {
    scene_.showAnew(pieces);
    regrouped_ = true;
}

bool TableStage::updatePieces(float dt) {
    const bool moved = scene_.busy();
    const bool changed = scene_.update(dt);
    regrouped_ |= moved && !scene_.busy();  // the camera need not show any more what was on its way
    turnArrives_ &= scene_.busy();
    return changed;
}

bool TableStage::updateCamera(float dt) {
    if (std::exchange(regrouped_, false) && cameraWork_.habits().standsBack)
        camera_.keepInSight(scene_.tops());
    cameraWork_.update(dt, scene_.busy());
    turnDiagram();
    return camera_.update(dt);
}

void TableStage::draw(scene::DrawList& list) {
    list.camera = camera_.camera();
    if (scene_.showsDiagram() && !list.backdrop) list.backdrop = diagramGround_;
    scene_.draw(list);
    const glm::vec3 forward = list.camera.target - list.camera.eye;
    list.focusDistance = glm::length(forward);
    if (focus_)
        list.focusDistance =
            std::max(glm::dot(*focus_ - list.camera.eye, forward) / list.focusDistance, list.camera.near);
}

// ---- camera ----

glm::vec2 TableStage::middleOf(const std::vector<game::Place>& places) const {
    glm::vec2 middle(0);
    for (const game::Place& place : places) middle += onTable(scene_.model().highlight(place).position);
    return middle / static_cast<float>(places.size());
}

void TableStage::lookAt(const std::vector<game::Place>& places) {
    if (!places.empty()) cameraWork_.lookAt(middleOf(places));
}

void TableStage::stayAt(const std::vector<game::Place>& places) {
    if (places.empty()) return cameraWork_.forget();
    cameraWork_.stayAt(middleOf(places));
}

void TableStage::follow(const game::Transition& turn) {
    const scene::TableModel& table = scene_.model();
    for (const game::Hop& hop : netHopsOf(turn)) {
        if (hop.before.place.area != hop.after.place.area) continue;
        const glm::vec2 from = onTable(table.rest(hop.before).position);
        const glm::vec2 to = onTable(table.rest(hop.after).position);
        if (glm::length(to - from) < kFarWay * table.fieldRadius()) continue;
        return cameraWork_.followTo((from + to) * 0.5F);
    }
}

void TableStage::showDecisive(const std::vector<game::Place>& places) {
    constexpr float kAround = 0.022F;  // metres: half a place
    constexpr float kTall = 0.05F;     // metres
    const std::vector<glm::vec3> tops = scene_.tops();
    std::vector<glm::vec3> points;
    for (const game::Place& place : places) {
        const glm::vec3 at = scene_.model().highlight(place).position;
        for (const glm::vec3& top : tops)
            if (glm::distance(onTable(top), onTable(at)) < 2 * kAround) points.push_back(top);
        for (const float x : {-kAround, kAround})
            for (const float z : {-kAround, kAround})
                for (const float y : {0.0F, kTall}) points.push_back(at + glm::vec3(x, y, z));
    }
    cameraWork_.showDecisive(std::move(points));
}

void TableStage::frameFor(std::optional<game::PlayerId> player, float yaw) {
    const scene::TableModel& table = scene_.model();
    std::vector<glm::vec3> outline = player ? table.outlineFor(*player) : table.outline();
    const glm::mat4 toFirstSeat = glm::rotate(glm::mat4(1), player ? -yaw : 0.0F, glm::vec3(0, 1, 0));
    for (glm::vec3& point : outline) point = glm::vec3(toFirstSeat * glm::vec4(point, 1));
    camera_.setOutline(std::move(outline), cameraWork_.habits().follows ? kReframe : 0);
}

void TableStage::setDiagram(bool on) {
    camera_.setDiagram(on, kReframe);
    turnDiagram();
}

void TableStage::turnDiagram() {
    constexpr float kSide = glm::half_pi<float>();
    const float yaw = std::round(camera_.wanted().yaw / kSide) * kSide;
    changed_ |= scene_.setDiagram(camera_.showsDiagram() ? std::optional(yaw) : std::nullopt);
}

void TableStage::focusOn(std::optional<glm::vec3> point) {
    focus_ = point;
    changed_ = true;
}

// ---- places and points ----

std::optional<game::Place> TableStage::placeAt(glm::vec2 point, std::span<const game::Place> wanted,
                                               scene::EntryCounts entry) const {
    return scene_.pick(camera_.camera().rayThrough(point), wanted, entry);
}

std::optional<game::Place> TableStage::placeNear(glm::vec2 point, std::span<const game::Place> wanted) const {
    if (wanted.empty()) return {};
    const scene::Camera camera = camera_.camera();
    constexpr int kRings = 3;
    constexpr int kDirections = 12;
    for (int ring = 1; ring <= kRings; ++ring)
        for (int i = 0; i < kDirections; ++i) {
            const float angle = glm::two_pi<float>() * static_cast<float>(i) / kDirections;
            const float away = kNearMiss * static_cast<float>(ring) / kRings;
            const glm::vec2 at = point + away * glm::vec2(std::cos(angle) / camera.aspect, std::sin(angle));
            const auto place = scene_.pick(camera.rayThrough(at), wanted, scene::EntryCounts::Yes);
            const auto isHere = [&](const game::Place& other) { return place && other.sameSpot(*place); };
            if (std::any_of(wanted.begin(), wanted.end(), isHere)) return place;
        }
    return {};
}

std::optional<glm::vec3> TableStage::pointAt(glm::vec2 point) const {
    const scene::Ray ray = camera_.camera().rayThrough(point);
    auto distance = scene_.distanceAlong(ray);
    if (!distance && ray.direction.y < -0.01F) distance = -ray.origin.y / ray.direction.y;
    if (!distance) return {};
    return ray.origin + ray.direction * *distance;
}

glm::vec2 TableStage::project(glm::vec3 point) const {
    const scene::Camera camera = camera_.camera();
    const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
    return glm::vec2(clip) / clip.w;
}

}  // namespace app
