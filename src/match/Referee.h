#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/State.h"
#include "match/GameTree.h"

namespace match {

/// Holds the truth about a game, and decides by its rules; nobody else in the program has a State of it. It
/// stands at one position. It knows no variations, names, clocks or agreements.
class Referee {
  public:
    explicit Referee(std::unique_ptr<game::State> start)
        : start_(std::move(start)), state_(start_->clone()) {}

    // ---- the position
    /// As this viewer may see it; a copy.
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const {
        return state_->view(viewer);
    }
    [[nodiscard]] bool awaits(game::PlayerId player) const;
    /// All viewers of the game, in the order of slotOf().
    [[nodiscard]] std::vector<game::Viewer> viewers() const;
    /// What the rules say of this position: who is awaited, outcomes, the last turn …
    [[nodiscard]] const game::State& state() const { return *state_; }
    /// The position before all turns.
    [[nodiscard]] const game::State& start() const { return *start_; }

    // ---- decisions
    /// An error if this player may not do this here.
    [[nodiscard]] base::Result<void> permits(game::PlayerId player, game::Action action) const;
    /// A legal action of this position as every viewer may know it, without the record's notation.
    [[nodiscard]] Node described(game::Action action) const;
    /// Plays a turn of the tree, which must be legal here, and notes there what it leaves: its notation if it
    /// has shown something, what it has told about turns before it, whether its turn ends, and which turns
    /// stand.
    void play(GameTree& tree, NodeId id);
    void takeBack() { (void)state_->undo(); }
    /// The last turn, which is this one, by slotOf(viewer).
    [[nodiscard]] std::vector<Sight> sights(const Node& turn) const;

    // ---- other positions
    /// The position after these actions from the start.
    [[nodiscard]] std::unique_ptr<game::State> after(const std::vector<game::Action>& actions) const;
    /// A game whose turns look to a viewer as these do, with its first turns.
    struct Alike {
        std::unique_ptr<game::State> start;
        std::vector<game::Action> turns;
    };
    /// Draws all anew that this viewer could not know after these actions.
    [[nodiscard]] Alike asSeen(const std::vector<game::Action>& actions, game::Viewer viewer,
                               game::Chance chance) const;

  private:
    std::unique_ptr<game::State> start_;
    std::unique_ptr<game::State> state_;
};

}  // namespace match
