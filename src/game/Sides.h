#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/Ids.h"

namespace game {

class View;
struct Outcome;

/// Who wins together in a game: a side is one player, or a player and his partners. Every player belongs to
/// one side, and sides never change during a game. They are numbered from 0, in the order of their first
/// players.
class Sides {
  public:
    /// Everybody plays alone.
    explicit Sides(std::size_t players);
    /// The sides of this game, made from View::partnersOf().
    explicit Sides(const View& view);

    [[nodiscard]] std::size_t count() const { return sides_.size(); }
    /// The side of a player of this game.
    [[nodiscard]] std::size_t of(PlayerId player) const { return sideOf_.at(player.value); }
    /// The players of a side, in the order of their seats.
    [[nodiscard]] const std::vector<PlayerId>& players(std::size_t side) const { return sides_.at(side); }
    /// The other players of a player's side; nobody for a player who is not in this game.
    [[nodiscard]] std::vector<PlayerId> partnersOf(PlayerId player) const;

    /// The side that has won alone; nothing if nobody has won, or if several sides share the win.
    [[nodiscard]] std::optional<std::size_t> winner(const Outcome& outcome) const;
    /// The chance of each side to win, from the chances by player (Candidate::chances); empty if those are
    /// not known.
    [[nodiscard]] std::vector<double> chances(const std::vector<double>& byPlayer) const;

    friend bool operator==(const Sides&, const Sides&) = default;

  private:
    std::vector<std::size_t> sideOf_;           ///< by player
    std::vector<std::vector<PlayerId>> sides_;  ///< players by side
};

}  // namespace game
