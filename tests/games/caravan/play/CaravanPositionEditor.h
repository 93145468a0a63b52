#pragma once

#include <optional>
#include <vector>

#include "game/PositionEditor.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// A position of Caravan in which the camels are put on other stones; the cards stay as they were dealt.
class CaravanDraft final : public game::Draft {
  public:
    explicit CaravanDraft(const rules::Position& position);

    [[nodiscard]] int players() const { return position_.players(); }
    /// The steps after which this player's camel stands at a place; nullopt if it never does on its way.
    [[nodiscard]] std::optional<int> stepsTo(int player, game::Place place) const;
    /// The player whose camel stands there.
    [[nodiscard]] std::optional<int> camelAt(game::Place place) const;
    /// Puts a player's camel where it stands after these steps.
    [[nodiscard]] static game::Action walkOf(int player, int steps);
    /// All camels back to their gates.
    [[nodiscard]] static game::Action clearing() { return game::Action(kClear); }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<CaravanDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return players(); }
    [[nodiscard]] bool isLegal(game::Action action) const override;
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] std::vector<game::Stat> stats() const override { return {}; }
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] std::string positionText() const override;

  protected:
    [[nodiscard]] game::Transition effectOf(game::Action action) const override;
    [[nodiscard]] Details detailsAfter(game::Action action) const override;

  private:
    static constexpr std::uint64_t kClear = 1000;
    [[nodiscard]] int stepsOf(int player) const;
    [[nodiscard]] game::Hop hopTo(int player, int steps) const;

    rules::Position position_;  ///< as it was before the camels were moved
};

/// Positions of Caravan, set up by hand.
class CaravanPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> empty(
        const game::OptionValues& values) const override;
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::State& position) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::Draft&) const override { return {}; }
    [[nodiscard]] base::Result<Change> change(const game::Draft& draft, const std::string& key,
                                              const std::string& value) const override;
    [[nodiscard]] std::optional<game::Action> clearing(const game::Draft& draft) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish(const game::Draft& draft) const override;
};

}  // namespace caravan::play
