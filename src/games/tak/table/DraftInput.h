#pragma once

#include <optional>
#include <vector>

#include "game/DraftInput.h"
#include "games/tak/play/TakDraft.h"

namespace tak::table {

/// Sets a position of Tak up by pointing. A second click on the pile stands the stone in the hand up, a third
/// one lays it flat again.
class DraftInput final : public game::DraftInput {
  public:
    /// Beyond the left and the right edge of the board are the supplies.
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Accepts squares ("c3"), and "stones1", "capstones1", "stones2" and "capstones2" for the next piece in
    /// a player's supply.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  protected:
    [[nodiscard]] std::optional<game::PieceState> kindAt(game::Place place) const override;
    [[nodiscard]] game::Choice choiceOf(const game::PieceState& kind) const override;
    /// Flats, walls and capstones of one player.
    [[nodiscard]] bool isVariant(const game::PieceState& a, const game::PieceState& b) const override {
        return a.owner == b.owner;
    }
    [[nodiscard]] std::optional<base::Message> noneLeft(const game::PieceState& kind) const override;
    [[nodiscard]] std::optional<base::Message> whyNot(const game::DraftChange& change) const override;
    [[nodiscard]] base::Message words() const override;
    [[nodiscard]] std::string handText() const override;
    /// Both supplies: each piece goes to its owner's.
    [[nodiscard]] std::vector<game::Place> homes() const override;

  private:
    [[nodiscard]] const play::TakDraft& takDraft() const;
    [[nodiscard]] game::Place supplyPlace(rules::Color color, bool capstones) const;
};

}  // namespace tak::table
