#include "scene/TableScene.h"

#include <algorithm>
#include <utility>

#include "scene/DiagramTable.h"
#include "scene/Entry.h"
#include "scene/Pointing.h"
#include "scene/Systems.h"
#include "scene/TableDrawing.h"

namespace scene {
namespace {

using game::PieceState;
using game::Place;

constexpr double kApart = 0.06;  // seconds between the sounds of pieces that land together

/// Puts the piece into its new state, for the match and as shown, and out of any hand.
void settleState(World& world, const PieceState& state) {
    const ecs::Entity e = world.entityOf(state.id);
    world.entities.set(e, Piece{state, state});
    world.entities.remove<InHand>(e);
    world.entities.remove<Falling>(e);
}

/// Gives the pieces the ids of these states, each where it lies. There must be as many.
void renumber(World& world, const std::vector<PieceState>& pieces) {
    const auto liesAt = [&](ecs::Entity e, const Place& place) {
        return world.entities.get<Piece>(e).state.place == place;
    };
    std::vector<ecs::Entity> left = world.pieces;
    std::vector<const PieceState*> elsewhere;
    const auto take = [&](const PieceState& piece, auto from) {
        world.pieces[piece.id.value] = *from;
        left.erase(from);
    };
    for (const PieceState& piece : pieces) {
        const auto same =
            std::find_if(left.begin(), left.end(), [&](ecs::Entity e) { return liesAt(e, piece.place); });
        if (same == left.end())
            elsewhere.push_back(&piece);
        else
            take(piece, same);
    }
    for (const PieceState* piece : elsewhere) take(*piece, left.begin());
    for (const PieceState& piece : pieces) {
        Piece known = world.entities.get<Piece>(world.entityOf(piece.id));
        known.state.id = known.shown.id = piece.id;
        world.entities.set(world.entityOf(piece.id), std::move(known));
    }
}

}  // namespace

void TableScene::reset(std::shared_ptr<const TableModel> model, const std::vector<PieceState>& pieces) {
    Entities& entities = world_.entities;
    entities.destroyAll<QueuedStage>();
    entities.destroyAll<Piece>();
    world_.marks = {};
    world_.entry = {};
    world_.held = {};
    world_.last.clear();
    world_.decisive.clear();
    world_.pieces.clear();
    for (const PieceState& piece : pieces) {
        const ecs::Entity e = entities.create();
        world_.pieces.push_back(e);
        entities.set(e, Piece{piece, piece});
        entities.set(e, Pose{});
        entities.set(e, DrawnLook{});
    }
    setModel(std::move(model), world_.colors);
}

void TableScene::setModel(std::shared_ptr<const TableModel> model, const HighlightColors& colors) {
    table_ = std::move(model);
    world_.colors = colors;
    useModel();
}

bool TableScene::setDiagram(std::optional<float> yaw) {
    if (yaw == diagramYaw_) return false;
    diagramYaw_ = yaw;
    useModel();
    return true;
}

void TableScene::useModel() {
    world_.model = diagramYaw_ ? std::make_shared<const DiagramTable>(table_, *diagramYaw_) : table_;
    world_.bounds.clear();
    for (const Mesh& mesh : world_.model->meshes()) world_.bounds.push_back(boundsOf(mesh));
    settle(world_);
}

// ---- turns ----

void TableScene::play(const game::Transition& transition, bool backwards) {
    // The state of the pieces changes at once, so that pointing always refers to the present match; only the
    // drawing lags behind.
    ++world_.turns;
    std::vector<game::Stage> stages = transition.stages;
    if (backwards) std::reverse(stages.begin(), stages.end());
    for (game::Stage& stage : stages) {
        for (const game::Hop& hop : stage.hops) settleState(world_, backwards ? hop.before : hop.after);
        world_.entities.set(
            world_.entities.create(),
            QueuedStage{.stage = std::move(stage), .backwards = backwards, .turn = world_.turns});
    }
    if (world_.speed <= 0) finishAnimations();
}

void TableScene::regroupTo(const std::vector<PieceState>& pieces) {
    QueuedStage jump{.turn = ++world_.turns};
    for (const PieceState& target : pieces) {
        const PieceState before = world_.entities.get<Piece>(world_.entityOf(target.id)).state;
        if (before != target) jump.regrouped.emplace_back(before, target);
        settleState(world_, target);
    }
    forgetTurns(world_);  // after a jump, waiting turns need not be shown
    std::sort(jump.regrouped.begin(), jump.regrouped.end(),
              [](const auto& a, const auto& b) { return a.second.place.level < b.second.place.level; });
    // The pieces of the turn under way go home, too.
    world_.entities.each<const Piece, const Pose>([&](ecs::Entity e, const Piece& piece, const Pose& pose) {
        world_.entities.set(e, Gliding{});
        const bool listed = std::any_of(jump.regrouped.begin(), jump.regrouped.end(),
                                        [&](const auto& pair) { return pair.first.id == piece.state.id; });
        if (!listed && glm::length(pose.position - model().rest(piece.state).position) > kArrived)
            jump.regrouped.emplace_back(piece.state, piece.state);
    });
    world_.entities.set(world_.entities.create(), std::move(jump));
    if (world_.speed <= 0) finishAnimations();
}

void TableScene::showAnew(const std::vector<PieceState>& pieces) {
    forgetTurns(world_);
    renumber(world_, pieces);
    regroupTo(pieces);
}

void TableScene::finishAnimations() {
    double at = world_.clock;
    world_.entities.each<const QueuedStage>([&](ecs::Entity, const QueuedStage& queued) {
        for (const game::Hop& hop : queued.stage.hops) {
            SoundMoment moment = soundMomentAt(SoundMoment::Kind::Land, at,
                                               queued.backwards ? hop.before : hop.after, *world_.model);
            moment.speed = kPutDownSpeed;
            moment.casual = queued.backwards;
            moment.reason = queued.stage.reason;
            world_.soundMoments.push_back(moment);
            at += kApart;
        }
    });
    settle(world_);
}

bool TableScene::update(float dt) {
    if (world_.speed <= 0 && busy()) finishAnimations();
    return step(world_, dt);
}

// ---- marks and the entry of a move ----

bool TableScene::setMarks(Marks marks) {
    const Marks before = std::exchange(world_.marks, std::move(marks));
    return before.advice != world_.marks.advice || before.signs != world_.marks.signs ||
           before.ideas != world_.marks.ideas || before.sketch != world_.marks.sketch ||
           before.begun != world_.marks.begun;
}

void TableScene::showInput(const game::InputView& view) {
    world_.entry.targets = view.targets;
    world_.entry.reach = view.reach;
    world_.entry.ghosts = view.ghosts;
    world_.entry.ways = view.ways;
    showPreview(world_, view.preview);
}

bool TableScene::setHeld(HeldMarks held) {
    const HeldMarks before = std::exchange(world_.held, std::move(held));
    return before != world_.held;
}

void TableScene::setDecisive(const std::vector<Place>& places) {
    if (places == world_.decisive) return;
    world_.decisive = places;
    world_.entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        const Place& own = piece.state.place;
        const auto at =
            std::find_if(places.begin(), places.end(), [&](const Place& p) { return p.sameSpot(own); });
        const bool lit = at != places.end() && own.level + 1 == world_.heightAt(*at);
        const Glow* const old = world_.entities.find<Glow>(e);
        if (!lit && !old) return;
        Glow glow;
        if (old) glow.before = glow.now = old->now;
        if (lit) {
            glow.wanted = world_.colors.decisive;
            glow.turn = static_cast<int>(at - places.begin());
            glow.time = -kDecisiveSeconds * static_cast<float>(glow.turn);
        }
        world_.entities.set(e, glow);
    });
}

