#include "games/caravan/play/CaravanState.h"

#include <algorithm>

#include "base/Message.h"
#include "game/Fields.h"
#include "games/caravan/play/CaravanNotation.h"
#include "games/caravan/play/CaravanOutcome.h"
#include "games/caravan/rules/Notation.h"
#include "games/caravan/rules/PositionFields.h"

namespace caravan::play {

using base::msgid;
using game::Action;
using rules::Position;

namespace {

rules::Eyes eyesOf(game::Viewer viewer) {
    const auto player = viewer.player();
    return {.all = viewer.isRecord(), .player = player ? std::optional<int>(player->value) : std::nullopt};
}

}  // namespace

// ---- what a viewer may see ----

void CaravanView::write(base::FieldWriter& fields) const {
    game::eachField(fields, viewer_);
    rules::writePosition(fields, seen_, eyesOf(viewer_));
}

CaravanView CaravanView::read(base::FieldReader& fields) {
    game::Viewer viewer = game::Viewer::onlooker();
    game::eachField(fields, viewer);
    const Position seen = rules::readPosition(fields, eyesOf(viewer));
    return CaravanView(seen, fields.failed() ? game::Viewer::onlooker() : viewer);
}

game::Outcome CaravanView::outcome() const { return outcomeOf(seen_); }

std::vector<game::PlayerId> CaravanView::partnersOf(game::PlayerId player) const {
    if (const auto partner = seen_.partnerOf(player.value)) return {playerId(*partner)};
    return {};
}

game::PlayerId CaravanView::toMove() const {
    for (const game::PlayerId player : awaited())
        if (viewer_.is(player)) return player;
    return playerId(seen_.toMove());
}

std::vector<Action> CaravanView::legalActions() const {
    std::vector<Action> actions;
    if (!seesMoves()) return actions;
    const int player = toMove().value;
    for (const rules::Move move : seen_.legalMoves(player)) actions.push_back(actionOf(move, player));
    return actions;
}

bool CaravanView::isLegal(Action action) const {
    const std::vector<Action> legal = legalActions();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

std::vector<game::Stat> CaravanView::stats() const {
    game::Stat steps{msgid("Steps"), {}};
    game::Stat cards{msgid("Cards"), {}};
    for (int player = 0; player < seen_.players(); ++player) {
        steps.values.push_back(std::to_string(seen_.steps(player)));
        int held = 0;
        for (int slot = 0; slot < rules::kHandSize; ++slot) held += seen_.inHand(player, slot) ? 1 : 0;
        cards.values.push_back(std::to_string(held));
        cards.supplies.push_back({held, rules::kHandSize});
    }
    return {steps, cards};
}

std::string CaravanView::announcement() const {
    const bool struck = !seen_.past().empty() && seen_.past().back().struck;
    return struck && !seen_.outcome().over ? msgid("Back to the gate!") : "";
}

std::string CaravanView::hint() const {
    if (seen_.outcome().over) return {};
    if (seen_.giving()) return msgid("Choose a card to hand on. All cards change hands at once.");
    if (seen_.part() > 0) return msgid("Your camel rests here: move it once more.");
    if (ply() >= playerCount()) return {};
    return msgid("Lay a card: your camel walks as many stones as it says.");
}

std::string CaravanView::notation(Action action) const { return textOf(seen_, action); }

base::Result<Action> CaravanView::parse(std::string_view text) const {
    if (!seesMoves()) return base::Error{msgid("another player is to move")};
    // A record's gifts name their givers.
    return actionIn(seen_, text, viewer_.isRecord() ? std::nullopt : std::optional<int>(toMove().value));
}

std::vector<std::string> CaravanView::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> found;
    for (const Action action : legalActions()) {
        const std::string whole = notation(action);
        if (found.size() < limit && whole.compare(0, text.size(), text) == 0) found.push_back(whole);
    }
    return found;
}

std::string CaravanView::positionText() const { return rules::formatPosition(seen_); }

std::unique_ptr<game::State> CaravanView::truth() const {
    return viewer_.isRecord() ? std::make_unique<CaravanState>(seen_) : nullptr;
}

/// Goods and cards that come to light are unknown before, and so is what follows from them.
game::Transition CaravanView::foreseen(Action action) const {
    base::Random random(1);
    const std::unique_ptr<game::State> state = sample(random);
    state->apply(action);
    game::Transition turn = state->lastTurn(viewer_);
    if (viewer_.isRecord()) return turn;
    const auto known = [](const game::Stage& stage) {
        return stage.reason == game::Reason::Move || stage.reason == game::Reason::Capture;
    };
    turn.stages.erase(std::find_if_not(turn.stages.begin(), turn.stages.end(), known), turn.stages.end());
    return turn;
}

std::unique_ptr<game::State> CaravanView::sample(base::Random& random) const {
    return std::make_unique<CaravanState>(seen_.completed(random));
}

std::unique_ptr<const game::View> CaravanView::preparing(game::PlayerId player) const {
    const bool knows = viewer_.isRecord() || viewer_.is(player);
    if (!knows || seen_.outcome().over || seen_.giving() || player == toMove()) return {};
    auto prepared = std::make_unique<CaravanView>(*this);
    prepared->seen_.giveTurnTo(player.value);
    if (prepared->legalActions().empty()) return {};
    return prepared;
}

// ---- the truth ----

std::unique_ptr<game::State> CaravanState::anew(game::Chance chance) const {
    if (!dealt_) return std::make_unique<CaravanState>(position_, chance);
    return std::make_unique<CaravanState>(position_.players(), chance, position_.rules());
}

bool CaravanState::isLegal(Action action) const {
    const int player = moverOf(action).value;
    return player < playerCount() && actionOf(moveOf(action), player) == action &&
           position_.isLegal(player, moveOf(action));
}

game::Transition CaravanState::apply(Action action) {
    position_.play(moverOf(action).value, moveOf(action));
    return lastTurn(game::Viewer::record());
}

game::Transition CaravanState::undo() {
    game::Transition transition = lastTurn(game::Viewer::record());
    position_.undo();
    return transition;
}

Action CaravanState::actionFor(Action action, game::Viewer viewer) const {
    const auto giver = giverIn(action);
    if (!giver || viewer.isRecord() || viewer.is(playerId(*giver))) return action;
    return actionOf(moveOf(action).inSecret(), *giver);
}

game::Outcome CaravanState::outcome() const { return outcomeOf(position_); }

game::Outcome CaravanState::resignation(game::PlayerId player) const {
    return lostBy(player, msgid("A player has resigned."));
}

game::Outcome CaravanState::lossOnTime(game::PlayerId player) const {
    return lostBy(player, msgid("A player ran out of time."));
}

game::Outcome CaravanState::lostBy(game::PlayerId player, std::string reason) const {
    std::vector<int> others;
    for (int other = 0; other < position_.players(); ++other)
        if (other != player.value && position_.partnerOf(other) != player.value) others.push_back(other);
    return sharedBy(others, position_, std::move(reason));
}

game::Outcome CaravanState::claimed(std::string_view result) const {
    const std::vector<int> winners = winnersIn(result, position_.players());
    if (winners.empty()) return {};
    return sharedBy(winners, position_, msgid("The file says so."));
}

game::Outcome CaravanState::agreedDraw() const {
    std::vector<int> all;
    for (int player = 0; player < position_.players(); ++player) all.push_back(player);
    return sharedBy(all, position_, msgid("The players have agreed on a draw."));
}

}  // namespace caravan::play
