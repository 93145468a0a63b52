#include "games/tak/table/TakTable.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "base/Random.h"
#include "games/tak/table/Lettering.h"
#include "scene/Shapes.h"

namespace tak::table {

using game::PieceState;
using play::kBoardArea;
using rules::Color;
using rules::Square;
using scene::Pose;

namespace {

constexpr float kTileGap = 0.0011F;
constexpr float kTileRise = 0.0005F;
constexpr float kWallYaw =
    glm::radians(38.0F);  // a wall stands askew, so that it is never taken for a flat's edge
constexpr float kHandRise = 0.030F;
constexpr float kTableRadius = 0.82F;
constexpr float kTableThickness = 0.045F;
constexpr int kTallestPile = 6;

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

/// What makes one stone differ from the next, always the same for the same stone.
struct Character {
    glm::vec2 shift;  ///< metres off the middle of its place
    float yaw;
    glm::vec3 grain;
};

Character characterOf(game::PieceId id, float shift, float yaw) {
    base::Random random(0xD01EE4ULL + id.value);
    const auto about = [&] { return static_cast<float>(random.unit() * 2 - 1); };
    Character c{{about() * shift, about() * shift}, about() * yaw, {}};
    c.grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()),
               about() * glm::pi<float>()};
    return c;
}

}  // namespace

TakTable::TakTable(const rules::Setup& setup, const scene::Theme& theme) : setup_(setup), theme_(theme) {
    square_ = theme.size("square", 0.05F);
    margin_ = theme.size("board_margin", 0.022F);
    boardHeight_ = theme.size("board_height", 0.018F);
    stoneWidth_ = theme.size("flat_width", 0.036F);
    stoneHeight_ = theme.size("flat_height", 0.0095F);
    capWidth_ = theme.size("capstone_width", 0.030F);
    capHeight_ = theme.size("capstone_height", 0.043F);
    trayHeight_ = 0.010F;
    pileGap_ = stoneWidth_ + 0.007F;
    for (const Color c : {Color::White, Color::Black})
        piles_[static_cast<std::size_t>(rules::index(c))] =
            pilesFor(setup.supply[static_cast<std::size_t>(rules::index(c))], setup.size);
    makePieces();
    makeTable();
    makeBoard();
    makeLabels();
    makeTray(Color::White);
    makeTray(Color::Black);
}

scene::MeshId TakTable::add(scene::Mesh mesh) {
    meshes_.push_back(std::move(mesh));
    return scene::MeshId(static_cast<std::uint16_t>(meshes_.size() - 1));
}

void TakTable::furnish(scene::MeshId mesh, scene::MaterialId material, const Pose& pose, glm::vec4 color,
                       int grainSeed) {
    base::Random random(static_cast<std::uint64_t>(grainSeed) * 7919 + 17);
    glm::vec3 grain(0);
    if (grainSeed != 0) grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()), 0};
    furniture_.push_back(
        {.mesh = mesh, .material = material, .transform = pose.matrix(), .color = color, .grain = grain});
}

// ---- shapes ----

void TakTable::makePieces() {
    stone_ = add(
        scene::roundedBox({stoneWidth_, stoneHeight_, stoneWidth_}, theme_.size("flat_bevel", 0.0024F), 3));
    // A turned capstone: foot, waist, collar and dome, in units of its half width and its height.
    const float r = capWidth_ / 2;
    const float h = capHeight_;
    const std::vector<glm::vec2> foot{{0, 0},         {0.90F, 0},      {0.99F, 0.03F}, {1.0F, 0.07F},
                                      {0.99F, 0.13F}, {0.92F, 0.165F}, {0.80F, 0.185F}};
    const std::vector<glm::vec2> waist{
        {0.80F, 0.185F}, {0.70F, 0.25F}, {0.63F, 0.36F}, {0.61F, 0.46F}, {0.66F, 0.55F}};
    const std::vector<glm::vec2> collar{
        {0.66F, 0.55F}, {0.76F, 0.565F}, {0.80F, 0.585F}, {0.79F, 0.61F}, {0.70F, 0.625F}};
    std::vector<glm::vec2> dome;
    for (int i = 0; i <= 12; ++i) {
        const float a = glm::half_pi<float>() * static_cast<float>(i) / 12;
        dome.emplace_back(0.70F * std::cos(a), 0.625F + 0.375F * std::sin(a));
    }
    std::vector<glm::vec2> profile;
    for (const auto& part :
         {scene::smoothed(foot, 3), scene::smoothed(waist, 4), scene::smoothed(collar, 3), dome})
        for (const glm::vec2 p : part) {
            const glm::vec2 point(std::max(p.x, 0.0F) * r, std::max(p.y, 0.0F) * h);
            if (profile.empty() || glm::length(profile.back() - point) > 1e-5F) profile.push_back(point);
        }
    profile.back().x = 1e-5F;
    capstone_ = add(scene::lathe(profile, 36));
    marker_ = add(scene::frame(glm::vec2(square_ - 0.0030F), 0.0040F));
}

