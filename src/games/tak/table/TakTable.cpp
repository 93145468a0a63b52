#include "games/tak/table/TakTable.h"

#include <algorithm>
#include <glm/gtc/constants.hpp>
#include <string_view>

#include "base/Random.h"
#include "scene/Lettering.h"
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
// A wall stands askew, so that nobody takes it for the edge of a flat.
constexpr float kWallYaw = glm::radians(38.0F);
constexpr float kTrayGap = 0.003F;  // metres between board and tray
constexpr float kTrayRim = 0.005F;  // metres between its edge and the stones
constexpr int kTallestPile = 6;
constexpr float kHighlightRise = 0.0008F;   // metres above the highlighted surface
constexpr float kSignWidth = 0.0030F;       // metres: width of a sign's strokes
constexpr float kLargeSignWidth = 0.0046F;  // metres: the same in large print
constexpr float kSignRim = 0.0016F;         // metres: how much wider the sign's rim is

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

/// The footprint of a box along x and z.
struct Footprint {
    glm::vec2 middle, size;
};

void addBox(std::vector<glm::vec3>& corners, const Footprint& ground, float height) {
    for (const float x : {-0.5F, 0.5F})
        for (const float z : {-0.5F, 0.5F})
            for (const float y : {0.0F, height})
                corners.push_back(
                    {ground.middle.x + x * ground.size.x, y, ground.middle.y + z * ground.size.y});
}

/// The inexact placement of a stone, as by a hand; always the same for the same stone.
struct StoneOffset {
    glm::vec2 shift;  ///< metres off the middle of its place
    float yaw;
};

StoneOffset stoneOffset(game::PieceId id, float shift, float yaw) {
    base::Random random(0xD01EE4ULL + id.value);
    const auto randomOffset = [&] { return static_cast<float>(random.unit() * 2 - 1); };
    return {{randomOffset() * shift, randomOffset() * shift}, randomOffset() * yaw};
}

/// A random quarter turn, which makes stones of the same model look different.
float quarterTurn(base::Random& random) {
    return glm::half_pi<float>() * static_cast<float>(random.below(4));
}

}  // namespace

TakTable::TakTable(const rules::Setup& setup, const scene::Theme& theme, Trays trays, Lettering lettering)
    : setup_(setup), pieces_(theme, furniture_.meshSet()) {
    square_ = theme.size("square", 0.05F);
    margin_ = theme.size("board_margin", 0.022F);
    boardHeight_ = theme.size("board_height", 0.018F);
    trayHeight_ = theme.size("tray_height", 0.010F);
    pileGap_ = pieces_.stoneWidth() + 0.004F;
    for (const Color c : {Color::White, Color::Black})
        piles_[static_cast<std::size_t>(rules::index(c))] =
            pilesFor(setup.supply[static_cast<std::size_t>(rules::index(c))], setup.size);
    for (std::size_t i = 0; i < scene::kHighlightStyles; ++i) {
        const auto style = scene::HighlightStyle::at(i);
        highlights_[i] = furniture_.add(scene::highlight(style, square_ - 0.0030F));
        pileHighlights_[i] = furniture_.add(scene::highlight(style, pieces_.stoneWidth() + 0.006F));
    }
    disc_ = furniture_.add(scene::softDisc());
    sketch_ = scene::addSketchMeshes(furniture_.meshSet());
    letters_ = scene::Inscription(furniture_.meshSet(), square_ * 0.15F);
    const float sign = lettering == Lettering::Large ? kLargeSignWidth : kSignWidth;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        const auto shape = static_cast<scene::SignShape>(i);
        signs_[i] = {furniture_.add(scene::signMesh(shape, square_, sign)),
                     furniture_.add(scene::signMesh(shape, square_, sign + kSignRim))};
    }
    furniture_.putPlace(theme, {tableRadius(), fieldRadius()});
    makeBoard(theme);
    makeLabels(theme, lettering);
    makeSupplyPlaces(theme, Color::White);
    makeSupplyPlaces(theme, Color::Black);
    if (trays == Trays::HoldPieces) return;
    for (const Color c : {Color::White, Color::Black}) addTraySpot(c);
}

