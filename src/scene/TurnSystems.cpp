#include <algorithm>
#include <cmath>

#include "scene/Dust.h"
#include "scene/Systems.h"

// Shows the stages of turns one after another, each as a clip.
namespace scene {
namespace {

using game::PieceState;

constexpr float kJoin = 0.15F;    // seconds
constexpr float kHaste = 0.75F;   // speed-up of the present turn for each one that waits
constexpr float kReading = 1.1F;  // seconds for which hidden sides stay shown

/// Whether such an impact raises dust.
bool raises(Impact impact) { return impact != Impact::PutDown && impact != Impact::Recoiled; }

/// Seconds for which the end of such a stage stays before the next one begins.
float holdOf(game::Reason reason) { return reason == game::Reason::Show ? kReading : 0; }

Clip clipOf(const QueuedStage& queued, const World& world, const CurrentPose& current, bool backwards) {
    const TableModel& model = *world.model;
    if (world.calm) {
        auto pieces = queued.regrouped;
        for (const game::Hop& hop : queued.stage.hops)
            pieces.push_back(queued.backwards ? std::pair(hop.after, hop.before)
                                              : std::pair(hop.before, hop.after));
        return fadeOver(pieces, model, current);
    }
    if (!queued.regrouped.empty()) return regroup(queued.regrouped, model, current);
    // A backwards clip is the reverse of the stage played from rest.
    const CurrentPose atRest = [&](const PieceState& piece) { return model.rest(piece); };
    return choreograph(queued.stage, model, backwards ? atRest : current, world.statesBeforeQueue());
}

std::vector<SoundMoment> soundsOf(const Clip& clip, const QueuedStage& queued, const World& world,
                                  bool backwards) {
    const bool casual = !queued.regrouped.empty() || (world.calm && queued.backwards);
    std::vector<SoundMoment> soundMoments = soundMomentsOf(clip,
                                                           casual      ? Occasion::Rearranged
                                                           : backwards ? Occasion::TakenBack
                                                                       : Occasion::Played,
                                                           *world.model);
    for (SoundMoment& moment : soundMoments) moment.reason = queued.stage.reason;
    if (!clip.fades) return soundMoments;
    // Fading pieces make no sounds of travel.
    std::erase_if(soundMoments,
                  [](const SoundMoment& moment) { return moment.kind == SoundMoment::Kind::Onwards; });
    for (SoundMoment& moment : soundMoments) moment.speed = std::min(moment.speed, kPutDownSpeed);
    return soundMoments;
}

/// Gives every piece of the clip its Moving.
void setMoving(World& world, Clip& clip, bool backwards) {
    Entities& entities = world.entities;
    for (PieceTrack& way : clip.tracks) {
        const ecs::Entity e = world.entityOf(way.before.id);
        const Pose& now = entities.get<Pose>(e);
        // A backwards clip begins where the stage had ended, but a piece may be elsewhere: in a hand.
        if (backwards && glm::length(now.position - way.track.end().position) >= kArrived)
            entities.set(e, Joining{now});
        if (clip.fades) entities.set(e, Fading{});
        entities.set(e, Moving{std::move(way)});
    }
}

}  // namespace

bool beginTurn(World& world, float) {
    if (!world.busy() || world.playback()) return false;
    const ecs::Entity first = world.entities.with<QueuedStage>().front();
    const QueuedStage& queued = world.entities.get<QueuedStage>(first);
    const bool backwards = queued.backwards && !world.calm;  // fading has no direction
    // The clip is made as late as possible, since it starts from the present poses.
    Clip clip = clipOf(
        queued, world,
        [&](const PieceState& piece) { return world.entities.get<Pose>(world.entityOf(piece.id)); },
        backwards);
    std::vector<SoundMoment> soundMoments = soundsOf(clip, queued, world, backwards);
    setMoving(world, clip, backwards);
    world.entities.set(first, Playback{.duration = clip.duration,
                                       .held = queued.backwards ? 0 : holdOf(queued.stage.reason),
                                       .backwards = backwards,
                                       .fades = clip.fades,
                                       .soundMoments = std::move(soundMoments),
                                       .landings = std::move(clip.landings)});
    return true;
}

bool advancePlayback(World& world, float dt) {
    Playback* const playback = world.playback();
    if (!playback) return false;
    const auto waiting = static_cast<float>(world.waitingTurns());
    playback->pace = world.speed * (1 + kHaste * waiting);
    playback->time += dt * playback->pace;
    return true;
}

bool moveAlong(World& world, float) {
    const Playback* const playback = world.playback();
    if (!playback) return false;
    const float at = playback->backwards ? playback->duration - playback->time : playback->time;
    world.entities.each<const Moving, Pose>([&](ecs::Entity, const Moving& moving, Pose& pose) {
        pose = moving.way.track.at(std::max(at, 0.0F));
    });
    return true;
}

bool joinWays(World& world, float) {
    const Playback* const playback = world.playback();
    if (!playback || playback->time >= kJoin) return false;
    const float t = eased(Ease::InOut, playback->time / kJoin);
    world.entities.each<const Joining, Pose>(
        [&](ecs::Entity, const Joining& joining, Pose& pose) { pose = mixed(joining.from, pose, t); });
    return true;
}

bool fade(World& world, float) {
    const Playback* const playback = world.playback();
    if (!playback) return false;
    const float t = std::min(playback->time / std::max(playback->duration, 1e-3F), 1.0F);
    world.entities.each<Fading>([&](ecs::Entity, Fading& fading) { fading.opacity = std::abs(1 - 2 * t); });
    return true;
}

void updateLook(World& world, ecs::Entity piece, const PieceState& target) {
    DrawnLook& drawn = world.entities.get<DrawnLook>(piece);
    if (drawn.face == target.face && drawn.shape == target.shape) return;
    PieceState before = target;
    before.face = drawn.face;
    before.shape = drawn.shape;
    const glm::quat now = world.entities.get<Pose>(piece).rotation;
    const auto likeness = [&](const PieceState& state) {
        return std::abs(glm::dot(now, world.model->rest(state).rotation));
    };
    if (likeness(target) >= likeness(before)) drawn = drawnAs(target, *world.model);
}

bool updateLooks(World& world, float) {
    const Playback* const playback = world.playback();
    // Fading pieces change their look while they are invisible.
    if (!playback || (playback->fades && 2 * playback->time < playback->duration)) return false;
    const float at = playback->backwards ? playback->duration - playback->time : playback->time;
    world.entities.each<const Moving, DrawnLook>([&](ecs::Entity e, const Moving& moving, DrawnLook& drawn) {
        const PieceTrack& way = moving.way;
        if (way.looksAfterAt)
            drawn = drawnAs(at < *way.looksAfterAt ? way.before : way.after, *world.model);
        else
            updateLook(world, e, playback->backwards ? way.before : way.after);
    });
    return true;
}

bool queueSoundMoments(World& world, float) {
    Playback* const playback = world.playback();
    if (!playback) return false;
    const auto time = static_cast<double>(playback->time);
    const std::vector<SoundMoment>& all = playback->soundMoments;
    for (std::size_t& next = playback->nextSoundMoment; next < all.size() && all[next].time <= time; ++next) {
        world.soundMoments.push_back(all[next]);
        world.soundMoments.back().time =
            world.clock - (time - all[next].time) / static_cast<double>(playback->pace);
    }
    return true;
}

bool raiseDust(World& world, float) {
    Playback* const playback = world.playback();
    if (!playback || playback->backwards || world.speed <= 0) return false;
    const std::vector<Landing>& all = playback->landings;
    for (std::size_t& next = playback->nextLanding; next < all.size() && all[next].time <= playback->time;
         ++next)
        if (raises(all[next].impact)) addDust(world, all[next].piece);
    return true;
}

bool endTurn(World& world, float) {
    const Playback* const playback = world.playback();
    if (!playback || playback->time < playback->duration + playback->held) return false;
    Entities& entities = world.entities;
    // Some pieces look different at the place that they have reached.
    entities.each<const Moving, DrawnLook>([&](ecs::Entity, const Moving& moving, DrawnLook& drawn) {
        drawn = drawnAs(playback->backwards ? moving.way.before : moving.way.after, *world.model);
    });
    for (const ecs::Entity e : entities.with<Moving>()) entities.set(e, Gliding{});
    entities.removeAll<Moving>();
    entities.removeAll<Joining>();
    entities.removeAll<Fading>();
    entities.destroy(entities.with<QueuedStage>().front());
    return true;
}

}  // namespace scene