void TakTable::makeTable() {
    const std::vector<glm::vec2> rim{{kTableRadius - 0.03F, -kTableThickness},
                                     {kTableRadius - 0.004F, -kTableThickness + 0.006F},
                                     {kTableRadius, -0.022F},
                                     {kTableRadius - 0.003F, -0.007F},
                                     {kTableRadius - 0.010F, -0.001F},
                                     {kTableRadius - 0.016F, 0}};
    furnish(add(scene::lathe(scene::smoothed(rim, 3), 96)), theme_.material("table"), {});
    // The top is a fan cut from one plate, so that its grain runs straight through.
    scene::Mesh top;
    constexpr int kAround = 96;
    top.vertices.push_back({{0, 0, 0}, {0, 1, 0}, {0, 0}, {1, 0, 0}});
    for (int i = 0; i < kAround; ++i) {
        const float a = glm::two_pi<float>() * static_cast<float>(i) / kAround;
        const glm::vec2 p = glm::vec2(std::cos(a), -std::sin(a)) * (kTableRadius - 0.016F);
        top.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, {p.x, -p.y}, {1, 0, 0}});
    }
    for (std::uint32_t i = 0; i < kAround; ++i)
        for (const std::uint32_t k : {0U, 1 + i, 1 + (i + 1) % kAround}) top.indices.push_back(k);
    furnish(add(std::move(top)), theme_.material("table"), {});
}

void TakTable::makeBoard() {
    const float side = boardSide();
    furnish(add(scene::roundedBox({side, boardHeight_, side}, 0.005F, 3)), theme_.material("board_frame"),
            {});
    const float tile = square_ - kTileGap;
    const auto tileMesh = add(scene::roundedBox({tile, 0.004F, tile}, 0.0006F, 2));
    for (int rank = 0; rank < setup_.size; ++rank)
        for (int file = 0; file < setup_.size; ++file) {
            const Square s(file, rank);
            const bool dark = (file + rank) % 2 == 0;
            glm::vec3 at = squareCenter(s);
            at.y -= 0.004F;
            const int seed = 1 + s.index();
            base::Random random(static_cast<std::uint64_t>(seed));
            const float shade = 0.93F + 0.12F * static_cast<float>(random.unit());
            furnish(tileMesh, theme_.material(dark ? "square_dark" : "square_light"),
                    {at, turned(dark ? 0 : glm::half_pi<float>())}, glm::vec4(shade, shade, shade, 1), seed);
            spots_.push_back({play::placeOf(s), squareCenter(s), glm::vec2(square_ / 2)});
        }
    const float inlay = square_ * static_cast<float>(setup_.size) + 0.008F;
    furnish(add(scene::frame(glm::vec2(inlay), 0.0016F)), theme_.material("inlay"),
            {{0, boardHeight_ + 0.0002F, 0}});
}

void TakTable::makeLabels() {
    const float height = 0.0092F;
    const float out = square_ * static_cast<float>(setup_.size) / 2 + margin_ * 0.58F;
    const auto label = [&](char letter, glm::vec3 at, float yaw) {
        auto lines = letterStrokes(letter);
        for (auto& line : lines)
            for (glm::vec2& p : line) p *= height;
        furnish(add(scene::strokes(lines, 0.0011F)), theme_.material("label"), {at, turned(yaw)});
        furniture_.back().castsShadow = false;
    };
    const float y = boardHeight_ + 0.0003F;
    for (int i = 0; i < setup_.size; ++i) {
        const float along = (static_cast<float>(i) - static_cast<float>(setup_.size - 1) / 2) * square_;
        const char file = static_cast<char>('a' + i);
        const char rank = static_cast<char>('1' + i);
        // Each player reads them from his own chair.
        label(file, {along, y, out}, 0);
        label(file, {along, y, -out}, glm::pi<float>());
        label(rank, {-out, y, -along}, 0);
        label(rank, {out, y, -along}, glm::pi<float>());
    }
}

// ---- supplies ----

TakTable::Piles TakTable::pilesFor(const rules::Supply& supply, int boardSize) {
    Piles p;
    p.capstones = supply.capstones;
    p.rows = std::max(boardSize, 4);
    for (p.columns = 1;; ++p.columns) {
        const int forStones = std::max(1, p.rows * p.columns - p.capstones);
        p.perPile = (supply.stones + forStones - 1) / forStones;
        if (p.perPile <= kTallestPile && p.rows * p.columns > p.capstones) break;
    }
    p.perPile = std::max(p.perPile, 3);
    p.piles = (supply.stones + p.perPile - 1) / p.perPile;
    return p;
}

float TakTable::trayWidth(Color c) const {
    return static_cast<float>(piles_[static_cast<std::size_t>(rules::index(c))].columns) * pileGap_ + 0.016F;
}

float TakTable::trayLength(Color c) const {
    return static_cast<float>(piles_[static_cast<std::size_t>(rules::index(c))].rows) * pileGap_ + 0.016F;
}

float TakTable::trayMiddle(Color c) const {
    const float x = boardSide() / 2 + 0.018F + trayWidth(c) / 2;
    return c == Color::White ? -x : x;
}