void TakTable::addTraySpot(Color c) {
    spots_.push_back({{play::supplyArea(c), 0, 0},
                      {trayMiddle(c), trayHeight_, 0},
                      {trayWidth(c) / 2, trayLength(c) / 2}});
}

// ---- furniture ----

void TakTable::makeBoard(const scene::Theme& theme) {
    const float side = boardSide();
    furniture_.put(furniture_.add(scene::roundedBox({side, boardHeight_, side}, 0.005F, 3)),
                   theme.material("board_frame"), {});
    const std::array<std::vector<scene::MeshId>, 2> tiles{tilesOf(theme, "square_light"),
                                                          tilesOf(theme, "square_dark")};
    for (int rank = 0; rank < setup_.size; ++rank)
        for (int file = 0; file < setup_.size; ++file) {
            const Square s(file, rank);
            const bool dark = (file + rank) % 2 == 0;
            const auto& variants = tiles[dark ? 1 : 0];
            const int seed = 1 + s.index();
            base::Random random(static_cast<std::uint64_t>(seed));
            const float shade = 0.93F + 0.12F * static_cast<float>(random.unit());
            const scene::MeshId mesh = variants[random.below(static_cast<std::uint32_t>(variants.size()))];
            const float yaw = variants.size() > 1 ? quarterTurn(random) : dark ? 0 : glm::half_pi<float>();
            glm::vec3 at = squareCenter(s);
            at.y -= scene::boundsOf(furniture_.meshes()[mesh.value]).max.y;
            furniture_.put(mesh, theme.material(dark ? "square_dark" : "square_light"), {at, turned(yaw)},
                           glm::vec4(shade, shade, shade, 1), seed);
            spots_.push_back({play::placeOf(s), squareCenter(s), glm::vec2(square_ / 2)});
        }
    if (!theme.hasMaterial("inlay")) return;
    const float inlay = square_ * static_cast<float>(setup_.size) + 0.008F;
    furniture_.put(furniture_.add(scene::frame(glm::vec2(inlay), 0.0016F)), theme.material("inlay"),
                   {{0, boardHeight_ + 0.0002F, 0}});
}

std::vector<scene::MeshId> TakTable::tilesOf(const scene::Theme& theme, std::string_view model) {
    constexpr float kThickness = 0.004F;
    const float tile = square_ - kTileGap;
    std::vector<scene::MeshId> tiles;
    for (const scene::Mesh* mesh : theme.variantsOf(model)) {
        const scene::Bounds b = scene::boundsOf(*mesh);
        tiles.push_back(furniture_.add(scene::fitted(*mesh, b.max.y - b.min.y, tile)));
    }
    if (tiles.empty())
        tiles.push_back(furniture_.add(scene::roundedTop({tile, kThickness, tile}, 0.0006F, 2)));
    return tiles;
}

void TakTable::makeLabels(const scene::Theme& theme, Lettering lettering) {
    const bool large = lettering == Lettering::Large;
    const float height = large ? 0.0150F : 0.0092F;
    const float stroke = large ? 0.0022F : 0.0011F;
    const float out = square_ * static_cast<float>(setup_.size) / 2 + margin_ * 0.58F;
    const auto label = [&](char letter, glm::vec3 at, float yaw) {
        const scene::MeshId mesh = furniture_.add(scene::letterMesh(letter, height, stroke));
        furniture_.put(mesh, theme.material("label"), {at, turned(yaw)}).castsShadow = false;
    };
    const float y = boardHeight_ + 0.0003F;
    for (int i = 0; i < setup_.size; ++i) {
        const float along = (static_cast<float>(i) - static_cast<float>(setup_.size - 1) / 2) * square_;
        const char file = static_cast<char>('a' + i);
        const char rank = static_cast<char>('1' + i);
        // Each player reads the labels from his own side.
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
    // One more than the board has, so that the piles are low and hide little.
    p.rows = std::max(boardSize, 4) + 1;
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
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    return static_cast<float>(p.columns - 1) * pileGap_ + pieces_.stoneWidth() + 2 * kTrayRim;
}

float TakTable::trayLength(Color c) const {
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    return static_cast<float>(p.rows - 1) * pileGap_ + pieces_.stoneWidth() + 2 * kTrayRim;
}

float TakTable::trayMiddle(Color c) const {
    const float x = boardSide() / 2 + kTrayGap + trayWidth(c) / 2;
    return c == Color::White ? -x : x;
}

/// The middle of a pile or capstone. They fill the tray row by row from the owner's end; the capstones are
/// last, near the corner at the other end.
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
    // Stones are used up from the far end towards the capstones.
    glm::vec3 at = pileCenter(c, slots - 1 - number / p.perPile);
    at.y += static_cast<float>(number % p.perPile) * pieces_.stoneHeight();
    return at;
}

