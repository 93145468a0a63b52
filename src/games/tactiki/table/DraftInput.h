#pragma once

#include <optional>
#include <vector>

#include "game/DraftInput.h"
#include "games/tactiki/play/TactikiDraft.h"

namespace tactiki::table {

/// Sets a position of TacTiki up by pointing. What is in the hand can be turned round: then everybody knows
/// its rank; turned once more, it is one that came back unseen.
class DraftInput final : public game::DraftInput {
  public:
    /// Tells otherwise who knows the rank of the lowest lifted figure: only its owner, everybody, or only its
    /// owner since it came back.
    std::optional<game::Action> finish() override;
    /// Beyond the left and the right edge of the board are the benches.
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Accepts fields ("c3"), and "tiki1" to "tiki10" and "tac1" to "tac10" for the places of the benches.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  protected:
    [[nodiscard]] std::optional<game::PieceState> kindAt(game::Place place) const override;
    /// Of a rank the figure that was never shown.
    [[nodiscard]] bool isChoice(const game::PieceState& kind) const override {
        return kind.face == play::kDraft;
    }
    [[nodiscard]] game::Choice choiceOf(const game::PieceState& kind) const override;
    [[nodiscard]] std::optional<base::Message> noneLeft(const game::PieceState& kind) const override;
    [[nodiscard]] std::optional<base::Message> whyNot(const game::DraftChange&) const override { return {}; }
    [[nodiscard]] base::Message words() const override;
};

}  // namespace tactiki::table
