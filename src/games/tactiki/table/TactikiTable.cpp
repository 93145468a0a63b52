#include "games/tactiki/table/TactikiTable.h"

#include <glm/gtc/constants.hpp>

#include "base/Random.h"
#include "games/tactiki/table/Figures.h"
#include "scene/Lettering.h"
#include "scene/Shapes.h"
#include "scene/SoundMoment.h"

namespace tactiki::table {

using game::PieceState;
using game::Place;
using rules::Field;
using rules::Side;
using scene::Pose;

namespace {

// Metres.
constexpr float kField = 0.0540F;
constexpr float kTile = kField - 0.0014F;
constexpr float kMargin = 0.0190F;
constexpr float kBoardHeight = 0.0180F;
constexpr float kBoardSide = kField * rules::kWidth + 2 * kMargin;
constexpr float kTileRise = 0.0006F;
constexpr float kBenchGap = 0.0040F;  // between board and bench
constexpr float kBenchHeight = 0.0090F;
constexpr float kSlot = 0.0440F;  // from one figure on a bench to the next
constexpr int kBenchColumns = 2;
constexpr int kBenchRows = rules::kPiecesEach / kBenchColumns;
constexpr float kBenchWidth = kSlot * kBenchColumns + 0.006F;
constexpr float kBenchLength = kSlot * kBenchRows + 0.006F;
constexpr float kAbove = 0.0008F;  // a highlight above what it lies on
constexpr float kSignWidth = 0.0030F;
constexpr float kLargeSignWidth = 0.0046F;
constexpr float kSignRim = 0.0016F;

constexpr float kOwnGlow = 0.10F;    // light of a rank that its owner sees
constexpr float kShownGlow = 0.55F;  // light of a rank that is shown to all

constexpr float kDarkDigit = 0.4F;  // of the light of its stone

constexpr glm::vec3 kRankLight{1.0F, 0.78F, 0.42F};
constexpr glm::vec3 kFrozenTint{0.66F, 0.68F, 0.72F};

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

glm::vec3 centerOf(Field field) {
    constexpr float kMiddle = static_cast<float>(rules::kWidth - 1) / 2;
    return {(static_cast<float>(field.file()) - kMiddle) * kField, kBoardHeight + kTileRise,
            (kMiddle - static_cast<float>(field.row())) * kField};
}

/// Each player's bench is at his left hand; it fills from his end.
glm::vec3 slotCenter(Side side, int slot) {
    const float near = side == Side::Tiki ? 1.0F : -1.0F;
    const float middle = -near * (kBoardSide / 2 + kBenchGap + kBenchWidth / 2);
    const float across = (static_cast<float>(slot % kBenchColumns) - 0.5F * (kBenchColumns - 1)) * kSlot;
    const float along = (0.5F * (kBenchRows - 1) - static_cast<float>(slot / kBenchColumns)) * kSlot;
    return {middle + across * near, kBenchHeight, along * near};
}

/// On the table.
glm::vec3 benchMiddle(Side side) {
    const glm::vec3 middle = (slotCenter(side, 0) + slotCenter(side, rules::kPiecesEach - 1)) * 0.5F;
    return {middle.x, 0, middle.z};
}

Side sideOfArea(std::uint16_t area) {
    return area == play::trayArea(Side::Tiki) || area == play::pileArea(Side::Tiki) ? Side::Tiki : Side::Tac;
}

glm::vec3 baseOf(Place place) {
    if (place.area == play::kBoardArea) return centerOf(play::fieldOf(place));
    return slotCenter(sideOfArea(place.area), place.spot);
}

/// A figure on the other side's start field stands for ever (rule 9).
bool isFrozen(const PieceState& piece) {
    return piece.place.area == play::kBoardArea &&
           isStartField(play::fieldOf(piece.place), !play::sideOf(piece.owner));
}

RankSeen rankSeen(game::Face face) {
    switch (face) {
        case play::kTurnedAway:
            return RankSeen::Behind;
        case play::kDraft:
            return RankSeen::Above;
        case play::kDraftKnown:
            return RankSeen::AboveRinged;
        case play::kDraftReborn:
            return RankSeen::AboveFramed;
        default:
            return RankSeen::AllAround;
    }
}

}  // namespace

TactikiTable::TactikiTable(const scene::Theme& theme, bool large)
    : rankMaterial_(theme.material("tactiki_rank")) {
    const RankPrint print = large ? RankPrint::Large : RankPrint::Usual;
    for (const Side side : {Side::Tiki, Side::Tac}) {
        const auto at = static_cast<std::size_t>(rules::index(side));
        figures_[at] = furniture_.add(figure(side));
        figureMaterials_[at] = theme.material(side == Side::Tiki ? "tactiki_tiki" : "tactiki_tac");
        for (rules::Rank rank = 0; rank <= rules::kHighestRank; ++rank)
            for (std::size_t seen = 0; seen < kRankSeen; ++seen)
                inlays_[at][seen][rank] =
                    furniture_.add(figureInlay(side, rank, static_cast<RankSeen>(seen), print));
    }
    for (std::size_t i = 0; i < scene::kHighlightStyles; ++i) {
        const auto style = scene::HighlightStyle::at(i);
        highlights_[i] = furniture_.add(scene::highlight(style, kField - 0.0030F));
        smallHighlights_[i] = furniture_.add(scene::highlight(style, kSlot - 0.0020F));
    }
    disc_ = furniture_.add(scene::softDisc());
    sketch_ = scene::addSketchMeshes(furniture_.meshSet());
    letters_ = scene::Inscription(furniture_.meshSet(), kField * 0.17F);
    const float sign = large ? kLargeSignWidth : kSignWidth;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        const auto shape = static_cast<scene::SignShape>(i);
        signs_[i] = {furniture_.add(scene::signMesh(shape, kField, sign)),
                     furniture_.add(scene::signMesh(shape, kField, sign + kSignRim))};
    }
    furniture_.putPlace(theme, {kBoardSide / 2 + kBenchGap + kBenchWidth, kBoardSide / 2});
    makeBoard(theme);
    makeLabels(theme, large);
    for (const Side side : {Side::Tiki, Side::Tac}) makeBench(theme, side);
}

