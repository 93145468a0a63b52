#include "games/tactik/table/TactikTable.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "base/Message.h"
#include "base/Random.h"
#include "games/tactik/table/BoardShape.h"
#include "games/tactik/table/CardShapes.h"
#include "games/tactik/table/TactikShapes.h"
#include "scene/Shapes.h"
#include "scene/SoundMoment.h"

namespace tactik::table {

using game::PieceState;
using game::Place;
using rules::Colour;
using scene::Pose;

namespace {

// Metres.
constexpr float kAbove = 0.0008F;      // a highlight above what it lies on
constexpr float kRingOut = 0.0094F;    // radius of a highlight around a hole
constexpr float kSlotRing = 0.0060F;   // of one on a rack
constexpr float kNameBeside = 0.006F;  // from a rack to the name of its player
constexpr float kBesideRack = 0.018F;  // what counts as a hand, beside its rack
constexpr float kAroundRack = 0.040F;  // and before and behind its middle
constexpr float kSignSide = 0.0165F;   // of a sign on a hole
constexpr float kSignWidth = 0.0016F;
constexpr float kSignRim = 0.0010F;
constexpr float kDrawnOut = 0.0085F;  // how far a card is drawn out of its rack
constexpr float kDrawnForward = 0.0070F;
constexpr float kAskew = 0.0016F;    // how far a card of the pile lies beside its place
constexpr float kAskewTurn = 0.15F;  // radians by which it is turned

constexpr std::array<const char*, rules::kColours> kPawnMaterials{"tactik_red", "tactik_blue",
                                                                  "tactik_yellow", "tactik_green"};

bool isPawn(const PieceState& piece) { return play::isPawnShape(piece.shape); }

bool isStake(const PieceState& piece) { return isPawn(piece) && piece.face == play::kStake; }

/// Turned over about its length.
Pose turnedOver(Pose pose) {
    pose.position += pose.rotation * glm::vec3(0, kCardThickness, 0);
    pose.rotation = pose.rotation * glm::angleAxis(glm::pi<float>(), glm::vec3(0, 0, 1));
    return pose;
}

}  // namespace

TactikTable::TactikTable(const TablePlan& plan, const scene::Theme& theme, bool large)
    : plan_(plan),
      cardMaterial_(theme.material("tactik_card")),
      printMaterial_(theme.material("tactik_print")) {
    makePawns(theme, large);
    makeCards(large);
    makeMarks();
    const float aside = plan_.players() == 2 ? kBoardRadius : plan_.farthestRack() + kRackDepth;
    furniture_.putPlace(theme, {aside, plan_.farthestRack() + kRackDepth});
    makeBoard(theme);
    makeRacks(theme);
    makeSpots();
}

void TactikTable::makePawns(const scene::Theme& theme, bool large) {
    const PawnStyle style{.size = plan_.pawnSize(), .large = large};
    for (const Colour colour : rules::kAllColours) {
        const auto at = static_cast<std::size_t>(rules::index(colour));
        scene::Mesh mesh = pawn(colour, style);
        const float height = scene::boundsOf(mesh).max.y;
        pawns_[at] = {.pawn = furniture_.add(std::move(mesh)),
                      .inlays = {furniture_.add(pawnInlay(colour, false, style)),
                                 furniture_.add(pawnInlay(colour, true, style))},
                      .material = theme.material(kPawnMaterials[at]),
                      .height = height};
    }
}

void TactikTable::makeCards(bool large) {
    card_ = furniture_.add(card());
    back_ = furniture_.add(cardBack());
    hidden_ = furniture_.add(hiddenCard());
    lying_[0] = inHand_[0] = hidden_;
    for (const rules::Card kind : rules::kAllCards) {
        const auto at = static_cast<std::size_t>(rules::index(kind));
        lying_[at] = furniture_.add(cardFace(kind, large));
        inHand_[at] = furniture_.add(cardInHand(kind, large));
    }
}

void TactikTable::makeMarks() {
    for (std::size_t i = 0; i < scene::kHighlightStyles; ++i) {
        const auto style = scene::HighlightStyle::at(i);
        roundHighlights_[i] = furniture_.add(roundHighlight(style, kRingOut));
        slotHighlights_[i] = furniture_.add(roundHighlight(style, kSlotRing));
        cardHighlights_[i] = furniture_.add(longHighlight(style, kCardWidth, kCardLength));
        handHighlights_[i] =
            furniture_.add(longHighlight(style, 2 * kAroundRack, plan_.rackLength() + 2 * kBesideRack));
    }
    disc_ = furniture_.add(scene::softDisc());
    sketch_ = scene::addSketchMeshes(furniture_.meshSet());
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        const auto shape = static_cast<scene::SignShape>(i);
        signs_[i] = {furniture_.add(scene::signMesh(shape, kSignSide, kSignWidth)),
                     furniture_.add(scene::signMesh(shape, kSignSide, kSignWidth + kSignRim))};
    }
}

