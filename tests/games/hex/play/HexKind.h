#pragma once

#include "game/Kind.h"
#include "game/PositionKeys.h"
#include "game/Symmetries.h"

namespace hex::play {

/// Positions are the same after half a turn of the board.
class HexPositionKeys final : public game::PositionKeys {
  public:
    [[nodiscard]] int version() const override { return 1; }
    [[nodiscard]] std::optional<std::uint64_t> keyOf(const game::State& state) const override;
};

/// The rhombus lies as before after half a turn; a mirror would exchange the players' edges.
class HexSymmetries final : public game::Symmetries {
  public:
    [[nodiscard]] bool has(game::Symmetry symmetry) const override {
        return symmetry != game::Symmetry::Mirror;
    }
    [[nodiscard]] std::unique_ptr<game::State> turned(const game::State& start,
                                                      game::Symmetry) const override;
    [[nodiscard]] game::Action turned(const game::State& before, game::Action action,
                                      game::Symmetry) const override;
    [[nodiscard]] std::string turned(std::string_view comment, const game::State& start,
                                     game::Symmetry) const override;
};

/// The game Hex for the shell. Option: `size`, the width of the board.
class HexKind final : public game::Kind {
  public:
    [[nodiscard]] std::string id() const override { return "hex"; }
    [[nodiscard]] std::string name() const override { return "Hex"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override;
    [[nodiscard]] std::string variantOf(const game::State& start) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues& values) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance) const override;
    [[nodiscard]] std::span<const game::Opponent> opponents() const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(std::string_view id) const override;
    [[nodiscard]] base::Result<Reading> read(std::string_view text, std::string_view file,
                                             const ReadRequest& request) const override;
    base::Result<void> readAll(std::string_view text, std::string_view file,
                               const Intake& intake) const override;
    [[nodiscard]] std::string write(const game::Record& game) const override;
    [[nodiscard]] std::string writeView(const game::View& view) const override;
    [[nodiscard]] base::Result<std::unique_ptr<const game::View>> readView(
        std::string_view text) const override;
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& = {}) const override;
    [[nodiscard]] bool recognises(std::string_view text) const override;
    [[nodiscard]] std::string extension() const override { return ".hex"; }
    [[nodiscard]] const game::PositionKeys* positionKeys() const override { return &positionKeys_; }
    [[nodiscard]] const game::Symmetries* symmetries() const override { return &symmetries_; }

  private:
    HexPositionKeys positionKeys_;
    HexSymmetries symmetries_;
};

/// The bot "hex-builder"; null for another id.
[[nodiscard]] std::unique_ptr<game::Bot> createHexBot(std::string_view id);
[[nodiscard]] std::span<const game::Opponent> hexOpponents();

}  // namespace hex::play