// ---- furniture ----

void TactikiTable::makeBoard(const scene::Theme& theme) {
    furniture_.put(furniture_.add(scene::roundedBox({kBoardSide, kBoardHeight, kBoardSide}, 0.006F, 3)),
                   theme.material("tactiki_board"), {});
    constexpr float kThickness = 0.004F;
    const scene::MeshId tile = furniture_.add(scene::roundedTop({kTile, kThickness, kTile}, 0.0010F, 2));
    for (int row = 0; row < rules::kWidth; ++row)
        for (int file = 0; file < rules::kWidth; ++file) {
            const Field field(file, row);
            const bool start = row == 0 || row == rules::kWidth - 1;
            const int seed = 1 + field.index();
            base::Random random(static_cast<std::uint64_t>(seed));
            const float checker = (file + row) % 2 == 0 ? 0.92F : 1.06F;
            const float shade = checker * (0.96F + 0.08F * static_cast<float>(random.unit()));
            glm::vec3 at = centerOf(field);
            at.y -= kThickness;
            furniture_.put(tile, theme.material(start ? "tactiki_start" : "tactiki_field"), {at},
                           glm::vec4(shade, shade, shade, 1), seed);
            spots_.push_back({play::placeOf(field), centerOf(field), glm::vec2(kField / 2)});
        }
}

