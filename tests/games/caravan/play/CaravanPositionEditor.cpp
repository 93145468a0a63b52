#include "games/caravan/play/CaravanPositionEditor.h"

#include "base/Message.h"
#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;
using game::Action;
using game::Draft;

namespace {

constexpr std::uint64_t kDraftSeat = 32;  // codes of walks: the seat in thirty-twos, then the steps

std::string stepsKey(int player) { return "steps" + std::to_string(player); }

Draft::Details detailsOf(const rules::Position& position) {
    Draft::Details details;
    for (int player = 0; player < position.players(); ++player)
        details[stepsKey(player)] = std::to_string(position.steps(player));
    return details;
}

}  // namespace

CaravanDraft::CaravanDraft(const rules::Position& position)
    : Draft(piecesOf(position), detailsOf(position)), position_(position) {}

int CaravanDraft::stepsOf(int player) const { return std::stoi(details().at(stepsKey(player))); }

Action CaravanDraft::walkOf(int player, int steps) {
    return Action(static_cast<std::uint64_t>(player) * kDraftSeat + static_cast<std::uint64_t>(steps));
}

std::optional<int> CaravanDraft::stepsTo(int player, game::Place place) const {
    for (int steps = 0; steps < rules::kHome; ++steps)
        if (placeAfter(position_, player, steps).sameSpot(place)) return steps;
    return {};
}

std::optional<int> CaravanDraft::camelAt(game::Place place) const {
    for (int player = 0; player < players(); ++player)
        if (piece(camelId(player)).place.sameSpot(place)) return player;
    return {};
}

bool CaravanDraft::isLegal(Action action) const {
    if (action.value == kClear) return true;
    const auto player = static_cast<int>(action.value / kDraftSeat);
    const auto steps = static_cast<int>(action.value % kDraftSeat);
    if (action.value >= kClear || player >= players() || steps >= rules::kHome) return false;
    const auto there = camelAt(placeAfter(position_, player, steps));
    return !there || steps == 0;
}

std::vector<Action> CaravanDraft::legalActions() const {
    std::vector<Action> all{Action(kClear)};
    for (int player = 0; player < players(); ++player)
        for (int steps = 0; steps < rules::kHome; ++steps)
            if (const Action action = walkOf(player, steps); isLegal(action)) all.push_back(action);
    return all;
}

std::string CaravanDraft::notation(Action action) const {
    if (action.value == kClear) return "clear";
    return std::to_string(action.value / kDraftSeat + 1) + ":" + std::to_string(action.value % kDraftSeat);
}

std::string CaravanDraft::positionText() const {
    std::string steps;
    for (int player = 0; player < players(); ++player)
        steps += (player > 0 ? "/" : "") + std::to_string(stepsOf(player));
    const std::string text = rules::formatPosition(position_);
    return steps + text.substr(text.find(' '));
}

game::Hop CaravanDraft::hopTo(int player, int steps) const {
    game::PieceState after = piece(camelId(player));
    after.place = placeAfter(position_, player, steps);
    return {.before = piece(camelId(player)), .after = after};
}

game::Transition CaravanDraft::effectOf(Action action) const {
    game::Stage stage;
    for (int player = 0; player < players(); ++player) {
        if (action.value == kClear) {
            if (stepsOf(player) != 0) stage.hops.push_back(hopTo(player, 0));
        } else if (static_cast<int>(action.value / kDraftSeat) == player) {
            stage.hops.push_back(hopTo(player, static_cast<int>(action.value % kDraftSeat)));
        }
    }
    if (stage.hops.empty()) return {};
    return {{std::move(stage)}};
}

Draft::Details CaravanDraft::detailsAfter(Action action) const {
    Details after = details();
    for (int player = 0; player < players(); ++player)
        if (action.value == kClear)
            after[stepsKey(player)] = "0";
        else if (static_cast<int>(action.value / kDraftSeat) == player)
            after[stepsKey(player)] = std::to_string(action.value % kDraftSeat);
    return after;
}

// ---- the editor

base::Result<std::unique_ptr<Draft>> CaravanPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = CaravanKind().create(values, {});
    if (!start) return start.error();
    return copyOf(**start);
}

std::unique_ptr<Draft> CaravanPositionEditor::copyOf(const game::State& position) const {
    return std::make_unique<CaravanDraft>(dynamic_cast<const CaravanState&>(position).position());
}

base::Result<std::unique_ptr<Draft>> CaravanPositionEditor::read(std::string_view text, const Draft&) const {
    const auto position = rules::parsePosition(text);
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<CaravanDraft>(*position));
}

base::Result<game::PositionEditor::Change> CaravanPositionEditor::change(const Draft&, const std::string&,
                                                                         const std::string&) const {
    return base::Error{msgid("there is no such change of the position")};
}

std::optional<Action> CaravanPositionEditor::clearing(const Draft& draft) const {
    for (const auto& [key, steps] : draft.details())
        if (steps != "0") return CaravanDraft::clearing();
    return {};
}

base::Result<std::unique_ptr<game::State>> CaravanPositionEditor::finish(const Draft& draft) const {
    const auto position = rules::parsePosition(draft.positionText());
    if (!position) return position.error();
    return std::unique_ptr<game::State>(std::make_unique<CaravanState>(*position));
}

}  // namespace caravan::play
