#include "scene/Pointing.h"

#include <algorithm>
#include <utility>

#include "scene/Picking.h"

namespace scene {
namespace {

using game::Place;

constexpr float kSampledReach = 0.7F;  // of the way from the middle of a box to its sides
constexpr float kFilledWidth = 0.89F;  // of a box: so much narrower it has the area of the circle in it

const Mesh& meshOf(const World& world, const game::PieceState& piece) {
    return world.model->meshes()[world.model->look(piece).mesh.value];
}

const Bounds& pieceBounds(const World& world, const game::PieceState& piece) {
    return world.bounds[world.model->look(piece).mesh.value];
}

bool hasSpot(const World& world, const Place& place) {
    const auto& spots = world.model->spots();
    return std::any_of(spots.begin(), spots.end(),
                       [&](const PickSpot& spot) { return spot.place.sameSpot(place); });
}

/// Calls `visit(piece)` for all pieces that lie on the table.
template <typename Visit>
void eachLying(const World& world, const Visit& visit) {
    world.entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        if (!world.entities.has<InHand>(e)) visit(piece.shown);
    });
}

/// Calls `visit(spot)` for all spots: those of the table, and the places from which the pieces in the hand
/// were lifted if the table has no spots there.
template <typename Visit>
void eachSpot(const World& world, const Visit& visit) {
    for (const PickSpot& spot : world.model->spots()) visit(spot);
    world.entities.each<const Piece, const InHand>([&](ecs::Entity, const Piece& piece, const InHand&) {
        if (hasSpot(world, piece.state.place)) return;
        const Bounds& b = pieceBounds(world, piece.state);
        visit(PickSpot{piece.state.place, world.model->rest(piece.state).position,
                       glm::vec2(b.max.x - b.min.x, b.max.z - b.min.z) * 0.5F});
    });
}

std::optional<float> hitOf(const World& world, const Ray& ray, const game::PieceState& piece,
                           const Pose& pose) {
    return intersect(ray, meshOf(world, piece), pieceBounds(world, piece), pose);
}

std::optional<float> hitOf(const World& world, const Ray& ray, const game::PieceState& piece) {
    return hitOf(world, ray, piece, world.model->rest(piece));
}

/// Calls `visit(piece, pose, inHand)` for what is shown of a turn that is being entered: the pieces in the
/// hand, and those that a click would add.
template <typename Visit>
void eachOfEntry(const World& world, const Visit& visit) {
    world.entities.each<const Piece, const InHand>([&](ecs::Entity, const Piece& piece, const InHand&) {
        visit(piece.shown, world.model->inHand(piece.shown), true);
    });
    for (const game::PieceState& ghost : world.entry.ghosts) visit(ghost, world.model->rest(ghost), false);
}

/// Whether the piece, posed so, lies between the eye and this point.
bool hides(const World& world, const game::PieceState& piece, const Pose& pose, glm::vec3 eye,
           glm::vec3 point) {
    const float away = glm::length(point - eye);
    return blocks({eye, (point - eye) / away}, away, meshOf(world, piece), pieceBounds(world, piece), pose);
}

/// The box around a piece at rest, in metres of the table.
Bounds boxOf(const World& world, const game::PieceState& piece) {
    const Bounds& b = pieceBounds(world, piece);
    const Pose rest = world.model->rest(piece);
    Bounds box{rest.position, rest.position};
    for (const float x : {b.min.x, b.max.x})
        for (const float y : {b.min.y, b.max.y})
            for (const float z : {b.min.z, b.max.z}) {
                const glm::vec3 corner = rest.position + rest.rotation * glm::vec3(x, y, z);
                box.min = glm::min(box.min, corner);
                box.max = glm::max(box.max, corner);
            }
    return box;
}

