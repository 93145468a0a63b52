#include "games/hex/play/HexState.h"

#include <algorithm>

namespace hex::play {

using base::msgid;
using game::Outcome;
using rules::Cell;
using rules::Player;

namespace {

/// A player's stones are used from the last pile's top on: the stone of his turn number `turn`, from 0.
game::PieceState stoneOf(Player player, int turn, int width) {
    const int index = stonesOf(player, width) - 1 - turn;
    return {.id = game::PieceId(static_cast<std::uint16_t>(index + player * stonesOf(0, width))),
            .owner = playerId(player),
            .place = {static_cast<std::uint16_t>(kFirstSupplyArea + player),
                      static_cast<std::uint16_t>(index / kPile), static_cast<std::uint16_t>(index % kPile)}};
}

Outcome wonBy(Player player, std::string reason) {
    return {.over = true,
            .winners = {playerId(player)},
            .result = player == 0 ? "1-0" : "0-1",
            .reason = std::move(reason),
            .points = player == 0 ? std::vector{1, 0} : std::vector{0, 1}};
}

}  // namespace

void HexState::write(base::FieldWriter& fields) const {
    fields.number(position_.width(), rules::kNarrowest, rules::kWidest);
    fields.number(position_.setUp(), 0, position_.cells());
    fields.list(position_.stones(), static_cast<std::size_t>(position_.cells()),
                [&](Cell cell) { fields.number(cell, 0, position_.cells() - 1); });
}

HexState HexState::read(base::FieldReader& fields) {
    int width = 0;
    int setUp = 0;
    std::vector<Cell> stones;
    fields.number(width, rules::kNarrowest, rules::kWidest);
    fields.number(setUp, 0, width * width);
    fields.list(stones, static_cast<std::size_t>(width * width),
                [&](Cell& cell) { fields.number(cell, 0, width * width - 1); });
    rules::Position position(width);
    for (std::size_t i = 0; i <= stones.size(); ++i) {
        if (i == static_cast<std::size_t>(setUp)) position.beginHere();
        if (i == stones.size()) break;
        const bool legal =
            static_cast<int>(i) < setUp ? !position.at(stones[i]) : position.isLegal(stones[i]);
        if (!legal) fields.fail(msgid("this turn is not legal"));
        if (fields.failed()) break;
        position.put(stones[i]);
    }
    if (static_cast<std::size_t>(setUp) > stones.size()) fields.fail(msgid("this turn is not legal"));
    return HexState(std::move(position));
}

// ---- turns ----

game::Transition HexState::lastTransition() const {
    const auto turn = static_cast<int>(position_.stones().size()) - 1;
    const game::PieceState before =
        stoneOf(rules::opponentOf(position_.toMove()), turn / 2, position_.width());
    game::PieceState after = before;
    after.place = placeOf(position_.stones().back());
    return {.stages = {{.hops = {{.before = before, .after = after}}}}};
}

game::Transition HexState::apply(game::Action action) {
    position_.put(cellOf(action));
    return lastTransition();
}

game::Transition HexState::undo() {
    game::Transition turn = lastTransition();
    position_.takeBack();
    return turn;
}

std::vector<game::Action> HexState::legalActions() const {
    std::vector<game::Action> actions;
    if (outcome().over) return actions;
    for (Cell cell = 0; cell < position_.cells(); ++cell)
        if (!position_.at(cell)) actions.push_back(actionOf(cell));
    return actions;
}

std::vector<game::PieceState> HexState::pieces() const {
    std::vector<game::PieceState> pieces;
    const int width = position_.width();
    for (const Player player : {0, 1})
        for (int turn = stonesOf(player, width) - 1; turn >= 0; --turn) {
            pieces.push_back(stoneOf(player, turn, width));
            const auto stone = static_cast<std::size_t>(2 * turn + player);
            if (stone < position_.stones().size()) pieces.back().place = placeOf(position_.stones()[stone]);
        }
    return pieces;
}

// ---- ends ----

Outcome HexState::outcome() const {
    for (const Player player : {0, 1}) {
        const std::vector<Cell> chain = position_.chainOf(player);
        if (chain.empty()) continue;
        Outcome outcome = wonBy(player, msgid("A chain joins both edges."));
        for (const Cell cell : chain) outcome.decisive.push_back(placeOf(cell));
        return outcome;
    }
    return {};
}

Outcome HexState::resignation(game::PlayerId player) const {
    return wonBy(rules::opponentOf(player.value), msgid("The opponent has resigned."));
}

Outcome HexState::lossOnTime(game::PlayerId player) const {
    return wonBy(rules::opponentOf(player.value), msgid("The opponent's time ran out."));
}

Outcome HexState::claimed(std::string_view result) const {
    for (const Player player : {0, 1})
        if (Outcome claim = wonBy(player, msgid("The file says so.")); claim.result == result) return claim;
    return result == "1/2-1/2" ? agreedDraw() : Outcome{};
}

Outcome HexState::agreedDraw() const {
    return {.over = true, .result = "1/2-1/2", .reason = msgid("The players have agreed."), .points = {0, 0}};
}

// ---- words ----

std::string HexState::hint() const {
    return position_.toMove() == 0 ? msgid("Join the far edge to the near one.")
                                   : msgid("Join the left edge to the right one.");
}

std::string HexState::notation(game::Action action) const {
    return rules::nameOf(cellOf(action), position_.width());
}

base::Result<game::Action> HexState::parse(std::string_view text) const {
    const auto cell = rules::cellNamed(text, position_.width());
    if (!cell) return base::Error{msgid("expected the name of a hexagon, such as c3")};
    if (!position_.isLegal(*cell)) return base::Error{msgid("no stone can be put there")};
    return actionOf(*cell);
}

std::vector<std::string> HexState::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> names;
    for (const game::Action action : legalActions())
        if (std::string name = notation(action); names.size() < limit && name.starts_with(text))
            names.push_back(std::move(name));
    return names;
}

std::string HexState::placeName(game::Place place) const {
    return place.area == kBoardArea ? rules::nameOf(place.spot, position_.width()) : "";
}

std::optional<game::Place> HexState::placeNamed(std::string_view name) const {
    const auto cell = rules::cellNamed(name, position_.width());
    return cell ? std::optional(placeOf(*cell)) : std::nullopt;
}

}  // namespace hex::play
