#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/table/SetUpEntry.h"

namespace tactiki::table {

/// Before the game: figures are arranged, and finish() says that the player is ready. In the game: a figure
/// is lifted and put on a field that it can reach; or a defeated one is taken from the bench, or its rank
/// chosen, and put on an empty start field.
class TactikiInput final : public game::MoveInput {
  public:
    TactikiInput();

    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    /// Ready, or a forced pass.
    std::optional<game::Action> finish() override;
    /// The next rank to bring back, or the next lower figure of a column; before the game another good
    /// arrangement.
    bool vary(int steps) override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] bool holding() const override;
    /// Ranks that can come back, the lowest first; before the game what can be done with the arrangement.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] bool arranges() const override { return settingUp_; }
    [[nodiscard]] std::optional<std::string> arrangement() const override;
    bool arrange(std::string_view text) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// "a1" to "e5"; the own bench: "figure1" to "figure10".
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    [[nodiscard]] const rules::Board& board() const { return view_->board(); }
    [[nodiscard]] rules::Side side() const { return play::sideOf(view_->toMove()); }
    /// The area of the own bench in this part of the game.
    [[nodiscard]] std::uint16_t benchArea() const;
    [[nodiscard]] std::vector<rules::Rank> ranksToReturn() const;
    /// Whether nothing is left to the player but to pass.
    [[nodiscard]] bool isForcedPass() const;
    /// Pieces below each figure that can leave a field, the upper ones first.
    [[nodiscard]] std::vector<int> levelsToLift(rules::Field field) const;
    /// A click, with a figure in the hand, where it cannot be put down.
    void pickBesideTargets(game::Place place);
    /// Lifts what is at a place; the reason if it cannot be lifted.
    void lift(game::Place place);
    [[nodiscard]] std::optional<base::Message> whyNotLifted(game::Place place) const;
    [[nodiscard]] bool isClosed(game::Place place) const;
    /// The act that puts down what is in the hand at a place.
    [[nodiscard]] std::optional<rules::Act> actAt(game::Place place) const;
    [[nodiscard]] std::optional<game::PieceState> pieceInHand() const;
    /// Carries out a button of the set-up.
    void arrange(std::size_t choice);
    void addSetUp(game::InputView& shown) const;

    /// What is in the hand: a figure of a field, or a rank from the bench.
    struct Hand {
        std::optional<rules::Field> from = {};
        int level = 0;
        rules::Rank rank = rules::kUnknownRank;
        friend bool operator==(const Hand&, const Hand&) = default;
    };

    const play::TactikiView* view_ = nullptr;
    std::vector<rules::Act> legal_;
    bool settingUp_ = false;
    SetUpEntry setUp_;
    std::optional<Hand> hand_;
    std::optional<base::Message> refusal_;
    base::Random random_;
};

}  // namespace tactiki::table