/// The box around what is seen of a place: its top piece, or the place itself.
Bounds seenBoxOf(const World& world, const Place& place) {
    const glm::vec3 middle = world.model->highlight(place).position;
    Bounds box{middle, middle};
    eachSpot(world, [&](const PickSpot& spot) {
        if (!spot.place.sameSpot(place)) return;
        const glm::vec3 half(spot.halfSize.x, 0, spot.halfSize.y);
        box = {spot.center - half, spot.center + half};
    });
    int highest = -1;
    eachLying(world, [&](const game::PieceState& piece) {
        if (!piece.place.sameSpot(place) || piece.place.level <= highest) return;
        highest = piece.place.level;
        box = boxOf(world, piece);
    });
    return box;
}

}  // namespace

std::optional<Hit> nearestHit(const World& world, const Ray& ray, std::span<const Place> wanted,
                              EntryCounts entry) {
    std::optional<Hit> found;
    std::optional<Hit> foundWanted;
    std::optional<game::PieceState> slender;  // the piece of `found`, if it may be pointed past
    const auto isWanted = [&](const Place& place) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const Place& other) { return other.sameSpot(place); });
    };
    const auto consider = [&](std::optional<float> distance, const Place& place,
                              const game::PieceState* piece) {
        if (!distance) return;
        if (!found || *distance < found->distance) {
            found = Hit{place, *distance};
            slender.reset();
            if (piece && world.model->mayBePointedPast(*piece)) slender = *piece;
        }
        if ((!foundWanted || *distance < foundWanted->distance) && isWanted(place))
            foundWanted = Hit{place, *distance};
    };
    eachLying(world, [&](const game::PieceState& piece) {
        consider(hitOf(world, ray, piece), piece.place, &piece);
    });
    eachSpot(world, [&](const PickSpot& spot) {
        if (!spot.onlyWanted || isWanted(spot.place)) consider(intersect(ray, spot), spot.place, nullptr);
    });
    const bool pastIt = slender && foundWanted &&
                        hides(world, *slender, world.model->rest(*slender), ray.origin,
                              seenPointOf(world, foundWanted->place));
    if (pastIt) found = foundWanted;
    if (entry == EntryCounts::No) return found;
    // What a click would add comes and goes with the pointer, and must not keep it from the next place.
    const auto hidesWanted = [&](const game::PieceState& piece, const Pose& pose) {
        return foundWanted && !foundWanted->place.sameSpot(piece.place) &&
               hides(world, piece, pose, ray.origin, seenPointOf(world, foundWanted->place));
    };
    eachOfEntry(world, [&](const game::PieceState& piece, const Pose& pose, bool inHand) {
        const auto distance = hitOf(world, ray, piece, pose);
        if (!distance || (found && *distance >= found->distance)) return;
        if (inHand && foundWanted && !world.model->hidesInHand(piece)) return;
        if (!inHand && hidesWanted(piece, pose)) return;
        found = Hit{piece.place, *distance};
    });
    return found;
}

Place topPlaceOf(const World& world, Place place) {
    place.level = 0;
    eachLying(world, [&](const game::PieceState& piece) {
        if (piece.place.sameSpot(place)) place.level = std::max(place.level, piece.place.level);
    });
    return place;
}

glm::vec3 seenPointOf(const World& world, Place place) {
    const Bounds box = seenBoxOf(world, place);
    return (box.min + box.max) * 0.5F;
}

namespace {

void include(Bounds& box, const Bounds& other) {
    box.min = glm::min(box.min, other.min);
    box.max = glm::max(box.max, other.max);
}

/// What a player wants to see of a place: of tall pieces all that stand there, each of which can be read.
Bounds wholeBoxOf(const World& world, const Place& place) {
    Bounds box = seenBoxOf(world, place);
    if (!world.model->marksGround()) return box;
    eachLying(world, [&](const game::PieceState& piece) {
        if (piece.place.sameSpot(place)) include(box, boxOf(world, piece));
    });
    return box;
}

/// The share of what is to be seen of a place of whose points `isHidden` is true.
template <typename IsHidden>
float hiddenShareOf(const World& world, const Place& place, const IsHidden& isHidden) {
    const Bounds box = wholeBoxOf(world, place);
    const glm::vec3 middle = (box.min + box.max) * 0.5F;
    const glm::vec3 towards = (box.max - middle) * kSampledReach;
    int points = 0;
    int hidden = 0;
    for (const float x : {-1.0F, 0.0F, 1.0F})
        for (const float y : {-1.0F, 0.0F, 1.0F})
            for (const float z : {-1.0F, 0.0F, 1.0F}) {
                ++points;
                if (isHidden(middle + glm::vec3(x, y, z) * towards)) ++hidden;
            }
    return static_cast<float>(hidden) / static_cast<float>(points);
}

}  // namespace