void TactikiTable::makeLabels(const scene::Theme& theme, bool large) {
    const float height = large ? 0.0145F : 0.0092F;
    const float stroke = large ? 0.0022F : 0.0011F;
    constexpr float kOut = kField * rules::kWidth / 2 + kMargin * 0.56F;
    const auto label = [&](char letter, glm::vec3 at, float yaw) {
        const scene::MeshId mesh = furniture_.add(scene::letterMesh(letter, height, stroke));
        furniture_.put(mesh, theme.material("tactiki_rank"), {at, turned(yaw)}).castsShadow = false;
    };
    const float y = kBoardHeight + 0.0003F;
    for (int i = 0; i < rules::kWidth; ++i) {
        const float along = centerOf(Field(i, 0)).x;
        // Each player reads the labels from his own side.
        label(static_cast<char>('a' + i), {along, y, kOut}, 0);
        label(static_cast<char>('a' + i), {along, y, -kOut}, glm::pi<float>());
        label(static_cast<char>('1' + i), {-kOut, y, -along}, 0);
        label(static_cast<char>('1' + i), {kOut, y, -along}, glm::pi<float>());
    }
}

void TactikiTable::makeBench(const scene::Theme& theme, Side side) {
    const glm::vec3 middle = benchMiddle(side);
    furniture_.put(furniture_.add(scene::roundedBox({kBenchWidth, kBenchHeight, kBenchLength}, 0.004F, 3)),
                   theme.material("tactiki_board"), {middle}, glm::vec4(1), 90 + rules::index(side));
    for (int slot = 0; slot < rules::kPiecesEach; ++slot)
        for (const std::uint16_t area : {play::trayArea(side), play::pileArea(side)})
            spots_.push_back(
                {{area, static_cast<std::uint16_t>(slot), 0}, slotCenter(side, slot), glm::vec2(kSlot / 2)});
}

// ---- pieces ----

scene::Look TactikiTable::look(const PieceState& piece) const {
    const auto side = static_cast<std::size_t>(piece.owner.value);
    base::Random random(0x7A6171ULL + piece.id.value);
    const float shade = 0.95F + 0.10F * static_cast<float>(random.unit());
    scene::Look look{.mesh = figures_[side], .material = figureMaterials_[side]};
    look.grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()), 0};
    look.tint = glm::vec3(shade) * (isFrozen(piece) ? kFrozenTint : glm::vec3(1));
    const rules::Rank rank = piece.shape == game::kUnknownShape ? rules::kUnknownRank : piece.shape;
    const RankSeen seen = rankSeen(piece.face);
    scene::Inlay inlay{.mesh = inlays_[side][static_cast<std::size_t>(seen)][rank],
                       .material = rankMaterial_};
    if (play::sideOf(piece.owner) == Side::Tac && seen >= RankSeen::Above) {
        // The wood of the head is as light as other digits.
        inlay.material = figureMaterials_[0];
        inlay.tint = glm::vec3(kDarkDigit);
    } else if (rank != rules::kUnknownRank) {
        inlay.glow = kRankLight * (play::isTurnedRound(piece.face) ? kShownGlow : kOwnGlow);
    }
    look.inlay = inlay;
    return look;
}

Pose TactikiTable::rest(const PieceState& piece) const {
    base::Random random(0x57A7E5ULL + piece.id.value);
    const auto offset = [&] { return static_cast<float>(random.unit() * 2 - 1); };
    Pose pose{baseOf(piece.place)};
    pose.position += glm::vec3(offset() * 0.0006F, 0, offset() * 0.0006F);
    pose.position.y += static_cast<float>(piece.place.level) * kFigureHeight;
    const bool facesTiki = (play::sideOf(piece.owner) == Side::Tac) != play::isTurnedRound(piece.face);
    pose.rotation = turned((facesTiki ? glm::pi<float>() : 0.0F) + offset() * glm::radians(3.0F));
    return pose;
}

float TactikiTable::heightOf(const PieceState&) const { return kFigureHeight; }

scene::Contact TactikiTable::contact(const PieceState& piece) const {
    scene::Contact contact{.stance = scene::Stance::OnFoot};
    if (piece.place.area != play::kBoardArea)
        contact.ground = scene::Ground::Supply;
    else if (piece.place.level > 0)
        contact.ground = scene::Ground::Piece;
    return contact;
}