/// Makes a tray, or an object of the theme under each pile.
void TakTable::makeSupplyPlaces(const scene::Theme& theme, Color c) {
    std::vector<scene::MeshId> plinths;
    for (const scene::Mesh* model : theme.variantsOf("pile")) plinths.push_back(furniture_.add(*model));
    if (plinths.empty()) return makeTray(theme, c);
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    base::Random random(static_cast<std::uint64_t>(rules::index(c)) + 1);
    const int slots = p.rows * p.columns;
    for (int slot = 0; slot < slots; ++slot) {
        if (slot >= p.capstones && slot < slots - p.piles) continue;  // this slot is always empty
        const scene::MeshId mesh = plinths[random.below(static_cast<std::uint32_t>(plinths.size()))];
        glm::vec3 at = pileCenter(c, slot);
        at.y -= scene::boundsOf(furniture_.meshes()[mesh.value]).max.y;
        furniture_.put(mesh, theme.material("tray"), {at, turned(quarterTurn(random))}, glm::vec4(1),
                       100 * rules::index(c) + slot + 1);
    }
}

void TakTable::makeTray(const scene::Theme& theme, Color c) {
    const float w = trayWidth(c);
    const float l = trayLength(c);
    furniture_.put(furniture_.add(scene::roundedBox({w, trayHeight_ - 0.001F, l}, 0.004F, 3)),
                   theme.material("tray"), {{trayMiddle(c), 0, 0}}, glm::vec4(1), 90 + rules::index(c));
    furniture_.put(furniture_.add(scene::roundedBox({w - kTrayRim, 0.004F, l - kTrayRim}, 0.0015F, 2)),
                   theme.material("tray_bed"), {{trayMiddle(c), trayHeight_ - 0.004F, 0}}, glm::vec4(1),
                   95 + rules::index(c));
}

// ---- where things stand ----

glm::vec3 TakTable::squareCenter(Square s) const {
    const float half = static_cast<float>(setup_.size - 1) / 2;
    return {(static_cast<float>(s.file()) - half) * square_, boardHeight_ + kTileRise,
            (half - static_cast<float>(s.rank())) * square_};
}

scene::Look TakTable::look(const PieceState& piece) const { return pieces_.look(piece); }

Pose TakTable::rest(const PieceState& piece) const {
    const bool onBoard = piece.place.area == kBoardArea;
    const StoneOffset c =
        stoneOffset(piece.id, onBoard ? 0.0010F : 0.0008F, glm::radians(onBoard ? 4.5F : 3.0F));
    Pose pose;
    if (onBoard) {
        pose.position = squareCenter(Square::fromIndex(piece.place.spot));
        pose.position.y += static_cast<float>(piece.place.level) * pieces_.stoneHeight();
    } else {
        pose.position =
            supplySpot(piece.place.area == play::supplyArea(Color::White) ? Color::White : Color::Black,
                       piece.place.spot);
    }
    pose.position += glm::vec3(c.shift.x, 0, c.shift.y);
    pose.rotation = turned(c.yaw);
    if (piece.face == play::kStanding) {
        // The mesh's origin is below a lying stone. When the stone stands, that point is on its side, at half
        // its width.
        const float yaw = c.yaw + kWallYaw;
        pose.rotation = turned(yaw) * glm::angleAxis(glm::half_pi<float>(), glm::vec3(1, 0, 0));
        pose.position += turned(yaw) * glm::vec3(0, pieces_.stoneWidth() / 2, -pieces_.stoneHeight() / 2);
    }
    return pose;
}

