#pragma once

#include "game/TextKind.h"
#include "games/tactik/play/Remarks.h"
#include "games/tactik/play/TactikBeliefs.h"
#include "games/tactik/play/TactikPositionEditor.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/play/TactikText.h"

namespace tactik::play {

/// Tac-Tik for the shell. Options: where two readings of the rules are honest (rules::Rules).
class TactikKind final : public game::TextKind<TactikView> {
  public:
    [[nodiscard]] std::string id() const override { return "tac-tik"; }
    [[nodiscard]] std::string name() const override { return "Tac-Tik"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2, 4}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override;
    /// The colour: lots decide who deals, and so who begins.
    [[nodiscard]] game::FirstSeat firstSeat(int players) const override;
    /// The number of players and the agreed rules that differ from the usual ones.
    [[nodiscard]] std::string variantOf(const game::State& start) const override;
    [[nodiscard]] game::VariantWords variantWords() const override;
    [[nodiscard]] int openingLength() const override { return 8; }
    /// Careful players need some 400 cards, played and passed, and weak ones more.
    [[nodiscard]] int mostTurnsInMatches() const override { return 2000; }
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues& values) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance chance) const override;
    [[nodiscard]] std::span<const game::Opponent> opponents() const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(std::string_view id) const override;
    [[nodiscard]] std::optional<std::string> writeFor(const game::Record& game,
                                                      game::Viewer viewer) const override;
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& values) const override;
    [[nodiscard]] std::string extension() const override { return ".tactik"; }
    [[nodiscard]] const game::Beliefs* beliefs() const override { return &beliefs_; }
    [[nodiscard]] const game::PositionEditor* positionEditor() const override { return &editor_; }
    [[nodiscard]] std::vector<std::string> topics() const override { return remarkTopics(); }

  private:
    [[nodiscard]] const game::TextFormat& format() const override { return format_; }
    [[nodiscard]] bool looksLikePosition(std::string_view text) const override;
    TactikBeliefs beliefs_;
    TactikPositionEditor editor_;
    TactikText format_;
};

}  // namespace tactik::play
