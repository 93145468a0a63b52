#pragma once

#include "game/PositionEditor.h"
#include "games/tactik/play/TactikDraft.h"

namespace tactik::play {

/// Positions of Tac-Tik, set up by hand. Besides pawns and cards a player chooses the number of players, what
/// is due, whose turn it is, the deal, and the agreed rules; dealer and round follow from the rest.
class TactikPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> empty(
        const game::OptionValues& values) const override;
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::State& position) const override;
    /// The cards that the viewer does not know lie in the stock.
    [[nodiscard]] std::unique_ptr<game::Draft> copyOfSeen(const game::View& seen) const override;
    /// Reads a position's text, also as the tag of a game. Cards that it leaves open are drawn.
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::Draft& draft) const override;
    [[nodiscard]] base::Result<Change> change(const game::Draft& draft, const std::string& key,
                                              const std::string& value) const override;
    /// To deal what is missing, and to gather all cards.
    [[nodiscard]] std::vector<WholeChange> wholeChanges(const game::Draft& draft,
                                                        game::Chance chance) const override;
    [[nodiscard]] std::optional<game::Action> clearing(const game::Draft& draft) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish(const game::Draft& draft) const override;
};

}  // namespace tactik::play