float TakTable::heightOf(const PieceState& piece) const {
    // A wall's pose is that of its middle.
    const bool wall = piece.face == play::kStanding;
    return pieces_.heightOf(piece) - (wall ? pieces_.stoneWidth() / 2 : 0);
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

/// Around the stone or at the foot of the capstone, if the supply still has it; else out of sight.
Pose TakTable::supplyHighlight(game::Place place) const {
    const Color c = place.area == play::supplyArea(Color::White) ? Color::White : Color::Black;
    const rules::Supply& given = setup_.supply[static_cast<std::size_t>(rules::index(c))];
    if (place.level == 0 || place.spot >= given.total()) return {{0, -1, 0}};
    glm::vec3 at = supplySpot(c, place.spot);
    if (place.spot < given.stones) at.y += pieces_.stoneHeight();
    at.y += kHighlightRise;
    return {at};
}

Pose TakTable::highlight(game::Place place) const {
    if (place.area != kBoardArea) return supplyHighlight(place);
    glm::vec3 at = squareCenter(Square::fromIndex(place.spot));
    at.y += kHighlightRise;
    return {at};
}

scene::Diagram TakTable::diagram() const {
    constexpr glm::vec3 kOnLight{0.02F, 0.015F, 0.01F};
    constexpr glm::vec3 kOnDark{1.5F, 1.38F, 1.18F};
    constexpr float kCorner = 0.40F;      // of a square, from its middle
    constexpr float kNameRise = 0.0006F;  // metres above highlights, which have corners there
    scene::Diagram diagram{.fanStep = square_ * 0.09F,
                           .letters = &letters_,
                           .name = square_ * glm::vec2(0.07F - kCorner, -kCorner),
                           .number = square_ * glm::vec2(kCorner, kCorner)};
    for (int i = 0; i < setup_.size; ++i)
        for (int j = 0; j < setup_.size; ++j) {
            const Square s(i, j);
            glm::vec3 at = squareCenter(s);
            at.y += kHighlightRise + kNameRise;
            const std::string name{static_cast<char>('a' + i), static_cast<char>('1' + j)};
            diagram.coordinates.push_back({name, at, (i + j) % 2 == 0 ? kOnDark : kOnLight});
        }
    return diagram;
}

float TakTable::fieldRadius() const { return boardSide() / 2; }

void TakTable::addBoard(std::vector<glm::vec3>& corners) const {
    addBox(corners, {glm::vec2(0), glm::vec2(boardSide())}, boardHeight_);
    // Walls on the outer squares.
    const float squares = square_ * static_cast<float>(setup_.size) - kTileGap;
    addBox(corners, {glm::vec2(0), glm::vec2(squares)}, boardHeight_ + pieces_.stoneWidth());
}

void TakTable::addSupply(std::vector<glm::vec3>& corners, Color c) const {
    const Piles& p = piles_[static_cast<std::size_t>(rules::index(c))];
    addBox(corners, {{trayMiddle(c), 0}, {trayWidth(c), trayLength(c)}}, trayHeight_);
    PieceState capstone;
    capstone.shape = play::kCapstone;
    const int slots = p.rows * p.columns;
    for (int slot = 0; slot < slots; ++slot) {
        const bool forCapstone = slot < p.capstones;
        if (!forCapstone && slot < slots - p.piles) continue;  // this slot is always empty
        const float height =
            forCapstone ? pieces_.heightOf(capstone) : static_cast<float>(p.perPile) * pieces_.stoneHeight();
        const glm::vec3 middle = pileCenter(c, slot);
        addBox(corners, {{middle.x, middle.z}, glm::vec2(pieces_.stoneWidth())}, middle.y + height);
    }
}

std::vector<glm::vec3> TakTable::outline() const {
    std::vector<glm::vec3> corners;
    addBoard(corners);
    for (const Color c : {Color::White, Color::Black}) addSupply(corners, c);
    return corners;
}

std::vector<glm::vec3> TakTable::outlineFor(game::PlayerId player) const {
    std::vector<glm::vec3> corners;
    addBoard(corners);
    addSupply(corners, play::colorOf(player));
    return corners;
}

/// The distance of the trays' outer edges from the middle of the board.
float TakTable::tableRadius() const {
    return std::max(trayMiddle(Color::Black) + trayWidth(Color::Black) / 2,
                    -trayMiddle(Color::White) + trayWidth(Color::White) / 2);
}

}  // namespace tak::table
