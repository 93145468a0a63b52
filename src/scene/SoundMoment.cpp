#include "scene/SoundMoment.h"

#include <algorithm>
#include <cmath>

namespace scene {
namespace {

constexpr float kSetDown = 0.22F;      // metres a second: speed at which a piece returns to its supply
constexpr float kSample = 1.0F / 240;  // seconds
constexpr float kLeft = 0.0015F;       // metres: a piece this far above its place has left it
constexpr float kHeld = 0.006F;        // metres: a piece that begins this far from its place was in the hand
constexpr float kGoes = 0.06F;         // metres a second, seen from above: faster pieces travel,
constexpr float kStops = 0.03F;        // and slower ones have stopped
constexpr double kTogether = 0.06;     // seconds: pieces that leave within this time leave together
constexpr int kFall = 30;              // samples before a landing that give its speed

float levelSpeed(const Pose& before, const Pose& after) {
    return glm::length(
               glm::vec2(after.position.x - before.position.x, after.position.z - before.position.z)) /
           kSample;
}

/// Adds the moments when a piece that changes its place leaves it, and when it travels on with others.
void addDepartures(const PieceTrack& t, const TableModel& table, std::vector<SoundMoment>& soundMoments) {
    if (t.before.place == t.after.place || t.manner == game::Manner::Burrow) return;
    const bool thrown = t.manner == game::Manner::Tumble;
    const bool inTheAir = thrown || t.manner == game::Manner::Jump || t.manner == game::Manner::Exchange;
    const bool line = t.before.place.area == t.after.place.area && !inTheAir;
    const Pose start = t.track.at(0);
    const auto leaving = t.manner == game::Manner::Exchange ? SoundMoment::Kind::Exchange
                         : thrown                           ? SoundMoment::Kind::Hurl
                                                            : SoundMoment::Kind::Lift;
    bool left = glm::length(start.position - table.rest(t.before).position) > kHeld;
    bool going = false;
    Pose before = start;
    for (float time = kSample; time <= t.track.duration(); time += kSample) {
        const Pose now = t.track.at(time);
        const auto add = [&](SoundMoment::Kind kind) {
            soundMoments.push_back(soundMomentAt(kind, static_cast<double>(time), t.before, table));
        };
        if (!left && now.position.y - start.position.y > kLeft) {
            left = true;
            add(leaving);
        }
        const float speed = levelSpeed(before, now);
        if (line && !going && speed > kGoes) add(SoundMoment::Kind::Onwards);
        going = speed > (going ? kStops : kGoes);
        before = now;
    }
}

/// Pieces of one pile leave together and make one sound, that of the lowest.
std::vector<SoundMoment> together(std::vector<SoundMoment> soundMoments) {
    std::stable_sort(soundMoments.begin(), soundMoments.end(),
                     [](const SoundMoment& a, const SoundMoment& b) { return a.time < b.time; });
    std::vector<SoundMoment> found;
    for (const SoundMoment& moment : soundMoments) {
        const auto same = std::find_if(found.begin(), found.end(), [&](const SoundMoment& other) {
            return other.kind == moment.kind && moment.time - other.time < kTogether;
        });
        if (same == found.end()) {
            found.push_back(moment);
            continue;
        }
        const int count = same->count + 1;
        const double time = same->time;
        if (moment.piece.place.level < same->piece.place.level) *same = moment;
        same->count = count;
        same->time = time;
    }
    return found;
}

/// The greatest speed in the last moments before a piece touches down.
float landingSpeed(const Clip& clip, const Landing& landing) {
    for (const PieceTrack& t : clip.tracks) {
        if (t.before.id != landing.piece.id) continue;
        float speed = 0;
        for (int i = 0; i < kFall; ++i) {
            const float time = landing.time - static_cast<float>(i) * kSample;
            const float fallen = t.track.at(time - kSample).position.y - t.track.at(time).position.y;
            speed = std::max(speed, fallen / kSample);
        }
        return speed;
    }
    return 0;
}

std::vector<SoundMoment> departuresOf(const Clip& clip, const TableModel& table) {
    std::vector<SoundMoment> soundMoments;
    for (const PieceTrack& t : clip.tracks) addDepartures(t, table, soundMoments);
    return together(std::move(soundMoments));
}

SoundMoment::Kind kindOf(Impact impact) {
    switch (impact) {
        case Impact::Toppled:
            return SoundMoment::Kind::Tip;
        case Impact::Sunk:
            return SoundMoment::Kind::Sink;
        case Impact::Risen:
            return SoundMoment::Kind::Rise;
        case Impact::Recoiled:
            return SoundMoment::Kind::Recoil;
        case Impact::PutDown:
        case Impact::Settled:
            break;
    }
    return SoundMoment::Kind::Land;
}

/// What is heard instead when a turn is taken back.
SoundMoment::Kind takenBack(SoundMoment::Kind kind) {
    switch (kind) {
        case SoundMoment::Kind::Lift:
        case SoundMoment::Kind::Hurl:
        case SoundMoment::Kind::Exchange:
            return SoundMoment::Kind::Land;
        case SoundMoment::Kind::Sink:
            return SoundMoment::Kind::Rise;
        case SoundMoment::Kind::Rise:
            return SoundMoment::Kind::Sink;
        case SoundMoment::Kind::Onwards:
        case SoundMoment::Kind::Recoil:
            return kind;
        case SoundMoment::Kind::Land:
        case SoundMoment::Kind::Tip:
        case SoundMoment::Kind::Light:
            break;
    }
    return SoundMoment::Kind::Lift;
}

std::vector<SoundMoment> landingsOf(const Clip& clip, const TableModel& table) {
    std::vector<SoundMoment> soundMoments;
    for (const Landing& lands : clip.landings) {
        soundMoments.push_back(
            soundMomentAt(kindOf(lands.impact), static_cast<double>(lands.time), lands.piece, table));
        soundMoments.back().speed = landingSpeed(clip, lands);
        soundMoments.back().step = static_cast<int>(
            std::count_if(clip.landings.begin(), clip.landings.end(), [&](const Landing& other) {
                return other.piece.id == lands.piece.id && other.time < lands.time;
            }));
    }
    return soundMoments;
}

}  // namespace

SoundMoment soundMomentAt(SoundMoment::Kind kind, double time, const game::PieceState& piece,
                          const TableModel& table) {
    const Look look = table.look(piece);
    const Bounds bounds = boundsOf(table.meshes()[look.mesh.value]);
    const glm::vec3 edges = bounds.max - bounds.min;
    return {.kind = kind,
            .time = time,
            .piece = piece,
            .contact = table.contact(piece),
            .material = look.material,
            .size = std::cbrt(edges.x * edges.y * edges.z),
            .at = table.rest(piece).position};
}

std::vector<SoundMoment> soundMomentsOf(const Clip& clip, Occasion occasion, const TableModel& table) {
    std::vector<SoundMoment> soundMoments = landingsOf(clip, table);
    if (occasion != Occasion::Rearranged)
        for (const SoundMoment& leaves : departuresOf(clip, table)) soundMoments.push_back(leaves);
    for (SoundMoment& moment : soundMoments) {
        moment.casual = occasion != Occasion::Played;
        if (occasion != Occasion::TakenBack) continue;
        moment.time = static_cast<double>(clip.duration) - moment.time;
        moment.speed = kSetDown;
        moment.kind = takenBack(moment.kind);
    }
    std::stable_sort(soundMoments.begin(), soundMoments.end(),
                     [](const SoundMoment& a, const SoundMoment& b) { return a.time < b.time; });
    return soundMoments;
}

}  // namespace scene
