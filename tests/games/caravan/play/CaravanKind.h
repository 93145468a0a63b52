#pragma once

#include "game/TextKind.h"
#include "games/caravan/play/CaravanPositionEditor.h"
#include "games/caravan/play/CaravanPositionKeys.h"
#include "games/caravan/play/CaravanRecord.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Rules.h"

namespace caravan::play {

/// The game Caravan for the shell. Options: `players`, 2 to 4, which forms add by themselves, `partners` of
/// four, and the rules `rest`, `robbers`, `gifts` and `reshuffle`.
class CaravanKind : public game::TextKind<CaravanView> {
  public:
    [[nodiscard]] std::string id() const override { return "caravan"; }
    [[nodiscard]] std::string name() const override { return "Caravan"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2, 3, 4}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues& values) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance chance) const override;
    [[nodiscard]] std::span<const game::Opponent> opponents() const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(std::string_view id) const override;
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& = {}) const override;
    [[nodiscard]] const game::Puzzles* puzzles() const override { return &puzzles_; }
    [[nodiscard]] const game::PositionKeys* positionKeys() const override { return &positionKeys_; }
    [[nodiscard]] const game::PositionEditor* positionEditor() const override { return &editor_; }
    [[nodiscard]] std::string extension() const override { return ".caravan"; }

  private:
    [[nodiscard]] const game::TextFormat& format() const override { return format_; }
    /// Those of its file: none are found in games.
    class Puzzles final : public game::Puzzles {
      public:
        [[nodiscard]] std::vector<game::PuzzleTheme> themes() const override;
        [[nodiscard]] std::string find(const game::Record&, const std::stop_token&) const override {
            return {};
        }
    };
    [[nodiscard]] rules::Rules rulesIn(const game::OptionValues& values) const;

    Puzzles puzzles_;
    CaravanPositionKeys positionKeys_;
    CaravanPositionEditor editor_;
    CaravanFormat format_;
};

}  // namespace caravan::play
