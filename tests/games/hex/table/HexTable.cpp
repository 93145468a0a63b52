#include "games/hex/table/HexTable.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/Shapes.h"

namespace hex::table {

using game::Place;

namespace {

// Metres.
constexpr float kColumn = 0.050F;  // between the middles of hexagons in a row
constexpr float kRow = kColumn * 0.866025F;
constexpr float kCorner = kColumn / 1.732051F;  // from the middle of a hexagon to its corners
constexpr float kGap = 0.0012F;                 // between hexagons
constexpr float kTileHeight = 0.006F;
constexpr float kStoneRadius = 0.017F;
constexpr float kStoneHeight = 0.008F;
constexpr float kAside = 0.060F;   // from the board to the supplies
constexpr float kPiles = 0.042F;   // between piles
constexpr float kRim = 0.16F;      // of the table around the board
constexpr float kAbove = 0.0006F;  // a highlight above what it lies on

/// Corners of a hexagon around its middle, which has one straight before it.
std::vector<glm::vec2> corners() {
    std::vector<glm::vec2> corners;
    for (int i = 0; i < 6; ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / 6;
        corners.emplace_back(kCorner * std::sin(angle), kCorner * std::cos(angle));
    }
    return corners;
}

/// A body about its axis that is round, or has six sides, with its top at this height.
scene::Mesh body(float radius, float height, float edge, int sides) {
    const std::vector<glm::vec2> profile{
        {1e-5F, 0}, {radius, 0}, {radius, height - edge}, {radius - edge, height}, {1e-5F, height}};
    return scene::lathe(profile, sides);
}

}  // namespace

scene::GameMaterials materials() {
    using scene::plainMaterial;
    using scene::Surface;
    return {plainMaterial("hex_tile", Surface::Light, {0.62F, 0.52F, 0.38F}, 0.8F),
            plainMaterial("hex_stone", Surface::Light, {0.85F, 0.82F, 0.76F}, 0.4F)};
}

HexTable::HexTable(int width, const scene::Theme& theme)
    : width_(width), stoneMaterial_(theme.material("hex_stone")) {
    stone_ = add(body(kStoneRadius, kStoneHeight, 0.003F, 32));
    for (std::size_t i = 0; i < highlights_.size(); ++i)
        highlights_[i] = add(scene::highlight(scene::HighlightStyle::at(i), 2 * kStoneRadius));
    disc_ = add(scene::softDisc());
    makeBoard(theme);
}

scene::MeshId HexTable::add(scene::Mesh mesh) {
    meshes_.push_back(std::move(mesh));
    return scene::MeshId(static_cast<std::uint16_t>(meshes_.size() - 1));
}

/// A six-sided mesh has a corner at its side, and lies with one before it.
void HexTable::furnish(scene::MeshId mesh, scene::MaterialId material, glm::vec3 at, glm::vec3 tint) {
    const scene::Pose pose{at, glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 1, 0))};
    furniture_.push_back(
        {.mesh = mesh, .material = material, .transform = pose.matrix(), .color = {tint, 1}});
}

void HexTable::makeBoard(const scene::Theme& theme) {
    constexpr float kThickness = 0.04F;
    const scene::MaterialId material = theme.material("hex_tile");
    const scene::MeshId tile = add(body(kCorner - kGap, kTileHeight, 0.001F, 6));
    const scene::MeshId edge = add(body(kCorner / 2, kTileHeight, 0.001F, 6));
    furnish(add(body(fieldRadius() + kRim, kThickness, 0.01F, 64)), theme.material("table"),
            {0, -kThickness, 0});
    for (rules::Cell cell = 0; cell < width_ * width_; ++cell) {
        const glm::vec3 top = groundOf(play::placeOf(cell));
        furnish(tile, material, top - glm::vec3(0, kTileHeight, 0));
        spots_.push_back({.place = play::placeOf(cell),
                          .center = top,
                          .halfSize = {kColumn / 2, kCorner},
                          .corners = corners()});
    }
    for (int i = 0; i < width_; ++i)
        for (const int beside : {-1, width_}) {
            furnish(edge, material, middleOf(i, beside), kColors[0]);
            furnish(edge, material, middleOf(beside, i), kColors[1]);
        }
}

// ---- places ----

glm::vec3 HexTable::middleOf(int column, int row) const {
    const float middle = static_cast<float>(width_ - 1) / 2;
    const float aside = static_cast<float>(column) - middle;
    const float away = static_cast<float>(row) - middle;
    return {kColumn * (aside + away / 2), 0, -kRow * away};
}

glm::vec3 HexTable::groundOf(Place place) const {
    if (place.area == play::kBoardArea)
        return middleOf(place.spot % width_, place.spot / width_) + glm::vec3(0, kTileHeight, 0);
    // Red's piles stand before him, Blue's opposite.
    const float side = place.area == play::kFirstSupplyArea ? 1.0F : -1.0F;
    const int stones = play::stonesOf(place.area - play::kFirstSupplyArea, width_);
    const float last = static_cast<float>((stones - 1) / play::kPile);
    return {kPiles * (static_cast<float>(place.spot) - last / 2), 0,
            side * (kRow * static_cast<float>(width_ + 1) / 2 + kAside)};
}

scene::Look HexTable::look(const game::PieceState& piece) const {
    return {.mesh = stone_, .material = stoneMaterial_, .tint = kColors[piece.owner.value]};
}

scene::Pose HexTable::rest(const game::PieceState& piece) const {
    return {groundOf(piece.place) + glm::vec3(0, kStoneHeight * static_cast<float>(piece.place.level), 0)};
}

float HexTable::heightOf(const game::PieceState&) const { return kStoneHeight; }

scene::Contact HexTable::contact(const game::PieceState& piece) const {
    if (piece.place.area == play::kBoardArea) return {};
    return {.ground = piece.place.level > 0 ? scene::Ground::Piece : scene::Ground::Supply};
}

scene::Pose HexTable::highlight(Place place) const {
    return {groundOf(place) + glm::vec3(0, kStoneHeight * static_cast<float>(place.level) + kAbove, 0)};
}

float HexTable::fieldRadius() const { return kColumn * 0.9F * static_cast<float>(width_ + 1); }

std::vector<glm::vec3> HexTable::outline() const {
    const float aside = kColumn * (0.75F * static_cast<float>(width_) + 1);
    const float away = kRow * static_cast<float>(width_ + 1) / 2 + kAside + kStoneRadius;
    std::vector<glm::vec3> corners;
    for (const float x : {-aside, aside})
        for (const float z : {-away, away})
            for (const float y : {0.0F, kStoneHeight * play::kPile}) corners.emplace_back(x, y, z);
    return corners;
}

}  // namespace hex::table