// ---- furniture ----

void TactikTable::makeBoard(const scene::Theme& theme) {
    BoardShape shape = boardShape(plan_);
    const auto put = [&](scene::Mesh& mesh, const char* material) {
        furniture_.put(furniture_.add(std::move(mesh)), theme.material(material), {});
    };
    put(shape.body, "tactik_board");
    put(shape.track, "tactik_track");
    put(shape.field, "tactik_field");
    put(shape.holes, "tactik_hole");
    put(shape.lines, "tactik_line");
    for (std::size_t i = 0; i < shape.rings.size(); ++i) put(shape.rings[i], kPawnMaterials[i]);
}

void TactikTable::makeRacks(const scene::Theme& theme) {
    constexpr float kLip = 0.0030F;
    constexpr float kFloor = 0.0048F;
    const float length = plan_.rackLength();
    const scene::MeshId floor = furniture_.add(scene::roundedBox({length, kFloor, kRackDepth}, 0.0020F, 1));
    const scene::MeshId lip = furniture_.add(scene::roundedBox({length, kRackHeight, kLip}, 0.0014F, 1));
    const scene::MaterialId material = theme.material("tactik_rack");
    for (int player = 0; player < plan_.players(); ++player) {
        const float yaw = plan_.seatYaw(player);
        const int seed = 40 + player;
        const float away = plan_.rackDistance(player);
        furniture_.put(floor, material, {around(yaw, away, 0), turned(yaw)}, glm::vec4(1), seed);
        furniture_.put(lip, material, {around(yaw, away + kRackDepth / 2 - kLip / 2, 0), turned(yaw)},
                       glm::vec4(1), seed);
    }
}

glm::vec3 TactikTable::footOf(Place place) const {
    const int player = *play::handOf(place);
    const float yaw = plan_.seatYaw(player);
    const glm::vec3 at = plan_.poseOf(place).position;
    const float along = glm::dot(at, around(yaw, 1, 0));
    return at + around(yaw, plan_.rackDistance(player) - along, kRackHeight - at.y);
}

void TactikTable::makeSpots() {
    const auto add = [&](std::uint16_t area, int spot, glm::vec2 half) {
        const Place place{area, static_cast<std::uint16_t>(spot), 0};
        spots_.push_back({place, plan_.poseOf(place).position, half});
    };
    for (int square = 0; square < plan_.squares(); ++square)
        add(play::kCircuitArea, square, glm::vec2(plan_.pitch() * 0.47F));
    for (int cell = 0; cell < rules::kColours * rules::kBaseCells; ++cell)
        add(play::kBaseArea, cell, glm::vec2(kCellPitch * 0.47F));
    for (int hollow = 0; hollow < rules::kPawns; ++hollow)
        add(play::kPocketArea, hollow, glm::vec2(kHollowPitch * 0.47F));
    for (const std::uint16_t area : {play::kStockArea, play::kPileArea})
        add(area, 0, glm::vec2(kCardWidth, kCardLength) / 2.0F);
    for (int player = 0; player < plan_.players(); ++player) {
        const float yaw = plan_.seatYaw(player);
        const bool sideways = std::abs(std::sin(yaw)) > 0.5F;
        const glm::vec2 half(plan_.slotPitch() * 0.48F, kRackDepth);
        for (int slot = 0; slot < plan_.slots(); ++slot) {
            add(play::handArea(player), slot, sideways ? glm::vec2(half.y, half.x) : half);
            // Pointed at where the card's foot stands; the card itself, if there is one, is before it.
            spots_.back().center = footOf(spots_.back().place);
        }
        const glm::vec2 whole = glm::vec2(plan_.rackLength() / 2 + kBesideRack, kAroundRack);
        add(play::handArea(player), play::kWholeHand, sideways ? glm::vec2(whole.y, whole.x) : whole);
        spots_.back().onlyWanted = true;
    }
}