// ---- pointing and drawing ----

std::optional<Place> TableScene::pick(const Ray& ray, std::span<const Place> wanted,
                                      EntryCounts entry) const {
    const auto hit = nearestHit(world_, ray, wanted, entry);
    return hit ? std::optional(hit->place) : std::nullopt;
}

std::optional<float> TableScene::distanceAlong(const Ray& ray) const {
    const auto hit = nearestHit(world_, ray);
    return hit ? std::optional(hit->distance) : std::nullopt;
}

Place TableScene::topOf(Place place) const { return topPlaceOf(world_, place); }

glm::vec3 TableScene::pointOn(Place place) const { return seenPointOf(world_, place); }

std::optional<glm::vec3> TableScene::freePointOn(Place place) const { return freePointOf(world_, place); }

bool TableScene::turnsOver() const {
    const auto turns = [](const game::Hop& hop) {
        return hop.manner == game::Manner::Reveal || hop.manner == game::Manner::TurnOver;
    };
    const auto& queue = world_.entities.with<QueuedStage>();
    return std::any_of(queue.begin(), queue.end(), [&](ecs::Entity e) {
        const QueuedStage& queued = world_.entities.get<QueuedStage>(e);
        return !queued.backwards && std::any_of(queued.stage.hops.begin(), queued.stage.hops.end(), turns);
    });
}

std::vector<glm::vec3> TableScene::tops() const { return topsOf(world_); }

void TableScene::draw(DrawList& list) const {
    for (const Layer layer : kLayers) layer(world_, list);
}

}  // namespace scene
