#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tactiki/play/TactikiDraft.h"

namespace tactiki::table {

/// Sets a position up by pointing. A figure is taken from a bench and put on a field, or lifted from a field
/// with all above it and put on another one or back on a bench. A chosen rank is put down by every click,
/// until it is chosen again. What is in the hand can be turned round: then everybody knows its rank; turned
/// once more, it is one that came back unseen. A click
/// that puts nothing down and lifts nothing is refused.
class DraftInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    /// Tells otherwise who knows the rank of the lowest lifted figure: only its owner, everybody, or only its
    /// owner since it came back.
    std::optional<game::Action> finish() override;
    /// The same; with an empty hand it takes the top figure of this field off the board.
    std::optional<game::Action> finishAt(game::Place place) override;
    std::optional<game::Action> releaseAt(game::Place) override { return {}; }
    /// More or fewer figures of a column; of a figure from a bench, or of the chosen rank, who knows its
    /// rank.
    bool vary(int steps) override;
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return taken_ || lifted_; }
    /// The ranks of Tiki and then those of Tac, the lowest first.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    /// Beyond the left and the right edge of the board are the benches.
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Accepts fields ("c3"), and "tiki1" to "tiki10" and "tac1" to "tac10" for the places of the benches.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    /// A figure in the hand, from a bench.
    struct Taken {
        rules::Side side;
        int figure;
        play::DraftChange::Told told = play::DraftChange::Told::Owner;
    };
    /// Figures of one rank, of which every click puts one down.
    struct Chosen {
        rules::Side side;
        rules::Rank rank;
        play::DraftChange::Told told = play::DraftChange::Told::Owner;
    };
    struct Lifted {
        rules::Field field;
        int count;
    };
    /// The figure that a click puts down.
    [[nodiscard]] std::optional<Taken> nextFigure() const;
    std::optional<game::Action> pickBench(game::Place place);
    std::optional<game::Action> pickField(rules::Field field);
    void showTaken(game::InputView& view, std::optional<rules::Field> at) const;
    void showLifted(game::InputView& view, std::optional<rules::Field> at) const;
    void showFields(game::InputView& view) const;

    const play::TactikiDraft* draft_ = nullptr;
    std::optional<Taken> taken_;
    std::optional<Chosen> chosen_;
    std::optional<Lifted> lifted_;
    std::optional<base::Message> refusal_;
};

}  // namespace tactiki::table
