#pragma once

#include "game/TextKind.h"
#include "games/tactiki/play/OwnSetUps.h"
#include "games/tactiki/play/Remarks.h"
#include "games/tactiki/play/TactikiBeliefs.h"
#include "games/tactiki/play/TactikiPositionEditor.h"
#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/play/TactikiSymmetries.h"
#include "games/tactiki/play/TactikiText.h"

namespace tactiki::play {

/// TacTiki for the shell. Options: where two readings of the rules are honest (rules::Rules).
class TactikiKind final : public game::TextKind<TactikiView> {
  public:
    [[nodiscard]] std::string id() const override { return "tactiki"; }
    [[nodiscard]] std::string name() const override { return "TacTiki"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override;
    /// The agreed rules that differ from the usual ones.
    [[nodiscard]] std::string variantOf(const game::State& start) const override;
    [[nodiscard]] game::VariantWords variantWords() const override;
    /// Most games end within 65 turns, of two moves each.
    [[nodiscard]] int mostTurnsInMatches() const override { return 400; }
    [[nodiscard]] bool turnsHaveMoves() const override { return true; }
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues& values) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance chance) const override;
    [[nodiscard]] std::span<const game::Opponent> opponents() const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(std::string_view id) const override;
    [[nodiscard]] Bench bench() const override;
    [[nodiscard]] std::optional<std::string> writeFor(const game::Record& game,
                                                      game::Viewer viewer) const override;
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& values) const override;
    [[nodiscard]] std::string extension() const override { return ".tactiki"; }
    [[nodiscard]] const game::Arrangements* arrangements() const override { return &setUps_; }
    [[nodiscard]] const game::Beliefs* beliefs() const override { return &beliefs_; }
    [[nodiscard]] const game::Puzzles* puzzles() const override { return &puzzles_; }
    [[nodiscard]] const game::PositionEditor* positionEditor() const override { return &positionEditor_; }
    [[nodiscard]] const game::Symmetries* symmetries() const override { return &symmetries_; }
    [[nodiscard]] std::vector<std::string> topics() const override { return remarkTopics(); }

  private:
    [[nodiscard]] const game::TextFormat& format() const override { return format_; }
    [[nodiscard]] bool looksLikePosition(std::string_view text) const override;
    OwnSetUps setUps_;
    TactikiBeliefs beliefs_;
    TactikiPuzzles puzzles_;
    TactikiPositionEditor positionEditor_;
    TactikiSymmetries symmetries_;
    TactikiText format_;
};

}  // namespace tactiki::play
