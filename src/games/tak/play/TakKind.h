#pragma once

#include "game/Kind.h"
#include "games/tak/play/TakExpectedEnds.h"
#include "games/tak/play/TakLink.h"
#include "games/tak/play/TakPositionEditor.h"
#include "games/tak/play/TakPositionKeys.h"
#include "games/tak/play/TakRemarks.h"
#include "games/tak/play/TakSymmetries.h"
#include "games/tak/play/puzzles/TakProofs.h"
#include "games/tak/play/puzzles/TakPuzzles.h"
#include "games/tak/play/tei/TeiPrograms.h"

namespace tak::play {

/// Tak as a game of the catalogue. Options: size, komi, rules (book, playtak, custom draws), opening,
/// supplies, score variants.
class TakKind final : public game::Kind {
  public:
    [[nodiscard]] std::string id() const override { return "tak"; }
    [[nodiscard]] std::string name() const override { return "Tak"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues& values) const override;
    /// Another board size has other supplies, so changing it removes custom supplies; so does an opening for
    /// which they are too small.
    [[nodiscard]] game::OptionValues changed(game::OptionValues values, const std::string& key,
                                             const std::string& value) const override;
    [[nodiscard]] std::string variantOf(const game::State& start) const override;
    /// Variants are boards.
    [[nodiscard]] game::VariantWords variantWords() const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance chance) const override;
    [[nodiscard]] std::span<const game::Opponent> opponents() const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(std::string_view id) const override;
    [[nodiscard]] bool searchesByDepth() const override { return true; }
    [[nodiscard]] std::vector<base::Error> loadLearned(const std::filesystem::path& assets) const override;
    [[nodiscard]] Bench bench() const override;
    [[nodiscard]] const game::Programs* programs() const override { return &programs_; }
    [[nodiscard]] const game::Proofs* proofs() const override { return &proofs_; }
    [[nodiscard]] const game::Puzzles* puzzles() const override { return &puzzles_; }
    [[nodiscard]] const game::ExpectedEnds* expectedEnds() const override { return &expectedEnds_; }
    [[nodiscard]] std::vector<const game::WebPage*> webPages() const override {
        return {&ninjaPage_, &playtakPage_};
    }
    [[nodiscard]] const game::PositionKeys* positionKeys() const override { return &positionKeys_; }
    [[nodiscard]] const game::PositionEditor* positionEditor() const override { return &editor_; }
    [[nodiscard]] const game::Symmetries* symmetries() const override { return &symmetries_; }
    [[nodiscard]] std::unique_ptr<game::Openings> openings(
        const game::OptionValues& values, const game::OpeningRequest& request) const override;
    [[nodiscard]] base::Result<Reading> read(std::string_view text, std::string_view file,
                                             const ReadRequest& request) const override;
    /// The board's size.
    [[nodiscard]] std::optional<game::OptionSpec> missingOption(std::string_view text,
                                                                const std::stop_token& stop) const override;
    base::Result<void> readAll(std::string_view text, std::string_view file,
                               const Intake& intake) const override;
    [[nodiscard]] std::string write(const game::Record& game) const override;
    [[nodiscard]] std::string writeAtOnce(const game::Record& game) const override;
    /// Its start as PTN, and the moves.
    [[nodiscard]] std::string writeView(const game::View& view) const override;
    [[nodiscard]] base::Result<std::unique_ptr<const game::View>> readView(
        std::string_view text) const override;
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& values = {}) const override;
    [[nodiscard]] std::vector<std::string> topics() const override { return remarkTopics(); }
    /// Texts that begin with tags, one of which gives the board's size.
    [[nodiscard]] bool recognises(std::string_view text) const override;
    /// A text with the slashes, commas or empty squares of a TPS, and without brackets.
    [[nodiscard]] bool isMeantAsPosition(std::string_view text) const override;
    [[nodiscard]] std::string extension() const override { return ".ptn"; }
    /// Claims PTN files by their extension, other texts that begin with tags, one of which gives the board's
    /// size, and links to games (GameLink).
    [[nodiscard]] bool claims(std::string_view text, std::string_view extension) const override;

  private:
    TeiPrograms programs_;
    TakProofs proofs_;
    TakPuzzles puzzles_;
    TakExpectedEnds expectedEnds_;
    NinjaPage ninjaPage_;
    PlaytakPage playtakPage_;
    TakPositionKeys positionKeys_;
    TakPositionEditor editor_;
    TakSymmetries symmetries_;
};

}  // namespace tak::play
