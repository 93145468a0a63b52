#include "games/tak/table/TakPresentation.h"

#include <cmath>
#include <cstdlib>
#include <utility>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/RoadDistance.h"

namespace tak::table {
namespace {

/// A flat on its square.
ui::kit::Shape topFlat() {
    ui::kit::Shape shape{
        {.points = {{0.5F, 0.30F}, {1.0F, 0.58F}, {0.5F, 0.86F}, {0.0F, 0.58F}}, .light = 0.3F}};
    for (ui::kit::Outline outline : ui::kit::lyingSlab()) {
        for (ImVec2& p : outline.points) p = {0.5F + (p.x - 0.5F) * 0.6F, 0.54F + (p.y - 0.56F) * 0.6F};
        shape.push_back(std::move(outline));
    }
    return shape;
}

const char* iconOf(rules::PieceKind kind) {
    return kind == rules::PieceKind::Wall ? "wall" : kind == rules::PieceKind::Capstone ? "capstone" : "flat";
}

std::vector<game::Place> placesOf(rules::Bitboard squares) {
    std::vector<game::Place> places;
    while (squares != 0) places.push_back(play::placeOf(rules::takeFirst(squares)));
    return places;
}

/// The number of halves as a text: "11", "2½", "−½".
std::string halvesText(int halves) {
    const int whole = std::abs(halves) / 2;
    std::string text = halves < 0 ? "\u2212" : "";
    if (whole > 0 || halves % 2 == 0) text += std::to_string(whole);
    if (halves % 2 != 0) text += "\u00BD";
    return text;
}

std::string textOf(const i18n::Catalogue& texts, rules::Color player,
                   const std::optional<rules::RoadDistance>& distance) {
    const bool white = player == rules::Color::White;
    if (!distance)
        return white ? texts.tr("White: no road by placing alone")
                     : texts.tr("Black: no road by placing alone");
    const int turns = distance->turns;
    return white ? texts.trn("White: {count} turn to a road", "White: {count} turns to a road", turns,
                             {{"count", std::to_string(turns)}})
                 : texts.trn("Black: {count} turn to a road", "Black: {count} turns to a road", turns,
                             {{"count", std::to_string(turns)}});
}

}  // namespace

ui::kit::Shape TakPresentation::icon(std::string_view name) const {
    if (name == "topFlat") return topFlat();
    if (name == "wall") return ui::kit::standingSlab();
    if (name == "menhir") return ui::kit::standingBlock();
    if (name == "dome") return ui::kit::dome();
    if (name == "tower") return ui::kit::tower();
    return name == "capstone" ? ui::kit::turnedPiece() : ui::kit::lyingSlab();
}

std::vector<ui::game::Presentation::Gesture> TakPresentation::gestures() const {
    using base::msgid;
    using By = Gesture::By;
    return {
        {By::Mouse, msgid("Lift, place, drop a piece"), msgid("Click")},
        {By::Mouse, msgid("Lift one piece fewer from a stack"), msgid("Click it again")},
        {By::Mouse, msgid("Move a stack, dropping one piece on each square"), msgid("Drag")},
        {By::Mouse, msgid("Drop the rest; before that, change what is in the hand"), msgid("Right click")},
        {By::Touch, msgid("Lift, place, drop a piece"), msgid("Tap")},
        {By::Touch, msgid("Move a stack, dropping one piece on each square"), msgid("Drag")}};
}

std::vector<ui::game::Presentation::Layer> TakPresentation::pileAt(const game::View& view,
                                                                   game::Place place) const {
    const rules::Position& position = dynamic_cast<const play::TakState&>(view).position();
    std::vector<Layer> layers;
    if (place.area != play::kBoardArea) return layers;
    const rules::Square square = rules::Square::fromIndex(place.spot);
    const int height = position.height(square);
    if (height < 2) return layers;
    for (int depth = 0; depth < height; ++depth) {
        const rules::PieceKind kind = depth == 0 ? position.topKind(square) : rules::PieceKind::Flat;
        layers.push_back({.owner = play::playerOf(position.colors(square).at(depth)),
                          .icon = iconOf(kind),
                          .canBeLifted = depth < position.size()});
    }
    return layers;
}

std::vector<ui::game::Presentation::Prospect> TakPresentation::prospects(const i18n::Catalogue& texts,
                                                                         const game::View& view) const {
    const rules::Position& position = dynamic_cast<const play::TakState&>(view).position();
    std::vector<Prospect> all;
    if (view.outcome().over) return all;
    for (const rules::Color player : {rules::Color::White, rules::Color::Black}) {
        const auto distance = rules::roadDistance(position, player);
        all.push_back({.player = play::playerOf(player), .text = textOf(texts, player, distance)});
        if (!distance) continue;
        all.back().there = placesOf(distance->road & ~distance->missing);
        all.back().missing = placesOf(distance->missing);
    }
    return all;
}

std::string TakPresentation::expectation(const i18n::Catalogue& texts, const game::View& view,
                                         game::PlayerId player, double points) const {
    const int halfKomi = dynamic_cast<const play::TakState&>(view).position().setup().halfKomi;
    if (play::colorOf(player) == rules::Color::White)
        return texts.tr("White {count}", {{"count", std::to_string(std::lround(points))}});
    // Flats are rounded to whole ones; komi is exact.
    const auto flats = static_cast<int>(std::lround(points - halfKomi / 2.0));
    const std::string count = halvesText(2 * flats + halfKomi);
    return halfKomi == 0 ? texts.tr("Black {count}", {{"count", count}})
                         : texts.tr("Black {count} with komi {komi}",
                                    {{"count", count}, {"komi", halvesText(halfKomi)}});
}

bool TakPresentation::beginsTurn(char character) const {
    return std::string_view("abcdefghsSCF12345678").find(character) != std::string_view::npos;
}

}  // namespace tak::table
