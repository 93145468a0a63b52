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

float levelDistance(const glm::vec3& a, const glm::vec3& b) { return glm::length(glm::vec2(a.x - b.x, a.z - b.z)); }

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

/// One piece alone, from anywhere to anywhere: up in an arc, and down onto its place.
PieceTrack arcTo(const Hop& hop, const TableModel& table, const Pose& from, float begin, float& landsAt) {
    PieceTrack moved{hop.before, hop.after, Track(from)};
    const Pose rest = table.rest(hop.after);
    const float way = levelDistance(from.position, rest.position);
    Pose above = rest;
    above.position.y += 0.018F;
    const float flight = way < 0.005F ? kDrop : kPlaceBase + kPlacePerMetre * way;
    moved.track.add(begin, flight, above, Ease::InOut, way < 0.005F ? 0 : 0.05F + 0.12F * way);
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
        std::stable_sort(carried_.begin(), carried_.end(),
                         [](const Hop& a, const Hop& b) { return a.before.place.level < b.before.place.level; });
        for (const Hop& hop : carried_) raise(table.rest(hop.after).position.y);
        for (const Hop& hop : turned_) raise(table.rest(hop.before).position.y + table.heightOf(hop.before));
        carryHeight_ += kClearance;
        base_ = table.rest(carried_.front().before).position.y;
    }

    Clip clip() {
        Clip clip;
        for (const Hop& hop : turned_) clip.tracks.push_back(tip(hop, clip.landings));
        for (const Hop& hop : carried_) clip.tracks.push_back(carry(hop, clip.landings));
        return clip;
    }

  private:
    void raise(float height) { carryHeight_ = std::max(carryHeight_, height); }

    /// Where a carried piece hangs above the place it is dropped on at the end of a stage.
    Pose carriedOver(const Hop& hop, const Pose& over) const {
        Pose pose = over;
        pose.position.y = carryHeight_ + (table_.rest(hop.before).position.y - base_);
        pose.rotation = table_.rest(hop.before).rotation;
        return pose;
    }

    /// The first piece dropped at each stage marks the way.
    Pose placeOfStage(std::uint8_t stage) const {
        for (const Hop& hop : carried_)
            if (hop.stage == stage) return table_.rest(hop.after);
        return table_.rest(carried_.back().after);
    }

    static float arrival(std::uint8_t stage) { return kLift + static_cast<float>(stage) * kStep + (static_cast<float>(stage) - 1) * kDrop * 0.5F; }

    PieceTrack carry(const Hop& hop, std::vector<Landing>& landings) const {
        const Pose from = current_(hop.before);
        PieceTrack moved{hop.before, hop.after, Track(from)};
        const Pose rest = table_.rest(hop.after);
        if (glm::length(from.position - rest.position) < 1e-4F) return moved;  // dropped by hand already
        const bool above = levelDistance(from.position, rest.position) < 0.006F;
        if (above) {
            addLanding(moved.track, 0.04F * static_cast<float>(hop.after.place.level % 4), kDrop, rest);
            landings.push_back({0.04F + kDrop, hop.after});
            return moved;
        }
        Pose lifted = from;
        lifted.position.y = std::max(from.position.y, carriedOver(hop, from).position.y);
        moved.track.add(0, kLift, lifted, Ease::InOut);
        for (std::uint8_t stage = 1; stage <= hop.stage; ++stage) {
            const float arrives = arrival(stage);
            Pose over = carriedOver(hop, stage == hop.stage ? rest : placeOfStage(stage));
            over.position.y = lifted.position.y;
            moved.track.add(arrives - kStep, kStep, over, Ease::InOut);
        }
        float falls = arrival(hop.stage);
        if (!turned_.empty() && hop.stage == turned_.front().stage) falls += kTip * 0.55F;
        addLanding(moved.track, falls, kDrop, rest);
        landings.push_back({falls + kDrop, hop.after});
        return moved;
    }

    /// A wall that a capstone flattens: it tips about its foot, slowly at first.
    PieceTrack tip(const Hop& hop, std::vector<Landing>& landings) const {
        PieceTrack moved{hop.before, hop.after, Track(current_(hop.before))};
        const float begins = arrival(hop.stage);
        moved.track.add(begins, kTip, table_.rest(hop.after), Ease::In, 0.004F);
        landings.push_back({begins + kTip, hop.after});
        return moved;
    }

    const TableModel& table_;
    const CurrentPose& current_;
    std::vector<Hop> carried_;
    std::vector<Hop> turned_;
    float carryHeight_ = 0;
    float base_ = 0;
};

void measure(Clip& clip) {
    for (const PieceTrack& t : clip.tracks) clip.duration = std::max(clip.duration, t.track.duration());
    std::sort(clip.landings.begin(), clip.landings.end(), [](const Landing& a, const Landing& b) { return a.time < b.time; });
}

}  // namespace

Clip choreograph(const game::Transition& transition, const TableModel& table, const CurrentPose& current) {
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
            clip.tracks.push_back(arcTo(hop, table, current(hop.before), begin, landsAt));
            clip.landings.push_back({landsAt, hop.after});
            begin = landsAt;
        }
    }
    measure(clip);
    return clip;
}

Clip regroup(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table, const CurrentPose& current) {
    Clip clip;
    float begin = 0;
    const float stagger = std::min(0.03F, 0.6F / static_cast<float>(std::max<std::size_t>(1, pieces.size())));
    for (const auto& [before, after] : pieces) {
        float landsAt = 0;
        clip.tracks.push_back(arcTo({before, after, 1}, table, current(before), begin, landsAt));
        clip.landings.push_back({landsAt, after});
        begin += stagger;
    }
    measure(clip);
    return clip;
}

}  // namespace scene
