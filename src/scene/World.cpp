#include "scene/World.h"

#include <algorithm>

namespace scene {

using game::PieceState;

Playback* World::playback() {
    return busy() ? entities.find<Playback>(entities.with<QueuedStage>().front()) : nullptr;
}

std::size_t World::waitingTurns() const {
    if (!busy()) return 0;
    const ecs::Entity first = entities.with<QueuedStage>().front();
    return turns - entities.get<QueuedStage>(first).turn;
}

std::vector<PieceState> World::statesBeforeQueue() const {
    std::vector<PieceState> states(pieces.size());
    entities.each<const Piece>(
        [&](ecs::Entity, const Piece& piece) { states[piece.state.id.value] = piece.state; });
    const auto& queue = entities.with<QueuedStage>();
    for (auto e = queue.rbegin(); e != queue.rend(); ++e) {
        const QueuedStage& queued = entities.get<QueuedStage>(*e);
        for (const game::Hop& hop : queued.stage.hops) {
            const PieceState& before = queued.backwards ? hop.after : hop.before;
            states[before.id.value] = before;
        }
        for (const auto& [before, after] : queued.regrouped) states[before.id.value] = before;
    }
    return states;
}

Pose World::wantedPose(ecs::Entity e, const Piece& piece) const {
    return entities.has<InHand>(e) ? model->inHand(piece.shown) : model->rest(piece.shown);
}

std::uint16_t World::heightAt(game::Place place) const {
    std::uint16_t height = 0;
    entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        const game::Place& at = piece.state.place;
        if (at.sameSpot(place) && !entities.has<InHand>(e))
            height = std::max(height, static_cast<std::uint16_t>(at.level + 1));
    });
    return height;
}

DrawnLook drawnAs(const PieceState& piece, const TableModel& model) {
    return {model.look(piece), piece.shape, piece.face};
}

void queueSoundMoment(World& world, SoundMoment::Kind kind, const PieceState& piece, int count, float speed) {
    SoundMoment moment = soundMomentAt(kind, world.clock, piece, *world.model);
    moment.count = count;
    moment.speed = speed;
    world.soundMoments.push_back(moment);
}

void forgetTurns(World& world) {
    Entities& entities = world.entities;
    for (const ecs::Entity e : entities.with<Moving>()) entities.set(e, Gliding{});
    entities.removeAll<Moving>();
    entities.removeAll<Joining>();
    entities.removeAll<Fading>();
    entities.destroyAll<QueuedStage>();
}

void settle(World& world) {
    Entities& entities = world.entities;
    forgetTurns(world);
    entities.destroyAll<DustPuff>();
    entities.removeAll<Gliding>();
    entities.each<const Piece, Pose, DrawnLook>(
        [&](ecs::Entity e, const Piece& piece, Pose& pose, DrawnLook& drawn) {
            pose = world.wantedPose(e, piece);
            drawn = drawnAs(piece.shown, *world.model);
            // The piece has landed; the next step queues its sound.
            if (entities.has<Falling>(e)) entities.set(e, Gliding{});
        });
}

}  // namespace scene
