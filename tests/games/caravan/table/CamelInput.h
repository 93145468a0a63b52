#pragma once

#include <optional>

#include "game/DraftInput.h"

namespace caravan::table {

/// Sets a position up: a click on a camel takes it in the hand, a click on a stone or on its gate puts it
/// there.
class CamelInput final : public game::DraftInput {
  public:
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// "stone0" to "stone17", "gate1" ….
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  protected:
    [[nodiscard]] std::optional<game::PieceState> kindAt(game::Place place) const override;
    [[nodiscard]] bool isChoice(const game::PieceState&) const override { return false; }
    [[nodiscard]] game::Choice choiceOf(const game::PieceState&) const override { return {}; }
    [[nodiscard]] std::optional<base::Message> noneLeft(const game::PieceState&) const override { return {}; }
    [[nodiscard]] std::optional<base::Message> whyNot(const game::DraftChange& change) const override;
    [[nodiscard]] base::Message words() const override;
    [[nodiscard]] std::string handText() const override;
};

}  // namespace caravan::table