float hiddenBy(const World& world, const game::PieceState& piece, const Pose& pose, glm::vec3 eye,
               Place place) {
    return hiddenShareOf(world, place,
                         [&](glm::vec3 point) { return hides(world, piece, pose, eye, point); });
}

/// Of a column as a whole the box is enough, since round pieces fill most of it: all of their triangles would
/// cost more in each picture than everything else that is prepared for it.
float hiddenByColumn(const World& world, Place column, glm::vec3 eye, Place place) {
    std::optional<Bounds> box;
    eachLying(world, [&](const game::PieceState& piece) {
        if (!piece.place.sameSpot(column)) return;
        const Bounds part = boxOf(world, piece);
        if (box)
            include(*box, part);
        else
            box = part;
    });
    if (!box) return 0;
    const glm::vec3 middle = (box->min + box->max) * 0.5F;
    const glm::vec3 filled(kFilledWidth, 1, kFilledWidth);
    const Bounds body{middle + (box->min - middle) * filled, middle + (box->max - middle) * filled};
    return hiddenShareOf(world, place, [&](glm::vec3 point) {
        const float away = glm::length(point - eye);
        return blocks({eye, (point - eye) / away}, away, body);
    });
}

std::optional<glm::vec3> freePointOf(const World& world, Place place) {
    std::optional<game::PieceState> highest;
    const auto consider = [&](const game::PieceState& piece) {
        if (!piece.place.sameSpot(place)) return;
        if (!highest || piece.place.level > highest->place.level) highest = piece;
    };
    eachLying(world, consider);
    for (const Idea& idea : world.marks.ideas) consider(idea.piece);
    return highest ? world.model->freePoint(*highest) : std::nullopt;
}

namespace {

/// The box of the highest piece on each spot.
using Columns = std::vector<std::pair<Place, Bounds>>;

auto columnAt(Columns& columns, Place place) {
    return std::find_if(columns.begin(), columns.end(),
                        [&](const auto& column) { return column.first.sameSpot(place); });
}

void raise(Columns& columns, Place place, const Bounds& box) {
    const auto known = columnAt(columns, place);
    if (known == columns.end())
        columns.emplace_back(place, box);
    else if (known->second.max.y < box.max.y)
        known->second = box;
}

/// What stands until a turn is over, and what its pieces are lifted over.
void addTurn(const World& world, Columns& columns) {
    for (const game::PieceState& piece : world.statesBeforeQueue())
        raise(columns, piece.place, boxOf(world, piece));
    Columns standing = columns;
    for (const ecs::Entity e : world.entities.with<QueuedStage>())
        for (const game::Hop& hop : world.entities.get<QueuedStage>(e).stage.hops) {
            const auto column = columnAt(standing, hop.after.place);
            if (column == standing.end()) continue;
            const Bounds piece = boxOf(world, hop.before);
            Bounds above = column->second;
            above.max.y += piece.max.y - piece.min.y;
            raise(columns, hop.after.place, above);
        }
}

}  // namespace

std::vector<glm::vec3> topsOf(const World& world) {
    Columns highest;
    world.entities.each<const Piece>([&](ecs::Entity, const Piece& piece) {
        raise(highest, piece.state.place, boxOf(world, piece.state));
    });
    if (world.busy()) addTurn(world, highest);
    std::vector<glm::vec3> corners;
    for (const auto& [place, box] : highest)
        for (const float x : {box.min.x, box.max.x})
            for (const float z : {box.min.z, box.max.z}) corners.emplace_back(x, box.max.y, z);
    return corners;
}

}  // namespace scene