const char* TactikiTable::caption(const scene::SoundMoment& moment) const {
    using Kind = scene::SoundMoment::Kind;
    if (moment.reason == game::Reason::Show && moment.kind == Kind::Land) return base::msgid("rank shown");
    if (moment.reason == game::Reason::Capture && moment.kind == Kind::Land) {
        if (moment.piece.place.area != play::kBoardArea) return base::msgid("figure defeated");
        return nullptr;
    }
    if (moment.reason == game::Reason::Settle) return base::msgid("figure turns to stone");
    if (moment.reason == game::Reason::Complete) return base::msgid("the statue is complete");
    return moment.kind == Kind::Land ? base::msgid("figure set down") : TableModel::caption(moment);
}

// ---- places ----

Pose TactikiTable::highlight(Place place) const {
    glm::vec3 at = baseOf(place);
    at.y += static_cast<float>(place.level) * kFigureHeight + kAbove;
    return {at};
}

scene::Diagram TactikiTable::diagram() const {
    constexpr glm::vec3 kInk{0.02F, 0.015F, 0.01F};
    constexpr glm::vec3 kInkOnStart{1.7F, 1.6F, 1.45F};
    constexpr float kCorner = 0.41F;      // of a field, from its middle
    constexpr float kNameRise = 0.0006F;  // metres above highlights
    scene::Diagram diagram{.fanStep = kField * 0.075F,
                           .letters = &letters_,
                           .name = kField * glm::vec2(0.07F - kCorner, -kCorner),
                           .number = kField * glm::vec2(kCorner, kCorner)};
    for (int row = 0; row < rules::kWidth; ++row)
        for (int file = 0; file < rules::kWidth; ++file) {
            glm::vec3 at = centerOf(Field(file, row));
            at.y += kAbove + kNameRise;
            const std::string name{static_cast<char>('a' + file), static_cast<char>('1' + row)};
            const bool start = row == 0 || row == rules::kWidth - 1;
            diagram.coordinates.push_back({name, at, start ? kInkOnStart : kInk, start});
        }
    return diagram;
}

std::string TactikiTable::letterOn(const PieceState& piece) const {
    return piece.shape == game::kUnknownShape ? std::string() : std::to_string(piece.shape);
}

std::optional<glm::vec3> TactikiTable::freePoint(const PieceState& piece) const {
    return rest(piece).position + glm::vec3(0, kFigureHeight, 0);
}

float TactikiTable::fieldRadius() const { return kBoardSide / 2; }

float TactikiTable::homePitch() const {
    // Behind a column of three a part of the head of a lone figure is seen, and digits on backs can be read.
    return 1.10F;
}

namespace {

void addBoard(std::vector<glm::vec3>& corners) {
    constexpr float kTall = kBoardHeight + 4 * kFigureHeight;  // taller columns are rare
    constexpr float kFields = kField * rules::kWidth;
    for (const float x : {-0.5F, 0.5F})
        for (const float z : {-0.5F, 0.5F}) {
            corners.emplace_back(x * kBoardSide, 0, z * kBoardSide);
            corners.emplace_back(x * kFields, kTall, z * kFields);
        }
}

void addBench(std::vector<glm::vec3>& corners, Side side) {
    const glm::vec3 middle = benchMiddle(side);
    for (const float x : {-0.5F, 0.5F})
        for (const float z : {-0.5F, 0.5F})
            for (const float y : {0.0F, kBenchHeight + kFigureHeight})
                corners.emplace_back(middle.x + x * kBenchWidth, y, middle.z + z * kBenchLength);
}

}  // namespace

std::vector<glm::vec3> TactikiTable::outline() const {
    std::vector<glm::vec3> corners;
    addBoard(corners);
    for (const Side side : {Side::Tiki, Side::Tac}) addBench(corners, side);
    return corners;
}

}  // namespace tactiki::table
