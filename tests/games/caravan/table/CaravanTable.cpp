#include "games/caravan/table/CaravanTable.h"

#include <glm/gtc/constants.hpp>

#include "games/caravan/table/CaravanShapes.h"
#include "scene/Seats.h"
#include "scene/Shapes.h"
#include "scene/SoundMoment.h"

namespace caravan::table {

using game::PieceState;
using game::Place;
using scene::Pose;

namespace {

// Metres from the middle of the table.
constexpr float kCircuit = 0.190F;
constexpr float kGates = 0.252F;
constexpr float kHands = 0.330F;
constexpr float kBesideGate = 0.30F;  // angle from a gate to its goods
constexpr float kRim = 0.560F;
constexpr float kPileAside = 0.045F;
constexpr float kSlot = kCardWidth + 0.006F;
constexpr float kAbove = 0.0006F;  // a highlight above what it lies on
constexpr float kMarker = 0.046F;

constexpr glm::vec3 kBack{0.45F, 0.22F, 0.16F};

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

/// A point at this distance from the middle; the angle is that of a camera's yaw: 0 is the first player's
/// cameraSeat.
glm::vec3 around(float angle, float radius, float height) {
    return {std::sin(angle) * radius, height, std::cos(angle) * radius};
}

/// Clockwise, seen from above.
float angleOfStone(int stone) {
    return -glm::two_pi<float>() * static_cast<float>(stone) / static_cast<float>(rules::kStones);
}

bool isCard(const PieceState& piece) { return piece.shape != play::kCamel; }

}  // namespace

CaravanTable::CaravanTable(int players, const scene::Theme& theme)
    : players_(players),
      camelMaterial_(theme.material("caravan_camel")),
      cardMaterial_(theme.material("caravan_card")),
      backMaterial_(theme.material("caravan_back")) {
    camel_ = add(camel());
    for (int value = 0; value <= rules::kHighest; ++value)
        cards_[static_cast<std::size_t>(value)] = add(card(value));
    for (std::size_t i = 0; i < highlights_.size(); ++i)
        highlights_[i] = add(scene::highlight(scene::HighlightStyle::at(i), kMarker));
    disc_ = add(scene::softDisc());
    furnish(add(tableTop(kRim)), theme.material("table"), {});
    const scene::MeshId stoneMesh = add(stone());
    const scene::MaterialId stoneMaterial = theme.material("caravan_stone");
    for (int i = 0; i < rules::kStones; ++i)
        furnish(stoneMesh, stoneMaterial, {around(angleOfStone(i), kCircuit, 0), turned(angleOfStone(i))});
    const scene::MeshId gateMesh = add(gate());
    const scene::MaterialId gateMaterial = theme.material("caravan_gate");
    for (int player = 0; player < players_; ++player) {
        furnish(gateMesh, gateMaterial, poseOf({play::kGateArea, static_cast<std::uint16_t>(player), 0}));
        furniture_.back().color = glm::vec4(kColors[static_cast<std::size_t>(player)], 1);
    }
    makeSpots();
}

scene::MeshId CaravanTable::add(scene::Mesh mesh) {
    meshes_.push_back(std::move(mesh));
    return scene::MeshId(static_cast<std::uint16_t>(meshes_.size() - 1));
}

void CaravanTable::furnish(scene::MeshId mesh, scene::MaterialId material, const Pose& pose) {
    furniture_.push_back({.mesh = mesh, .material = material, .transform = pose.matrix()});
}

void CaravanTable::makeSpots() {
    const auto addSpot = [&](Place place, float half) {
        spots_.push_back({place, poseOf(place).position, glm::vec2(half)});
    };
    for (std::uint16_t stone = 0; stone < rules::kStones; ++stone)
        addSpot({play::kCircuitArea, stone, 0}, kStoneRadius);
    addSpot({play::kPileArea, 0, 0}, kCardWidth / 2);
    addSpot({play::kDeckArea, 0, 0}, kCardWidth / 2);
    for (int player = 0; player < players_; ++player) {
        addSpot({play::kGateArea, static_cast<std::uint16_t>(player), 0}, 0.02F);
        for (std::uint16_t slot = 0; slot < rules::kHandSize; ++slot)
            addSpot({play::handArea(player), slot, 0}, kCardWidth / 2);
    }
}

// ---- places ----

Pose CaravanTable::poseOf(Place place) const {
    if (place.area == play::kPileArea) return {{kPileAside, 0, 0}};
    if (place.area == play::kDeckArea) return {{-kPileAside, 0, 0}};
    if (place.area == play::kCircuitArea) {
        const float angle = angleOfStone(place.spot);
        return {around(angle, kCircuit, kStoneHeight), turned(angle + glm::pi<float>())};
    }
    if (place.area == play::kGateArea) {
        const float angle = angleOfStone(rules::gateOf(place.spot, players_));
        return {around(angle, kGates, 0), turned(angle + glm::pi<float>())};
    }
    if (place.area == play::kGoodsArea) {
        const float angle = angleOfStone(rules::gateOf(place.spot, players_)) + kBesideGate;
        return {around(angle, kGates, 0), turned(angle)};
    }
    const int player = place.area - play::kFirstHandArea;
    const float angle = scene::seatYaw(play::playerId(player), static_cast<std::size_t>(players_));
    const float aside =
        (static_cast<float>(place.spot) - static_cast<float>(rules::kHandSize - 1) / 2) * kSlot;
    return {around(angle, kHands, 0) + turned(angle) * glm::vec3(aside, 0, 0), turned(angle)};
}

Pose CaravanTable::rest(const PieceState& piece) const {
    Pose pose = poseOf(piece.place);
    if (!isCard(piece)) return pose;
    const float pitch = piece.place.area == play::kPileArea ? kCardThickness + kPegHeight : kCardThickness;
    pose.position.y += static_cast<float>(piece.place.level) * pitch;
    if (piece.face == play::kUp) return pose;
    // Lies on its face: the mesh's underside is up.
    pose.position.y += kCardThickness;
    pose.rotation = pose.rotation * glm::angleAxis(glm::pi<float>(), glm::vec3(0, 0, 1));
    return pose;
}

float CaravanTable::heightOf(const PieceState& piece) const {
    if (isCard(piece) && piece.face == play::kDown) return 0;
    return scene::boundsOf(meshes_[look(piece).mesh.value]).max.y;
}

scene::Look CaravanTable::look(const PieceState& piece) const {
    if (!isCard(piece))
        return {.mesh = camel_, .material = camelMaterial_, .tint = kColors[piece.owner.value]};
    // A face that lies down is invisible, whether or not it is known.
    if (piece.face == play::kDown) return {.mesh = cards_[0], .material = backMaterial_, .tint = kBack};
    return {.mesh = cards_[piece.shape], .material = cardMaterial_};
}

scene::Contact CaravanTable::contact(const PieceState& piece) const {
    scene::Contact contact;
    if (!isCard(piece))
        contact.stance = scene::Stance::OnFoot;
    else
        contact.ground = piece.place.level > 0 ? scene::Ground::Piece : scene::Ground::Supply;
    return contact;
}

const char* CaravanTable::caption(const scene::SoundMoment& moment) const {
    const bool lands = moment.kind == scene::SoundMoment::Kind::Land;
    return lands && isCard(moment.piece) ? "card laid" : TableModel::caption(moment);
}

Pose CaravanTable::highlight(Place place) const {
    Pose pose = poseOf(place);
    pose.position.y += kAbove;
    return pose;
}

float CaravanTable::fieldRadius() const { return kGates + kStoneRadius; }

std::vector<glm::vec3> CaravanTable::outline() const {
    constexpr int kCorners = 16;
    constexpr float kFurthest = kHands + kCardLength / 2;
    constexpr float kHighestThing = 0.05F;  // a gate
    std::vector<glm::vec3> corners;
    for (int i = 0; i < kCorners; ++i)
        for (const float height : {0.0F, kHighestThing})
            corners.push_back(
                around(glm::two_pi<float>() * static_cast<float>(i) / kCorners, kFurthest, height));
    return corners;
}

}  // namespace caravan::table
