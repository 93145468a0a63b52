#include "games/tak/table/TakPresentation.h"

namespace tak::table {

ui::kit::Shape TakPresentation::icon(std::string_view name) const {
    if (name == "wall") return ui::kit::standingSlab();
    return name == "capstone" ? ui::kit::turnedPiece() : ui::kit::lyingSlab();
}

bool TakPresentation::beginsTurn(char character) const {
    return std::string_view("abcdefghsSCF12345678").find(character) != std::string_view::npos;
}

}  // namespace tak::table