// ---- pieces ----

scene::Look TactikTable::pawnLook(const PieceState& piece) const {
    const PawnMeshes& meshes = pawns_[static_cast<std::size_t>(rules::index(play::colourOf(piece.shape)))];
    base::Random random(0x7AC71CULL + piece.id.value);
    const float shade = 0.95F + 0.10F * static_cast<float>(random.unit());
    scene::Look look{.mesh = meshes.pawn, .material = meshes.material, .tint = glm::vec3(shade)};
    look.grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()), 0};
    look.inlay = scene::Inlay{.mesh = meshes.inlays[isStake(piece) ? 1 : 0], .material = printMaterial_};
    return look;
}

scene::Look TactikTable::look(const PieceState& piece) const {
    if (isPawn(piece)) return pawnLook(piece);
    base::Random random(0xCA2DULL + piece.id.value);
    scene::Look look{.mesh = card_, .material = cardMaterial_};
    look.grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()), 0};
    // A face that lies down is invisible, whether or not it is known.
    const bool held = play::handOf(piece.place).has_value();
    scene::MeshId print = held ? hidden_ : back_;
    if (piece.face == play::kUp && piece.shape <= rules::kKinds)
        print = (held ? inHand_ : lying_)[piece.shape];
    look.inlay = scene::Inlay{.mesh = print, .material = printMaterial_};
    return look;
}

Pose TactikTable::cardRest(const PieceState& piece) const {
    Pose pose = plan_.poseOf(piece.place);
    if (!play::handOf(piece.place)) {
        pose.position.y += static_cast<float>(piece.place.level) * kCardThickness;
        base::Random random(0xA5CE3ULL + piece.id.value);
        const auto offset = [&] { return static_cast<float>(random.unit() * 2 - 1); };
        const float untidy = piece.place.area == play::kPileArea ? 1.0F : 0.12F;
        pose.position += glm::vec3(offset(), 0, offset()) * (kAskew * untidy);
        pose.rotation = turned(offset() * kAskewTurn * untidy);
    }
    return piece.face == play::kUp ? pose : turnedOver(pose);
}

Pose TactikTable::rest(const PieceState& piece) const {
    if (!isPawn(piece)) return cardRest(piece);
    base::Random random(0x9A3FULL + piece.id.value);
    Pose pose = plan_.poseOf(piece.place);
    if (isStake(piece)) pose.position.y -= kDriven * plan_.pawnSize();
    // The same everywhere: a pawn does not turn on its way.
    pose.rotation = turned(static_cast<float>(random.unit()) * glm::two_pi<float>());
    return pose;
}

Pose TactikTable::inHand(const PieceState& piece) const {
    if (!play::handOf(piece.place)) return TableModel::inHand(piece);
    Pose pose = rest(piece);
    const glm::quat upright = plan_.poseOf(piece.place).rotation;
    pose.position += upright * glm::vec3(0, kDrawnForward, -kDrawnOut);
    return pose;
}

float TactikTable::heightOf(const PieceState& piece) const {
    if (isPawn(piece))
        return pawns_[static_cast<std::size_t>(rules::index(play::colourOf(piece.shape)))].height;
    if (play::handOf(piece.place)) return kCardLength / 2 * std::sin(plan_.cardLean());
    return piece.face == play::kUp ? kCardThickness : 0;
}

scene::Contact TactikTable::contact(const PieceState& piece) const {
    scene::Contact contact;
    if (isPawn(piece)) {
        contact.stance = isStake(piece) ? scene::Stance::Driven : scene::Stance::InHole;
        if (piece.place.area == play::kPocketArea) contact.ground = scene::Ground::Supply;
    } else {
        contact.thin = true;
        if (play::handOf(piece.place)) contact.stance = scene::Stance::OnEdge;
        if (piece.place.level > 0) contact.ground = scene::Ground::Piece;
    }
    return contact;
}

