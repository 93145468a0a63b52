#include "games/caravan/play/CaravanPositionEditor.h"

#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using game::Draft;
using game::PieceState;
using game::Place;

namespace {

std::vector<Place> allStones() {
    std::vector<Place> stones;
    for (std::uint16_t stone = 0; stone < rules::kStones; ++stone) stones.push_back({kCircuitArea, stone, 0});
    return stones;
}

}  // namespace

CaravanDraft::CaravanDraft(const rules::Position& position)
    : Draft(piecesOf(position), allStones(), {}), position_(position) {}

std::optional<int> CaravanDraft::stepsTo(int player, Place place) const {
    for (int steps = 0; steps < rules::kHome; ++steps)
        if (placeAfter(position_, player, steps).sameSpot(place)) return steps;
    return {};
}

std::vector<PieceState> CaravanDraft::kinds() const { return {all().begin(), all().begin() + playerCount()}; }

std::optional<PieceState> CaravanDraft::supplied(const PieceState& kind) const {
    const PieceState& camel = piece(camelId(kind.owner.value));
    return isField(camel.place) ? std::nullopt : std::optional(camel);
}

PieceState CaravanDraft::home(PieceState piece, int) const {
    piece.place = {kGateArea, piece.owner.value, 0};
    return piece;
}

bool CaravanDraft::fits(const PieceState& before, const PieceState& after) const {
    return after.place != before.place && stepsTo(after.owner.value, after.place) &&
           pileAt(after.place).empty();
}

std::string CaravanDraft::textOf(const PieceState& piece) const {
    return "camel" + std::to_string(piece.owner.value + 1);
}

std::string CaravanDraft::textOf(Place place) const { return "stone" + std::to_string(place.spot); }

std::string CaravanDraft::positionText() const {
    std::string steps;
    for (int player = 0; player < playerCount(); ++player)
        steps += (player > 0 ? "/" : "") + std::to_string(*stepsTo(player, piece(camelId(player)).place));
    const std::string text = rules::formatPosition(position_);
    return steps + text.substr(text.find(' '));
}

base::Result<std::unique_ptr<game::State>> CaravanDraft::finish() const {
    const auto position = rules::parsePosition(positionText());
    if (!position) return position.error();
    return std::unique_ptr<game::State>(std::make_unique<CaravanState>(*position));
}

// ---- the editor

std::unique_ptr<Draft> CaravanPositionEditor::copyOf(const game::View& seen) const {
    const auto truth = seen.truth();
    const auto* const state = dynamic_cast<const CaravanState*>(truth.get());
    return state ? std::make_unique<CaravanDraft>(state->position()) : nullptr;
}

base::Result<std::unique_ptr<Draft>> CaravanPositionEditor::read(std::string_view text, const Draft&) const {
    const auto position = rules::parsePosition(text);
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<CaravanDraft>(*position));
}

}  // namespace caravan::play
