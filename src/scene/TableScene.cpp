#include "scene/TableScene.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtx/quaternion.hpp>

#include "scene/Picking.h"

namespace scene {
namespace {

using game::PieceState;
using game::Place;

constexpr float kHandPace = 16.0F;    // per second: how fast a piece follows the hand
constexpr float kFlare = 1.5F;        // seconds until a light burns steadily
constexpr float kFlareUp = 2.2F;      // of the steady light, at its brightest
constexpr float kRimSize = 1.045F;    // of the mark's own: a millimetre wider
constexpr float kRimDepth = 0.0003F;  // metres below the mark
constexpr float kRimOpacity = 0.75F;
constexpr float kMarkLight = 0.55F;    // marks must be read in any light
constexpr float kArrived = 5e-5F;      // metres
constexpr float kBlend = 0.15F;        // seconds
constexpr float kDropSpeed = 0.3F;     // metres a second: how a piece that the hand lets go of comes down
constexpr float kDown = 0.0008F;       // metres above its place at which it does
constexpr double kApart = 0.06;        // seconds between the sounds of pieces that are there at once
constexpr float kEmber = 0.105F;       // of its light, that a stone itself shows: it must stay a stone
constexpr float kHalo = 2.1F;          // of half a square
constexpr float kHaloOpacity = 0.54F;  // in the middle
constexpr float kFlameHalo = 0.055F;   // metres
constexpr float kFlameOpacity = 0.3F;  // in the middle
constexpr float kFlameLight = 2.2F;    // of its hue, deepened: the flame itself is white

/// Up quickly, down slowly; 0 at both ends, 1 at most.
float flare(float t) {
    constexpr float kPeak = 0.13F;
    return t / kPeak * std::exp(1 - t / kPeak) * (1 - t);
}

}  // namespace

// ---- what stands on the table ----

void TableScene::reset(std::shared_ptr<const TableModel> model, const std::vector<PieceState>& pieces) {
    for (const ecs::Entity e : entities_) registry_.destroy(e);
    entities_.clear();
    queue_.clear();
    running_.reset();
    input_ = {};
    last_.clear();
    decisive_.clear();
    for (const PieceState& piece : pieces) {
        const ecs::Entity e = registry_.create();
        entities_.push_back(e);
        registry_.set(e, Piece{piece, piece});
        registry_.set(e, model->rest(piece));
        registry_.set(e, Glow{});
    }
    setModel(std::move(model), colors_);
}

void TableScene::setModel(std::shared_ptr<const TableModel> model, const MarkColors& colors) {
    model_ = std::move(model);
    colors_ = colors;
    bounds_.clear();
    for (const Mesh& mesh : model_->meshes()) bounds_.push_back(boundsOf(mesh));
    registry_.each<const Piece>([&](ecs::Entity e, const Piece&) { registry_.set(e, Drawn{}); });
    settleAll();
}

void TableScene::settleAll() {
    queue_.clear();
    running_.reset();
    dust_.settle();
    registry_.each<const Piece, Pose, Drawn>([&](ecs::Entity, const Piece& piece, Pose& pose, Drawn& drawn) {
        pose = piece.inHand ? model_->inHand(piece.shown) : model_->rest(piece.shown);
        drawn = {model_->look(piece.shown), piece.shown.face};
    });
    ++shadowVersion_;
}

/// A piece on its way to another face gets that one's look once it is turned more than half; at once where
/// both faces lie alike.
void TableScene::dress(ecs::Entity entity, const PieceState& target) {
    Drawn& drawn = registry_.get<Drawn>(entity);
    if (drawn.face == target.face) return;
    PieceState before = target;
    before.face = drawn.face;
    const glm::quat now = registry_.get<Pose>(entity).rotation;
    const auto likeness = [&](const PieceState& piece) {
        return std::abs(glm::dot(now, model_->rest(piece).rotation));
    };
    if (likeness(target) >= likeness(before)) {
        drawn.look = model_->look(target);
        drawn.face = target.face;
    }
}

std::vector<PieceState> TableScene::standing() {
    std::vector<PieceState> pieces;
    registry_.each<const Piece>([&](ecs::Entity, const Piece& piece) { pieces.push_back(piece.state); });
    return pieces;
}

Pose TableScene::poseOf(const PieceState& piece) { return registry_.get<Pose>(entities_[piece.id.value]); }

std::uint16_t TableScene::topLevel(Place place) {
    std::uint16_t level = 0;
    registry_.each<const Piece>([&](ecs::Entity, const Piece& piece) {
        if (piece.state.place.sameSpot(place) && !piece.inHand)
            level = std::max<std::uint16_t>(level, static_cast<std::uint16_t>(piece.state.place.level + 1));
    });
    return level;
}

// ---- turns ----

void TableScene::play(const game::Transition& transition, bool backwards) {
    // The books change at once, so that pointing always means the match as it is; only the drawing lags
    // behind.
    for (const game::Hop& hop : transition.hops) {
        Piece& piece = registry_.get<Piece>(entities_[hop.before.id.value]);
        piece.state = backwards ? hop.before : hop.after;
        piece.shown = piece.state;
        piece.inHand = piece.falling = false;
    }
    queue_.push_back({.transition = transition, .backwards = backwards});
    if (speed_ <= 0) finishAnimations();
}

void TableScene::regroupTo(const std::vector<PieceState>& pieces) {
    Waiting waiting;
    for (const PieceState& target : pieces) {
        Piece& piece = registry_.get<Piece>(entities_[target.id.value]);
        if (piece.state != target) waiting.regrouped.emplace_back(piece.state, target);
        piece = {target, target};
    }
    // A jump makes what still waits to be shown pointless.
    queue_.clear();
    running_.reset();
    registry_.each<Drawn>([](ecs::Entity, Drawn& drawn) { drawn.opacity = 1; });
    std::sort(waiting.regrouped.begin(), waiting.regrouped.end(),
              [](const auto& a, const auto& b) { return a.second.place.level < b.second.place.level; });
    // Whatever was under way goes home too.
    registry_.each<const Piece, const Pose>([&](ecs::Entity, const Piece& piece, const Pose& pose) {
        const bool listed = std::any_of(waiting.regrouped.begin(), waiting.regrouped.end(),
                                        [&](const auto& r) { return r.first.id == piece.state.id; });
        if (!listed && glm::length(pose.position - model_->rest(piece.state).position) > kArrived)
            waiting.regrouped.emplace_back(piece.state, piece.state);
    });
    queue_.push_back(std::move(waiting));
    if (speed_ <= 0) finishAnimations();
}

void TableScene::finishAnimations() {
    double at = clock_;
    for (const Waiting& waiting : queue_)
        for (const game::Hop& hop : waiting.transition.hops) {
            touches_.push_back(
                touchAt(Touch::Kind::Land, at, waiting.backwards ? hop.before : hop.after, *model_));
            touches_.back().speed = kDropSpeed;
            touches_.back().casual = waiting.backwards;
            at += kApart;
        }
    settleAll();
}

// ---- what is heard ----

void TableScene::hear(Touch::Kind kind, const PieceState& piece, int count, float speed) {
    touches_.push_back(touchAt(kind, clock_, piece, *model_));
    touches_.back().count = count;
    touches_.back().speed = speed;
}

/// The touches that the clip has come to in the last `passed` seconds of its time, of which `pace` pass in
/// one of ours.
void TableScene::hearClip(float passed, float pace) {
    const std::vector<Touch>& all = running_->touches;
    for (; nextTouch_ < all.size() && all[nextTouch_].time <= static_cast<double>(passed); ++nextTouch_) {
        touches_.push_back(all[nextTouch_]);
        touches_.back().time =
            clock_ - (static_cast<double>(passed) - all[nextTouch_].time) / static_cast<double>(pace);
    }
}

/// Pieces that were taken up, carried on or let go of: together they are one sound.
void TableScene::hearHand(const std::vector<Piece>& before) {
    const Piece* lifted = nullptr;
    const Piece* carried = nullptr;
    int liftedCount = 0;
    int carriedCount = 0;
    const auto lower = [](const Piece* a, const Piece& b) {
        return a == nullptr || b.shown.place.level < a->shown.place.level;
    };
    for (std::size_t i = 0; i < before.size(); ++i) {
        Piece& piece = registry_.get<Piece>(entities_[i]);
        piece.falling = !piece.inHand && (before[i].inHand || before[i].falling);
        if (!piece.inHand) continue;
        if (!before[i].inHand) {
            ++liftedCount;
            if (lower(lifted, piece)) lifted = &piece;
        } else if (!before[i].shown.place.sameSpot(piece.shown.place)) {
            ++carriedCount;
            if (lower(carried, piece)) carried = &piece;
        }
    }
    if (lifted) hear(Touch::Kind::Lift, lifted->state, liftedCount, 0);
    if (carried) hear(Touch::Kind::Onwards, carried->shown, carriedCount, 0);
}

/// A clip is made when it begins: it starts from where the pieces are by then.
void TableScene::startNext() {
    const Waiting& next = queue_.front();
    const CurrentPose current = [&](const PieceState& piece) { return poseOf(piece); };
    const CurrentPose atRest = [&](const PieceState& piece) { return model_->rest(piece); };
    // Backwards, a clip is the turn as it would have been played from rest; fading has no direction.
    const bool backwards = next.backwards && !calm_;
    if (calm_) {
        auto pieces = next.regrouped;
        for (const game::Hop& hop : next.transition.hops)
            pieces.push_back(next.backwards ? std::pair(hop.after, hop.before)
                                            : std::pair(hop.before, hop.after));
        running_ = Running{fadeOver(pieces, *model_, current)};
    } else if (!next.regrouped.empty()) {
        running_ = Running{regroup(next.regrouped, *model_, current)};
    } else {
        running_ = Running{choreograph(next.transition, *model_, backwards ? atRest : current, standing()),
                           backwards};
    }
    const bool casual = !next.regrouped.empty() || (calm_ && next.backwards);
    running_->touches = touchesOf(running_->clip,
                                  casual      ? Manner::Rearranged
                                  : backwards ? Manner::TakenBack
                                              : Manner::Played,
                                  *model_);
    if (running_->clip.fades) {  // there is no way to be heard, and no fall
        std::erase_if(running_->touches,
                      [](const Touch& touch) { return touch.kind == Touch::Kind::Onwards; });
        for (Touch& touch : running_->touches) touch.speed = std::min(touch.speed, kDropSpeed);
    }
    if (backwards)
        for (const PieceTrack& t : running_->clip.tracks) running_->begun.push_back(poseOf(t.before));
    time_ = 0;
    nextTouch_ = 0;
    nextLanding_ = 0;
}

bool TableScene::advanceClips(float dt) {
    if (queue_.empty()) return false;
    ++shadowVersion_;
    if (!running_) startNext();
    const float haste = 1 + 0.75F * static_cast<float>(queue_.size() - 1);
    const float pace = speed_ * haste;
    time_ += dt * pace;
    const Clip& clip = running_->clip;
    const float at = running_->backwards ? clip.duration - time_ : time_;
    for (const PieceTrack& t : clip.tracks)
        registry_.get<Pose>(entities_[t.before.id.value]) = t.track.at(std::max(at, 0.0F));
    if (clip.fades) showFade(time_);
    if (running_->backwards) blendIn();
    // What fades changes its look while it cannot be seen.
    if (!clip.fades || 2 * time_ >= clip.duration)
        for (const PieceTrack& t : clip.tracks)
            dress(entities_[t.before.id.value], running_->backwards ? t.before : t.after);
    hearClip(time_, pace);
    raiseDust(time_);
    if (time_ >= clip.duration) {
        running_.reset();
        queue_.pop_front();
    }
    return true;
}

void TableScene::showFade(float time) {
    const float t = std::min(time / std::max(running_->clip.duration, 1e-3F), 1.0F);
    for (const PieceTrack& track : running_->clip.tracks)
        registry_.get<Drawn>(entities_[track.before.id.value]).opacity = std::abs(1 - 2 * t);
}

/// From under what the clip has thrown down by now.
void TableScene::raiseDust(float time) {
    const std::vector<Landing>& all = running_->clip.landings;
    if (running_->backwards || speed_ <= 0) return;
    for (; nextLanding_ < all.size() && all[nextLanding_].time <= time; ++nextLanding_) {
        const Landing& landing = all[nextLanding_];
        if (landing.impact != Impact::Toppled) continue;
        const Look look = model_->look(landing.piece);
        dust_.rise(model_->rest(landing.piece), bounds_[look.mesh.value], look, landing.piece.id.value);
    }
}

/// A clip that is played backwards begins where the turn had ended. A piece that is elsewhere, in a hand say,
/// joins it.
void TableScene::blendIn() {
    for (std::size_t i = 0; i < running_->begun.size(); ++i) {
        const PieceTrack& t = running_->clip.tracks[i];
        const Pose& begun = running_->begun[i];
        if (time_ >= kBlend || glm::length(begun.position - t.track.end().position) < kArrived) continue;
        Pose& pose = registry_.get<Pose>(entities_[t.before.id.value]);
        pose = mixed(begun, pose, eased(Ease::InOut, time_ / kBlend));
    }
}

// ---- the entry of a move ----

void TableScene::showInput(const game::InputView& view) {
    input_ = view;
    std::vector<Piece> before;
    for (const ecs::Entity e : entities_) before.push_back(registry_.get<Piece>(e));
    registry_.each<Piece>([&](ecs::Entity, Piece& piece) {
        piece.shown = piece.state;
        piece.inHand = false;
    });
    for (const game::PreviewPiece& preview : view.preview) {
        Piece& piece = registry_.get<Piece>(entities_[preview.piece.id.value]);
        piece.shown = preview.piece;
        piece.inHand = preview.inHand;
    }
    hearHand(before);
}

/// As they were and as they will be, of all turns that are still to be seen.
std::vector<PieceState> TableScene::travelling() const {
    std::vector<PieceState> pieces;
    for (const Waiting& waiting : queue_) {
        for (const auto& [before, after] : waiting.regrouped) pieces.insert(pieces.end(), {before, after});
        for (const game::Hop& hop : waiting.transition.hops)
            pieces.insert(pieces.end(), {hop.before, hop.after});
    }
    if (running_)
        for (const PieceTrack& t : running_->clip.tracks) pieces.push_back(t.before);
    return pieces;
}

/// Pieces that no clip moves go to where they are shown; what stands where a clip passes waits for it.
bool TableScene::follow(float dt) {
    const std::vector<PieceState> busy = travelling();
    bool moving = false;
    const float t = speed_ <= 0 || calm_ ? 1 : 1 - std::exp(-kHandPace * std::max(speed_, 1.0F) * dt);
    registry_.each<Piece, Pose>([&](ecs::Entity e, Piece& piece, Pose& pose) {
        const bool waits = std::any_of(busy.begin(), busy.end(), [&](const PieceState& other) {
            return other.id == piece.state.id || other.place.sameSpot(piece.state.place) ||
                   other.place.sameSpot(piece.shown.place);
        });
        if (waits) return;
        const Pose wanted = piece.inHand ? model_->inHand(piece.shown) : model_->rest(piece.shown);
        const float left = glm::length(wanted.position - pose.position) +
                           (1 - std::abs(glm::dot(wanted.rotation, pose.rotation)));
        if (piece.falling && pose.position.y - wanted.position.y < kDown) {
            piece.falling = false;
            hear(Touch::Kind::Land, piece.shown, 1, kDropSpeed);
        }
        if (pose.position == wanted.position && pose.rotation == wanted.rotation)
            return;  // to the bit: an idle table sleeps
        moving = true;
        pose = left < kArrived ? wanted : mixed(pose, wanted, t);
        dress(e, piece.shown);
    });
    if (moving) ++shadowVersion_;
    return moving;
}

// ---- light ----

void TableScene::setDecisive(const std::vector<Place>& places) {
    if (places == decisive_) return;
    decisive_ = places;
    registry_.each<const Piece, Glow>([&](ecs::Entity, const Piece& piece, Glow& glow) {
        const auto at = std::find_if(places.begin(), places.end(),
                                     [&](const Place& p) { return p.sameSpot(piece.state.place); });
        const bool lit = at != places.end() && piece.state.place.level + 1 == topLevel(*at);
        glow.before = glow.now;
        glow.wanted = lit ? colors_.road : glm::vec3(0);
        glow.turn = lit ? static_cast<int>(at - places.begin()) : -1;
        glow.time = -kDecisiveSeconds * static_cast<float>(std::max(glow.turn, 0));
    });
}

bool TableScene::glow(float dt) {
    if (!queue_.empty()) return false;
    bool changing = false;
    registry_.each<const Piece, Glow>([&](ecs::Entity, const Piece& piece, Glow& glow) {
        if (glow.now == glow.wanted && (glow.time >= kFlare || glow.wanted == glm::vec3(0))) return;
        changing = true;
        glow.time += dt * std::max(speed_, 0.25F);
        if (speed_ <= 0) glow.time = kFlare;
        if (glow.time < 0) return;
        if (glow.turn >= 0) hear(Touch::Kind::Light, piece.state, std::exchange(glow.turn, -1), 0);
        const float t = std::min(glow.time / kFlare, 1.0F);
        glow.now = glm::mix(glow.before, glow.wanted, eased(Ease::Stride, t * 3));
        if (!calm_) glow.now += glow.wanted * (kFlareUp * flare(t));
        if (t >= 1) glow.now = glow.wanted;
    });
    return changing;
}

bool TableScene::update(float dt) {
    if (speed_ <= 0 && !queue_.empty()) finishAnimations();
    clock_ += static_cast<double>(dt);
    const bool clips = advanceClips(dt);
    const bool hand = follow(dt);
    const bool light = glow(dt);
    const bool dust = dust_.update(dt);
    return clips || hand || light || dust;
}

// ---- pointing and drawing ----

std::optional<TableScene::Hit> TableScene::nearest(const Ray& ray) {
    std::optional<Hit> found;
    const auto consider = [&](std::optional<float> distance, const Place& place) {
        if (!distance || (found && *distance >= found->distance)) return;
        found = Hit{place, *distance};
    };
    registry_.each<const Piece, const Drawn, const Pose>(
        [&](ecs::Entity, const Piece& piece, const Drawn& drawn, const Pose& pose) {
            const auto mesh = drawn.look.mesh.value;
            consider(intersect(ray, model_->meshes()[mesh], bounds_[mesh], pose), piece.shown.place);
        });
    for (const PickSpot& spot : model_->spots()) consider(intersect(ray, spot), spot.place);
    return found;
}

std::optional<Place> TableScene::pick(const Ray& ray) {
    const auto hit = nearest(ray);
    return hit ? std::optional(hit->place) : std::nullopt;
}

std::optional<float> TableScene::distanceAlong(const Ray& ray) {
    const auto hit = nearest(ray);
    return hit ? std::optional(hit->distance) : std::nullopt;
}

glm::vec3 TableScene::pointOn(Place place) {
    glm::vec3 point = model_->marker(place).position;
    for (const PickSpot& spot : model_->spots())
        if (spot.place.sameSpot(place)) point = spot.center;
    int highest = -1;
    registry_.each<const Piece, const Drawn, const Pose>(
        [&](ecs::Entity, const Piece& piece, const Drawn& drawn, const Pose& pose) {
            if (!piece.shown.place.sameSpot(place) || piece.shown.place.level <= highest) return;
            highest = piece.shown.place.level;
            const Bounds& b = bounds_[drawn.look.mesh.value];
            point = pose.position + pose.rotation * ((b.min + b.max) * 0.5F);
        });
    return point;
}

void TableScene::drawMark(DrawList& list, Place place, glm::vec4 color) const {
    list.items.push_back({.mesh = model_->markerMesh(),
                          .transform = model_->marker(place).matrix(),
                          .color = color,
                          .glow = glm::vec3(color) * kMarkLight,
                          .castsShadow = false});
}

/// Light within a dark rim: on a light square the rim is seen, on a dark one the light.
void TableScene::drawRimmedMark(DrawList& list, Place place, glm::vec4 color) const {
    Pose below = model_->marker(place);
    below.position.y -= kRimDepth;
    list.items.push_back({.mesh = model_->markerMesh(),
                          .transform = glm::scale(below.matrix(), glm::vec3(kRimSize, 1, kRimSize)),
                          .color = {0, 0, 0, kRimOpacity},
                          .castsShadow = false});
    drawMark(list, place, color);
}

void TableScene::drawMarks(DrawList& list) {
    const auto onTop = [&](Place place) {
        place.level = topLevel(place);
        return place;
    };
    if (queue_.empty() && decisive_.empty())
        for (const Place& place : last_) drawRimmedMark(list, {place.area, place.spot, 0}, colors_.last);
    for (const Place& place : input_.targets) drawMark(list, onTop(place), colors_.target);
    if (cursor_) drawMark(list, onTop(*cursor_), colors_.cursor);
    for (const PieceState& ghost : input_.ghosts) {
        const Look look = model_->look(ghost);
        list.items.push_back({.mesh = look.mesh,
                              .material = look.material,
                              .transform = model_->rest(ghost).matrix(),
                              .color = glm::vec4(look.tint, 0.5F),
                              .grain = look.grain,
                              .castsShadow = false});
    }
}

/// The light of what shines, on what lies around it.
void TableScene::drawHalos(DrawList& list) {
    const Bounds& square = bounds_[model_->markerMesh().value];
    registry_.each<const Piece, const Glow>([&](ecs::Entity, const Piece& piece, const Glow& glow) {
        const float strength = glm::length(glow.now) / std::max(glm::length(colors_.road), 1e-3F);
        if (strength < 0.01F) return;
        Pose at = model_->marker({piece.shown.place.area, piece.shown.place.spot, 0});
        list.items.push_back({.mesh = model_->discMesh(),
                              .transform = glm::scale(at.matrix(), glm::vec3(square.max.x * kHalo)),
                              .color = glm::vec4(0, 0, 0, kHaloOpacity * std::min(strength, 1.6F)),
                              .glow = colors_.road * kMarkLight,
                              .castsShadow = false});
    });
}

/// What a flame lights of the air around it, seen from the eye.
void TableScene::drawFlames(DrawList& list) {
    for (const Lamp& lamp : model_->lamps()) {
        const glm::vec3 towards = list.camera.eye - lamp.position;
        if (glm::length(towards) < kFlameHalo) continue;
        const glm::quat turned = glm::rotation(glm::vec3(0, 1, 0), glm::normalize(towards));
        const Pose pose{lamp.position, turned};
        const glm::vec3 hue = lamp.color / std::max({lamp.color.r, lamp.color.g, lamp.color.b});
        list.items.push_back({.mesh = model_->discMesh(),
                              .transform = glm::scale(pose.matrix(), glm::vec3(kFlameHalo)),
                              .color = glm::vec4(0, 0, 0, kFlameOpacity),
                              .glow = hue * hue * kFlameLight,
                              .castsShadow = false});
    }
}

void TableScene::draw(DrawList& list) {
    const auto& furniture = model_->furniture();
    list.items.insert(list.items.end(), furniture.begin(), furniture.end());
    list.lamps = model_->lamps();
    drawFlames(list);  // before what comes and goes: the renderer finds out by the order what has changed
    registry_.each<const Piece, const Drawn, const Pose, const Glow>(
        [&](ecs::Entity, const Piece& piece, const Drawn& drawn, const Pose& pose, const Glow& glow) {
            glm::vec3 light = glow.now * kEmber;
            if (hover_ && input_.ghosts.empty() && piece.shown.place.sameSpot(*hover_) && !piece.inHand)
                light += glm::vec3(colors_.hover) * 0.05F;
            list.items.push_back({.mesh = drawn.look.mesh,
                                  .material = drawn.look.material,
                                  .transform = pose.matrix(),
                                  .color = glm::vec4(drawn.look.tint, drawn.opacity),
                                  .glow = light,
                                  .grain = drawn.look.grain});
        });
    drawMarks(list);
    drawHalos(list);
    dust_.draw(list, model_->discMesh());
    list.shadowVersion = shadowVersion_;
}

}  // namespace scene
