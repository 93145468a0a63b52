#include "scene/Choreography.h"

#include <algorithm>
#include <cmath>

namespace scene {
namespace {

using game::Hop;
using game::PieceState;

// Seconds at speed 1. A stone of this size falls 5 cm in 0.1 s; the rest is the pace of a calm hand.
constexpr float kLift = 0.22F;
constexpr float kStep = 0.20F;
constexpr float kDrop = 0.13F;
constexpr float kTip = 0.22F;
constexpr float kRock = 0.10F;
constexpr float kPlaceBase = 0.42F;
constexpr float kPlacePerMetre = 0.45F;
constexpr float kClearance = 0.012F;  // metres between a carried stack and what it passes over
constexpr float kFullLift = 0.03F;    // metres: what takes the whole of kLift
constexpr float kThere = 0.006F;      // metres: a piece this near, seen from above, is over its place
constexpr float kClatter = 0.024F;    // seconds between pieces of a stack that touch down together
constexpr float kArcSteepness =
    1.6F;  // an arc has 1/1.6 of its height before it has left a piece's neighbourhood

float levelDistance(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(glm::vec2(a.x - b.x, a.z - b.z));
}

/// A stone that lands rocks once: a hint of a tilt that dies away.
void addLanding(Track& track, float begin, float duration, const Pose& rest) {
    track.add(begin, duration, rest, Ease::In);
    Pose tilted = rest;
    tilted.rotation = glm::angleAxis(glm::radians(1.6F), glm::vec3(0.6F, 0, 0.8F)) * rest.rotation;
    tilted.position.y += 0.0006F;
    track.add(begin + duration, kRock * 0.5F, tilted, Ease::Out);
    track.add(begin + duration + kRock * 0.5F, kRock * 0.5F, rest, Ease::In);
}

bool travels(const Hop& hop) { return hop.before.place != hop.after.place; }

Bounds boundsOf(const PieceState& piece, const TableModel& table) {
    return scene::boundsOf(table.meshes()[table.look(piece).mesh.value]);
}

/// How far a piece reaches from its origin, however it is turned.
float reachOf(const Bounds& b) { return glm::length(glm::max(glm::abs(b.min), glm::abs(b.max))); }

/// How far a piece in this pose reaches below its origin.
float depthOf(const Pose& pose, const Bounds& b) {
    float depth = 0;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 at(corner & 1 ? b.max.x : b.min.x, corner & 2 ? b.max.y : b.min.y,
                           corner & 4 ? b.max.z : b.min.z);
        depth = std::max(depth, -(pose.rotation * at).y);
    }
    return depth;
}

/// The distance, seen from above, of a point from the straight way between two others.
float distanceFromWay(const glm::vec3& point, const glm::vec3& from, const glm::vec3& to) {
    const glm::vec2 way(to.x - from.x, to.z - from.z);
    const glm::vec2 there(point.x - from.x, point.z - from.z);
    const float along = glm::dot(there, way) / std::max(glm::dot(way, way), 1e-8F);
    return glm::length(there - way * std::clamp(along, 0.0F, 1.0F));
}

/// How high the arc between two poses must be, so that the piece passes over all that stands on its way.
float arcOver(const PieceState& piece, const Pose& from, const Pose& to, const TableModel& table,
              const std::vector<PieceState>& standing) {
    const Bounds bounds = boundsOf(piece, table);
    float top = 0;
    for (const PieceState& other : standing) {
        if (other.id == piece.id) continue;
        const Pose rest = table.rest(other);
        if (distanceFromWay(rest.position, from.position, to.position) <
            reachOf(bounds) + reachOf(boundsOf(other, table)))
            top = std::max(top, rest.position.y + table.heightOf(other));
    }
    const float ground =
        std::min(from.position.y, to.position.y) - std::max(depthOf(from, bounds), depthOf(to, bounds));
    return kArcSteepness * (top + kClearance - ground);
}

/// One piece alone, from anywhere to anywhere: up in an arc, and down onto its place.
PieceTrack arcTo(const Hop& hop, const TableModel& table, const Pose& from, float begin, float& landsAt,
                 const std::vector<PieceState>& standing) {
    PieceTrack moved{hop.before, hop.after, Track(from)};
    const Pose rest = table.rest(hop.after);
    const float way = levelDistance(from.position, rest.position);
    Pose above = rest;
    above.position.y += 0.018F;
    float flight = kDrop;
    float arc = 0;
    if (way >= 0.005F) {
        arc = std::max(0.05F + 0.12F * way, arcOver(hop.after, from, above, table, standing));
        flight = kPlaceBase + kPlacePerMetre * (way + arc);
    }
    moved.track.add(begin, flight, above, Ease::InOut, arc);
    addLanding(moved.track, begin + flight, kDrop * 0.6F, rest);
    landsAt = begin + flight + kDrop * 0.6F;
    return moved;
}

/// Pieces that travel along a line together.
class Carriage {
  public:
    Carriage(const game::Transition& transition, const TableModel& table, const CurrentPose& current)
        : table_(table), current_(current) {
        for (const Hop& hop : transition.hops) (travels(hop) ? carried_ : turned_).push_back(hop);
        std::stable_sort(carried_.begin(), carried_.end(), [](const Hop& a, const Hop& b) {
            return a.before.place.level < b.before.place.level;
        });
        base_ = table.rest(carried_.front().before).position.y;
        raise(base_);
        for (const Hop& hop : carried_) raise(table.rest(hop.after).position.y);
        for (const Hop& hop : turned_) raise(table.rest(hop.before).position.y + table.heightOf(hop.before));
        carryHeight_ += kClearance;
        findHand();
    }

