#pragma once

#include "base/Fields.h"
#include "game/OpenState.h"
#include "games/hex/rules/Position.h"

namespace hex::play {

// Areas of places. A place of the board has the number of its hexagon as its spot.
inline constexpr std::uint16_t kBoardArea = 0;
inline constexpr std::uint16_t kFirstSupplyArea = 1;  ///< Red's, then Blue's: piles of kPile stones
inline constexpr int kPile = 5;

/// How many stones a player has on such a board: enough to fill it.
[[nodiscard]] constexpr int stonesOf(rules::Player player, int width) {
    return (width * width + 1 - player) / 2;
}
[[nodiscard]] constexpr game::Place placeOf(rules::Cell cell) {
    return {kBoardArea, static_cast<std::uint16_t>(cell), 0};
}
[[nodiscard]] constexpr game::PlayerId playerId(rules::Player player) {
    return game::playerAt(static_cast<std::size_t>(player));
}
/// An action is the number of the hexagon.
[[nodiscard]] constexpr game::Action actionOf(rules::Cell cell) {
    return game::Action(static_cast<std::uint64_t>(cell));
}
/// -1 for a code that is no hexagon.
[[nodiscard]] constexpr rules::Cell cellOf(game::Action action) {
    return action.value < rules::kWidest * rules::kWidest ? static_cast<rules::Cell>(action.value) : -1;
}

/// A game of Hex for the match.
class HexState final : public game::OpenState {
  public:
    explicit HexState(rules::Position position) : position_(std::move(position)) {}

    [[nodiscard]] const rules::Position& position() const { return position_; }
    /// For the program of a player far away.
    void write(base::FieldWriter& fields) const;
    /// Reads it back, equal. A text that is none fails the fields.
    [[nodiscard]] static HexState read(base::FieldReader& fields);

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<HexState>(*this);
    }
    [[nodiscard]] int playerCount() const override { return 2; }
    [[nodiscard]] game::PlayerId toMove() const override { return playerId(position_.toMove()); }
    [[nodiscard]] int ply() const override { return static_cast<int>(position_.stones().size()); }
    [[nodiscard]] bool isLegal(game::Action action) const override {
        return position_.isLegal(cellOf(action));
    }
    game::Transition apply(game::Action action) override;
    game::Transition undo() override;
    [[nodiscard]] game::Action lastAction() const override { return actionOf(position_.stones().back()); }
    [[nodiscard]] game::Transition lastTransition() const override;
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override;
    [[nodiscard]] game::Outcome agreedDraw() const override;

    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] std::vector<game::PieceState> pieces() const override;
    [[nodiscard]] std::vector<game::Stat> stats() const override { return {}; }
    [[nodiscard]] std::string announcement() const override { return {}; }
    [[nodiscard]] std::string hint() const override;
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override;
    [[nodiscard]] std::vector<std::string> completions(std::string_view text,
                                                       std::size_t limit) const override;
    [[nodiscard]] std::string positionText() const override { return formatPosition(position_); }
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;

  private:
    rules::Position position_;
};

}  // namespace hex::play
