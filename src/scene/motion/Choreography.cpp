#include "scene/motion/Choreography.h"

#include <algorithm>
#include <cmath>

#include "scene/motion/Crush.h"
#include "scene/motion/Handling.h"
#include "scene/motion/LineMotion.h"
#include "scene/motion/Obstacles.h"
#include "scene/motion/OwnMotion.h"
#include "scene/motion/Pace.h"
#include "scene/motion/Travel.h"

namespace scene {
namespace {

using game::Hop;
using game::Manner;
using game::PieceState;

constexpr float kFade = 0.26F;   // seconds
constexpr float kDealt = 0.11F;  // seconds between pieces that are handed out
constexpr int kFelt = 2;         // pieces below a landing one that shake

/// Hops of a stage that share one motion.
struct Act {
    enum class Kind : std::uint8_t {
        Line,     ///< pieces left step by step on a line, and those turned over meanwhile
        Through,  ///< pieces that a hand moves together, straight or through way-points
        Exchange,
        Alone  ///< a single piece by itself
    };
    Kind kind = Kind::Alone;
    std::vector<Hop> hops;
};

/// Whether a hand moves it over the table.
bool handled(const Hop& hop) {
    const bool within = hop.before.place.area == hop.after.place.area || !hop.via.empty();
    return travels(hop) && (hop.manner == Manner::Crush || (hop.manner == Manner::Slide && within));
}

/// Whether two pieces stand on each other beside the game and are put on the same place: a hand brings them
/// as one pile.
bool broughtTogether(const Hop& a, const Hop& b, const TableModel& table) {
    constexpr float kOnePile = 0.005F;  // metres between the middles of pieces that stand on each other
    const auto brought = [](const Hop& hop) {
        return travels(hop) && hop.manner == Manner::Slide && !handled(hop);
    };
    if (!brought(a) || !brought(b) || a.step != b.step || !a.after.place.sameSpot(b.after.place))
        return false;
    const glm::vec3 from = table.rest(a.before).position;
    const glm::vec3 other = table.rest(b.before).position;
    return levelDistance(from, other) < kOnePile &&
           (from.y < other.y) == (a.after.place.level < b.after.place.level);
}

/// Whether it is left at a step of a line.
bool leftOnTheWay(const Hop& hop) {
    return handled(hop) && hop.step > 0 && hop.via.empty() && hop.before.place.area == hop.after.place.area;
}

/// `first` is the first hop of the stage that is left at a step, or nullptr.
Act::Kind kindOf(const Hop& hop, const Hop* first) {
    if (hop.manner == Manner::Exchange) return Act::Kind::Exchange;
    if (first) {
        const bool turned = !travels(hop) && (hop.manner == Manner::Slide || hop.manner == Manner::TurnOver);
        if (turned || (leftOnTheWay(hop) && hop.before.place.sameSpot(first->before.place)))
            return Act::Kind::Line;
    }
    return handled(hop) ? Act::Kind::Through : Act::Kind::Alone;
}

/// Whether a hop belongs to an act that has already begun.
bool joins(const Hop& hop, const Act& act, const TableModel& table) {
    if (act.kind != Act::Kind::Through) return act.kind != Act::Kind::Alone;
    const Hop& first = act.hops.front();
    if (broughtTogether(first, hop, table)) return true;
    return hop.manner == Manner::Slide && first.before.place.sameSpot(hop.before.place) &&
           first.after.place.sameSpot(hop.after.place) && first.via == hop.via;
}

/// Whether it is crushed by a piece that is not part of the line; then it belongs to that piece's act.
bool crushedAlone(const Hop& hop, const std::vector<Hop>& hops, const Hop* first) {
    return std::any_of(hops.begin(), hops.end(), [&](const Hop& other) {
        return crushedBy(other, hops) == &hop && kindOf(other, first) == Act::Kind::Through;
    });
}

std::vector<Act> actsOf(const std::vector<Hop>& hops, const TableModel& table) {
    const auto found = std::find_if(hops.begin(), hops.end(), leftOnTheWay);
    const Hop* const first = found == hops.end() ? nullptr : &*found;
    std::vector<Act> acts;
    for (const Hop& hop : hops) {
        if (crushedAlone(hop, hops, first)) continue;
        const bool inPile = std::any_of(hops.begin(), hops.end(), [&](const Hop& other) {
            return &other != &hop && broughtTogether(hop, other, table);
        });
        const Act::Kind kind = inPile ? Act::Kind::Through : kindOf(hop, first);
        const auto act = std::find_if(acts.begin(), acts.end(), [&](const Act& begun) {
            return begun.kind == kind && joins(hop, begun, table);
        });
        if (act == acts.end())
            acts.push_back({kind, {hop}});
        else
            act->hops.push_back(hop);
    }
    return acts;
}

/// The pieces on the table during an act, without its own: pieces of earlier acts are at their new places,
/// those of later ones at their old.
std::vector<PieceState> standingDuring(const Act& act, const std::vector<Act>& acts,
                                       std::vector<PieceState> standing) {
    bool done = true;
    for (const Act& other : acts) {
        done = done && &other != &act;
        for (const Hop& hop : other.hops) {
            std::erase_if(standing, [&](const PieceState& piece) { return piece.id == hop.before.id; });
            if (&other != &act) standing.push_back(done ? hop.after : hop.before);
        }
    }
    return standing;
}

void moveAlone(Clip& clip, const Hop& hop, const Pose& from, const Surroundings& around) {
    switch (hop.manner) {
        case Manner::Reveal:
            (void)reveal(clip, hop, from, around);
            break;
        case Manner::Burrow:
            burrow(clip, hop, from, around.table);
            break;
        case Manner::Tumble:
            tumble(clip, hop, from, around);
            break;
        case Manner::Recoil:
            recoil(clip, hop, from, around.table);
            break;
        case Manner::Settle:
            settleFirmly(clip, hop, from, around.table);
            break;
        case Manner::Slide:
        case Manner::Jump:
        case Manner::TurnOver:
        case Manner::Crush:
        case Manner::Exchange:
            (void)arcTo(clip, hop, from, 0, around);
    }
}

Clip clipOf(Act act, const std::vector<Hop>& hops, const CurrentPose& current, const Surroundings& around) {
    Clip clip;
    const Hop& first = act.hops.front();
    switch (act.kind) {
        case Act::Kind::Line:
            return LineMotion(act.hops, around.table, current, around.standing).clip();
        case Act::Kind::Through: {
            const Hop* const crushed = crushedBy(first, hops);
            std::stable_sort(act.hops.begin(), act.hops.end(), [](const Hop& a, const Hop& b) {
                return a.before.place.level < b.before.place.level;
            });
            moveThrough(clip, act.hops, current, around, crushed);
            break;
        }
        case Act::Kind::Exchange:
            exchange(clip, act.hops, current, around);
            break;
        case Act::Kind::Alone:
            moveAlone(clip, first, current(first.before), around);
    }
    return clip;
}

/// Seconds after which the next piece of a stage follows; nothing: once the one before has landed.
std::optional<float> pauseOf(const game::Stage& stage) {
    switch (stage.reason) {
        case game::Reason::Deal:
        case game::Reason::Pass:
            return kDealt;
        case game::Reason::Shuffle:
            return pace::kLag;  // all of them together
        default:
            return {};
    }
}

/// Appends a clip that begins after `begin` seconds. Returns the time from which the next one may begin.
float append(Clip& clip, Clip next, float begin) {
    float landsAt = begin;
    for (PieceTrack& way : next.tracks) {
        if (begin > 0) way.track.delay(begin);
        if (way.looksAfterAt) *way.looksAfterAt += begin;
        clip.tracks.push_back(std::move(way));
    }
    for (Landing& landing : next.landings) {
        landing.time += begin;
        // What stands above a sinking piece need not wait until that has risen elsewhere.
        if (landing.impact != Impact::Risen) landsAt = std::max(landsAt, landing.time);
        clip.landings.push_back(landing);
    }
    return landsAt;
}

/// A piece that changes its shape without being turned changes its look half-way.
void setLooks(Clip& clip, const TableModel& table) {
    for (PieceTrack& way : clip.tracks) {
        const glm::quat before = table.rest(way.before).rotation;
        const glm::quat after = table.rest(way.after).rotation;
        if (way.before.shape != way.after.shape && !way.looksAfterAt &&
            std::abs(glm::dot(before, after)) > 0.999F)
            way.looksAfterAt = way.track.duration() / 2;
    }
}

/// Pieces below a landing piece shake.
void addJolts(Clip& clip, const TableModel& table, const CurrentPose& current,
              const std::vector<PieceState>& standing) {
    const std::size_t movers = clip.tracks.size();
    for (const PieceState& piece : standing) {
        const bool moves =
            std::any_of(clip.tracks.begin(), clip.tracks.begin() + static_cast<std::ptrdiff_t>(movers),
                        [&](const PieceTrack& t) { return t.before.id == piece.id; });
        if (moves) continue;
        for (const Landing& landing : clip.landings) {
            const int depth = landing.piece.place.level - piece.place.level;
            if (!landing.piece.place.sameSpot(piece.place) || depth < 1 || depth > kFelt) continue;
            const Pose rest = table.rest(piece);
            if (!rests(current(piece), rest)) break;
            PieceTrack jolted{piece, piece, Track(rest)};
            RestingBody(rest, boundsOf(piece, table), piece.id.value)
                .shake(jolted.track, landing.time, 1.0F / static_cast<float>(depth));
            clip.tracks.push_back(std::move(jolted));
            break;
        }
    }
}

void measure(Clip& clip) {
    for (const PieceTrack& t : clip.tracks) clip.duration = std::max(clip.duration, t.track.duration());
    std::sort(clip.landings.begin(), clip.landings.end(),
              [](const Landing& a, const Landing& b) { return a.time < b.time; });
}

}  // namespace

Clip choreograph(const game::Stage& stage, const TableModel& table, const CurrentPose& current,
                 const std::vector<PieceState>& standing) {
    Clip clip;
    const std::vector<Act> acts = actsOf(stage.hops, table);
    const std::optional<float> pause = pauseOf(stage);
    float begin = 0;
    for (const Act& act : acts) {
        const Surroundings around{table, standingDuring(act, acts, standing)};
        const float landsAt = append(clip, clipOf(act, stage.hops, current, around), begin);
        begin = pause ? begin + *pause : landsAt;
    }
    addJolts(clip, table, current, standing);
    setLooks(clip, table);
    measure(clip);
    return clip;
}

Clip regroup(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table,
             const CurrentPose& current) {
    Clip clip;
    float begin = 0;
    const float stagger = std::min(0.03F, 0.6F / static_cast<float>(std::max<std::size_t>(1, pieces.size())));
    for (const auto& [before, after] : pieces) {
        arcTo(clip, {before, after, 1}, current(before), begin, {table});
        begin += stagger;
    }
    setLooks(clip, table);
    measure(clip);
    return clip;
}

Clip fadeOver(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table,
              const CurrentPose& current) {
    Clip clip;
    for (const auto& [before, after] : pieces) {
        PieceTrack moved{before, after, Track(current(before))};
        moved.track.add(kFade / 2, 0, table.rest(after), Ease::Linear);
        clip.tracks.push_back(std::move(moved));
        clip.landings.push_back({kFade / 2, after});
    }
    clip.duration = kFade;
    clip.fades = true;
    return clip;
}

}  // namespace scene
