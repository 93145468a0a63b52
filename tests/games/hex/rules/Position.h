#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"

namespace hex::rules {

inline constexpr int kNarrowest = 3;
inline constexpr int kUsual = 5;
inline constexpr int kWidest = 9;

/// 0 Red, who begins and joins the far edge to the near one; 1 Blue, who joins left and right.
using Player = int;
[[nodiscard]] constexpr Player opponentOf(Player player) { return 1 - player; }

/// A hexagon, numbered row by row from the near left corner: row * width + column. Its neighbours lie to its
/// left and right, straight above and below (the same column), above to the left and below to the right.
using Cell = int;

/// A position with the turns that led to it. The first `setUp` stones were there at the start.
class Position {
  public:
    explicit Position(int width) : width_(width) {}

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int cells() const { return width_ * width_; }
    /// Stones on the board, in the order in which they were put there; Red has the first, third, …
    [[nodiscard]] const std::vector<Cell>& stones() const { return stones_; }
    [[nodiscard]] int setUp() const { return setUp_; }
    [[nodiscard]] Player toMove() const { return static_cast<Player>(stones_.size() % 2); }
    /// The player whose stone lies there.
    [[nodiscard]] std::optional<Player> at(Cell cell) const;
    [[nodiscard]] bool isLegal(Cell cell) const;
    void put(Cell cell) { stones_.push_back(cell); }
    /// There must be a turn after the start.
    void takeBack() { stones_.pop_back(); }
    /// What lies there now was there at the start.
    void beginHere() { setUp_ = static_cast<int>(stones_.size()); }

    /// The chain that joins a player's edges, from one to the other; empty: he has none.
    [[nodiscard]] std::vector<Cell> chainOf(Player player) const;
    /// The fewest stones that this player still needs to join his edges; more than cells() if he cannot.
    [[nodiscard]] int distanceOf(Player player) const;

    [[nodiscard]] std::vector<Cell> neighboursOf(Cell cell) const;
    friend bool operator==(const Position&, const Position&) = default;

  private:
    /// A shortest way between the edges over own and empty hexagons, which cost 0 and 1.
    struct Way {
        std::vector<Cell> cells;
        int empty = 0;
    };
    [[nodiscard]] std::optional<Way> wayOf(Player player) const;

    int width_;
    int setUp_ = 0;
    std::vector<Cell> stones_;
};

/// "c3".
[[nodiscard]] std::string nameOf(Cell cell, int width);
/// The hexagon with this name on such a board.
[[nodiscard]] std::optional<Cell> cellNamed(std::string_view name, int width);

/// The text of a position (README.md).
[[nodiscard]] std::string formatPosition(const Position& position);
/// Reads it; its stones were there at the start. The error names the column.
[[nodiscard]] base::Result<Position> parsePosition(std::string_view text);

}  // namespace hex::rules