/// Piles fill the tray row by row from the owner's end; the capstones come last, nearest to the other end's
/// corner.
glm::vec3 TakTable::pileCenter(Color c, int slot) const {
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    const int row = slot / p.columns;
    const int column = slot % p.columns;
    const float z = (static_cast<float>(row) - static_cast<float>(p.rows - 1) / 2) * pileGap_;
    const float x = (static_cast<float>(column) - static_cast<float>(p.columns - 1) / 2) * pileGap_;
    const float owner = c == Color::White ? 1.0F : -1.0F;
    return {trayMiddle(c) + x, trayHeight_, -z * owner};
}

glm::vec3 TakTable::supplySpot(Color c, int number) const {
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    const int stones = setup_.supply[static_cast<std::size_t>(rules::index(c))].stones;
    const int slots = p.rows * p.columns;
    if (number >= stones) return pileCenter(c, p.capstones - 1 - (number - stones));
    // Stones begin at the far end, so that the supply is used up towards the capstones.
    glm::vec3 at = pileCenter(c, slots - 1 - number / p.perPile);
    at.y += static_cast<float>(number % p.perPile) * stoneHeight_;
    return at;
}

void TakTable::makeTray(Color c) {
    const float w = trayWidth(c);
    const float l = trayLength(c);
    furnish(add(scene::roundedBox({w, trayHeight_ - 0.001F, l}, 0.004F, 3)), theme_.material("tray"),
            {{trayMiddle(c), 0, 0}}, glm::vec4(1), 90 + rules::index(c));
    furnish(add(scene::roundedBox({w - 0.010F, 0.004F, l - 0.010F}, 0.0015F, 2)), theme_.material("tray_bed"),
            {{trayMiddle(c), trayHeight_ - 0.004F, 0}}, glm::vec4(1), 95 + rules::index(c));
}

// ---- where things stand ----

glm::vec3 TakTable::squareCenter(Square s) const {
    const float half = static_cast<float>(setup_.size - 1) / 2;
    return {(static_cast<float>(s.file()) - half) * square_, boardHeight_ + kTileRise,
            (half - static_cast<float>(s.rank())) * square_};
}

scene::Look TakTable::look(const PieceState& piece) const {
    const bool white = play::colorOf(piece.owner) == Color::White;
    const Character character = characterOf(piece.id, 0, 0);
    if (piece.shape == play::kCapstone)
        return {capstone_, theme_.material(white ? "capstone_white" : "capstone_black"), character.grain};
    return {stone_, theme_.material(white ? "stone_white" : "stone_black"), character.grain};
}

Pose TakTable::rest(const PieceState& piece) const {
    const bool onBoard = piece.place.area == kBoardArea;
    const Character c =
        characterOf(piece.id, onBoard ? 0.0010F : 0.0008F, glm::radians(onBoard ? 4.5F : 3.0F));
    Pose pose;
    if (onBoard) {
        pose.position = squareCenter(Square::fromIndex(piece.place.spot));
        pose.position.y += static_cast<float>(piece.place.level) * stoneHeight_;
    } else {
        pose.position =
            supplySpot(piece.place.area == play::supplyArea(Color::White) ? Color::White : Color::Black,
                       piece.place.spot);
    }
    pose.position += glm::vec3(c.shift.x, 0, c.shift.y);
    pose.rotation = turned(c.yaw);
    if (piece.face == play::kStanding) {
        // The mesh's origin is under a lying stone: standing, that point is on its side, half its width up.
        const float yaw = c.yaw + kWallYaw;
        pose.rotation = turned(yaw) * glm::angleAxis(glm::half_pi<float>(), glm::vec3(1, 0, 0));
        pose.position += turned(yaw) * glm::vec3(0, stoneWidth_ / 2, -stoneHeight_ / 2);
    }
    return pose;
}

Pose TakTable::inHand(const PieceState& piece) const {
    Pose pose = rest(piece);
    pose.position.y += kHandRise;
    return pose;
}

float TakTable::heightOf(const PieceState& piece) const {
    if (piece.shape == play::kCapstone) return capHeight_;
    return piece.face == play::kStanding ? stoneWidth_ / 2 : stoneHeight_;
}

scene::Contact TakTable::contact(const PieceState& piece) const {
    scene::Contact contact;
    if (piece.place.area != kBoardArea)
        contact.ground = scene::Ground::Supply;
    else if (piece.place.level > 0)
        contact.ground = scene::Ground::Piece;
    if (piece.shape == play::kCapstone)
        contact.stance = scene::Stance::OnFoot;
    else if (piece.face == play::kStanding)
        contact.stance = scene::Stance::OnEdge;
    return contact;
}

Pose TakTable::marker(game::Place place) const {
    if (place.area != kBoardArea) return {{0, -1, 0}};
    glm::vec3 at = squareCenter(Square::fromIndex(place.spot));
    at.y += 0.0008F;
    return {at};
}

float TakTable::boardRadius() const { return boardSide() / 2; }

float TakTable::tableRadius() const {
    return std::max(trayMiddle(Color::Black) + trayWidth(Color::Black) / 2,
                    -trayMiddle(Color::White) + trayWidth(Color::White) / 2);
}

}  // namespace tak::table
