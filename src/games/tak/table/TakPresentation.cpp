#include "games/tak/table/TakPresentation.h"

#include "games/tak/play/TakState.h"

namespace tak::table {
namespace {

const char* iconOf(rules::PieceKind kind) {
    return kind == rules::PieceKind::Wall ? "wall" : kind == rules::PieceKind::Capstone ? "capstone" : "flat";
}

}  // namespace

ui::kit::Shape TakPresentation::icon(std::string_view name) const {
    if (name == "wall") return ui::kit::standingSlab();
    return name == "capstone" ? ui::kit::turnedPiece() : ui::kit::lyingSlab();
}

std::vector<ui::game::Presentation::Layer> TakPresentation::stackAt(const game::View& view,
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

bool TakPresentation::beginsTurn(char character) const {
    return std::string_view("abcdefghsSCF12345678").find(character) != std::string_view::npos;
}

}  // namespace tak::table
