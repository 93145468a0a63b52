#include "games/caravan/table/CamelInput.h"

#include "base/Message.h"
#include "games/caravan/play/CaravanPieces.h"

namespace caravan::table {

using base::msgid;
using game::PieceState;
using game::Place;

std::optional<PieceState> CamelInput::kindAt(Place place) const {
    if (place.area != play::kGateArea || place.spot >= draft().playerCount()) return {};
    return draft().all()[play::camelId(place.spot).value];
}

std::optional<base::Message> CamelInput::whyNot(const game::DraftChange& change) const {
    if (draft().pileAt(change.to).empty()) return {};
    return msgid("A camel stands there.");
}

base::Message CamelInput::words() const {
    return holding() ? msgid("Click a stone or the gate.") : msgid("Click a camel.");
}

std::string CamelInput::handText() const {
    return draft().textOf(lifted() ? liftedPieces().front() : *taken());
}

Place CamelInput::neighbour(Place from, int dx, int dy) const {
    if (from.area != play::kCircuitArea) return cursorStart();
    const int stone = (from.spot + dx + dy + rules::kStones) % rules::kStones;
    return {play::kCircuitArea, static_cast<std::uint16_t>(stone), 0};
}

std::optional<Place> CamelInput::placeNamed(std::string_view name) const {
    for (const Place stone : draft().fields())
        if (name == draft().textOf(stone)) return stone;
    for (std::uint16_t player = 0; player < draft().playerCount(); ++player)
        if (name == "gate" + std::to_string(player + 1)) return Place{play::kGateArea, player, 0};
    return {};
}

Place CamelInput::cursorStart() const { return {play::kCircuitArea, 0, 0}; }

}  // namespace caravan::table