    Clip clip() {
        Clip clip;
        for (const Hop& hop : turned_) clip.tracks.push_back(tip(hop, clip.landings));
        for (const Hop& hop : carried_) clip.tracks.push_back(carry(hop, clip.landings));
        return clip;
    }

  private:
    void raise(float height) { carryHeight_ = std::max(carryHeight_, height); }

    float carriedHeight(const Hop& hop) const {
        return carryHeight_ + (table_.rest(hop.before).position.y - base_);
    }

    /// A piece that was carried a part of the way while the turn was entered goes on from there. The topmost
    /// one is in the hand to the end.
    void findHand() {
        const Hop& top = carried_.back();
        const Pose now = current_(top.before);
        float nearest = levelDistance(now.position, table_.rest(top.before).position);
        for (std::uint8_t stage = 1; stage <= top.stage; ++stage) {
            const float distance = levelDistance(now.position, table_.rest(at(top, stage)).position);
            if (distance >= nearest) continue;
            nearest = distance;
            handStage_ = stage;
        }
        const float missing = carriedHeight(top) - now.position.y;
        lift_ = kLift * std::clamp(missing / kFullLift, 0.2F, 1.0F);
    }

    /// The piece as it would stand where the hand is at this stage.
    PieceState at(const Hop& hop, std::uint8_t stage) const {
        PieceState piece = hop.after;
        if (stage == hop.stage) return piece;
        for (const Hop& dropped : carried_)
            if (dropped.stage == stage) piece.place = dropped.after.place;
        return piece;
    }

    /// When the hand gets there.
    float arrival(std::uint8_t stage) const {
        const auto steps = static_cast<float>(std::max(1, stage - handStage_));
        return lift_ + steps * kStep + (steps - 1) * kDrop * 0.5F;
    }

    /// Pieces that are dropped together meet one after the other, however quickly.
    float clatter(const Hop& hop) const {
        int below = 0;
        int all = 0;
        for (const Hop& other : carried_) {
            all += other.stage == hop.stage ? 1 : 0;
            below += other.stage == hop.stage && other.after.place.level < hop.after.place.level ? 1 : 0;
        }
        return std::min(kClatter, kRock / static_cast<float>(all)) * static_cast<float>(below);
    }