bool TactikTable::mayBePointedPast(const PieceState& piece) const { return isPawn(piece); }

bool TactikTable::hidesInHand(const PieceState& piece) const { return !isPawn(piece); }

namespace {

using base::msgid;

const char* captionOfPawn(const PieceState& pawn) {
    if (isStake(pawn)) return msgid("stake driven in");
    if (pawn.place.area == play::kPocketArea) return msgid("pawn back in its pocket");
    return pawn.place.area == play::kBaseArea ? msgid("pawn in its base") : msgid("pawn set down");
}

const char* captionOfCard(const scene::SoundMoment& moment) {
    if (moment.piece.place.area == play::kPileArea) return msgid("card played");
    if (moment.piece.place.area == play::kStockArea) return msgid("cards gathered");
    return moment.reason == game::Reason::Pass ? msgid("card passed") : msgid("card taken");
}

}  // namespace

const char* TactikTable::caption(const scene::SoundMoment& moment) const {
    if (moment.kind == scene::SoundMoment::Kind::Exchange) return msgid("pawns change places");
    if (moment.kind != scene::SoundMoment::Kind::Land) return TableModel::caption(moment);
    return isPawn(moment.piece) ? captionOfPawn(moment.piece) : captionOfCard(moment);
}

float TactikTable::homePitch() const {
    // Lower than usual: the board is broad, and what stands on it is slender.
    return 0.72F;
}

// ---- places ----

Pose TactikTable::highlight(Place place) const {
    if (play::handOf(place) && place.spot == play::kWholeHand) {
        Pose pose = plan_.poseOf(place);
        pose.position.y += kAbove;
        pose.rotation = pose.rotation * turned(glm::half_pi<float>());  // it is long across
        return pose;
    }
    if (play::handOf(place) && place.level == 0) return {footOf(place) + glm::vec3(0, kAbove, 0)};
    Pose pose = plan_.poseOf(place);
    const bool cards = place.area >= play::kStockArea;
    const float above = kAbove + (cards ? static_cast<float>(place.level) * kCardThickness : 0.0F);
    pose.position += pose.rotation * glm::vec3(0, above, 0);
    return pose;
}

scene::MeshId TactikTable::highlightMesh(Place place, scene::HighlightStyle style) const {
    if (play::handOf(place) && place.spot == play::kWholeHand) return handHighlights_[style.index()];
    if (play::handOf(place) && place.level == 0) return slotHighlights_[style.index()];
    return (place.area >= play::kStockArea ? cardHighlights_ : roundHighlights_)[style.index()];
}

std::optional<glm::vec3> TactikTable::seatPoint(game::PlayerId player) const {
    const float yaw = plan_.seatYaw(player.value);
    return around(yaw, plan_.rackDistance(player.value), 0) +
           turned(yaw) * glm::vec3(plan_.rackLength() / 2 + kNameBeside, 0, 0);
}

std::vector<glm::vec3> TactikTable::outline() const {
    constexpr int kPoints = 24;
    constexpr float kPawn = 0.030F;
    std::vector<glm::vec3> corners;
    for (int i = 0; i < kPoints; ++i) {
        const float yaw = glm::two_pi<float>() * static_cast<float>(i) / kPoints;
        corners.push_back(around(yaw, kBoardRadius, 0));
        corners.push_back(around(yaw, kPocketRadius, kBoardHeight + kPawn));
    }
    const float up = kCardLength * std::sin(plan_.cardLean());
    const float back = kCardLength * std::cos(plan_.cardLean());
    // Above cards that lie low, the rims of the racks are highest.
    const float rim = plan_.cardLean() < kCardLean ? kRackHeight : 0;
    for (int player = 0; player < plan_.players(); ++player) {
        const float yaw = plan_.seatYaw(player);
        const float away = plan_.rackDistance(player);
        for (const float side : {-0.5F, 0.5F}) {
            const glm::vec3 aside = turned(yaw) * glm::vec3(side * plan_.rackLength(), 0, 0);
            corners.push_back(around(yaw, away + kRackDepth / 2, rim) + aside);
            corners.push_back(around(yaw, away - back, up + 0.008F) + aside);
        }
    }
    return corners;
}

}  // namespace tactik::table
