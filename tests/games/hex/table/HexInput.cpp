#include "games/hex/table/HexInput.h"

namespace hex::table {

using game::Place;

void HexInput::reset(const game::View& view) { state_ = &dynamic_cast<const play::HexState&>(view); }

std::optional<game::Action> HexInput::pick(Place place) {
    return allows(place) ? std::optional(play::actionOf(place.spot)) : std::nullopt;
}

game::InputView HexInput::view(std::optional<Place> hover) const {
    if (!hover || !allows(*hover)) return {};
    auto next = state_->clone();
    const game::Action action = play::actionOf(hover->spot);
    return {.ghosts = {next->apply(action).stages.front().hops.front().after},
            .proposal = state_->notation(action)};
}

Place HexInput::neighbour(Place from, int dx, int dy) const {
    if (from.area != play::kBoardArea) return cursorStart();
    const int width = state_->position().width();
    const int column = from.spot % width + dx;
    const int row = from.spot / width + dy;
    const bool onBoard = column >= 0 && column < width && row >= 0 && row < width;
    return onBoard ? play::placeOf(row * width + column) : from;
}

}  // namespace hex::table