    PieceTrack carry(const Hop& hop, std::vector<Landing>& landings) const {
        const Pose from = current_(hop.before);
        PieceTrack moved{hop.before, hop.after, Track(from)};
        const Pose rest = table_.rest(hop.after);
        if (glm::length(from.position - rest.position) < 1e-4F) return moved;  // dropped by hand already
        float falls = 0;
        if (levelDistance(from.position, rest.position) >= kThere) {
            Pose over = from;
            over.position.y = std::max(from.position.y, carriedHeight(hop));
            const float height = over.position.y;
            moved.track.add(0, lift_, over, Ease::InOut);
            for (auto stage = static_cast<std::uint8_t>(std::min<int>(hop.stage, handStage_ + 1));
                 stage <= hop.stage; ++stage) {
                over = table_.rest(at(hop, stage));
                over.position.y = height;
                moved.track.add(arrival(stage) - kStep, kStep, over, Ease::InOut);
            }
            falls = arrival(hop.stage);
        }
        if (!turned_.empty() && hop.stage == turned_.front().stage) falls += kTip * 0.55F;
        addLanding(moved.track, falls, kDrop, rest);
        landings.push_back({falls + kDrop + clatter(hop), hop.after});
        return moved;
    }

    /// A wall that a capstone flattens tips over, slowly at first, and its lowest edge stays on what it
    /// stands on.
    PieceTrack tip(const Hop& hop, std::vector<Landing>& landings) const {
        constexpr int kKeys = 10;
        const Pose from = current_(hop.before);
        const Pose to = table_.rest(hop.after);
        const Bounds bounds = boundsOf(hop.before, table_);
        const float floor = to.position.y - depthOf(to, boundsOf(hop.after, table_));
        PieceTrack moved{hop.before, hop.after, Track(from)};
        const bool handIsThere =
            levelDistance(current_(carried_.back().before).position, to.position) < kThere;
        const float begins = handIsThere ? 0 : arrival(hop.stage);
        for (int i = 1; i <= kKeys; ++i) {
            const float t = static_cast<float>(i) / kKeys;
            Pose key = mixed(from, to, eased(Ease::In, t));
            key.position.y = floor + depthOf(key, bounds);
            moved.track.add(begins + (t - 1.0F / kKeys) * kTip, kTip / kKeys, i < kKeys ? key : to,
                            Ease::Linear);
        }
        landings.push_back({begins + kTip, hop.after, Impact::Toppled});
        return moved;
    }

    const TableModel& table_;
    const CurrentPose& current_;
    std::vector<Hop> carried_;  ///< from the bottom
    std::vector<Hop> turned_;
    float carryHeight_ = 0;       ///< of the lowest carried piece
    float base_ = 0;              ///< where that one comes from
    std::uint8_t handStage_ = 0;  ///< how far the hand is already
    float lift_ = kLift;
};

void measure(Clip& clip) {
    for (const PieceTrack& t : clip.tracks) clip.duration = std::max(clip.duration, t.track.duration());
    std::sort(clip.landings.begin(), clip.landings.end(),
              [](const Landing& a, const Landing& b) { return a.time < b.time; });
}

}  // namespace

Clip choreograph(const game::Transition& transition, const TableModel& table, const CurrentPose& current,
                 const std::vector<PieceState>& standing) {
    Clip clip;
    const auto& hops = transition.hops;
    if (hops.empty()) return clip;
    const bool together = std::any_of(hops.begin(), hops.end(), [&](const Hop& hop) {
        return travels(hop) && hop.before.place.area == hop.after.place.area;
    });
    if (together) {
        clip = Carriage(transition, table, current).clip();
    } else {
        float begin = 0;
        for (const Hop& hop : hops) {
            float landsAt = 0;
            clip.tracks.push_back(arcTo(hop, table, current(hop.before), begin, landsAt, standing));
            clip.landings.push_back({landsAt, hop.after});
            begin = landsAt;
        }
    }
    measure(clip);
    return clip;
}

Clip regroup(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table,
             const CurrentPose& current) {
    Clip clip;
    float begin = 0;
    const float stagger = std::min(0.03F, 0.6F / static_cast<float>(std::max<std::size_t>(1, pieces.size())));
    for (const auto& [before, after] : pieces) {
        float landsAt = 0;
        clip.tracks.push_back(arcTo({before, after, 1}, table, current(before), begin, landsAt, {}));
        clip.landings.push_back({landsAt, after});
        begin += stagger;
    }
    measure(clip);
    return clip;
}

}  // namespace scene
