#pragma once

#include <cstdint>
#include <optional>

namespace tak::rules {

/// Sizes of boards (rule 1).
inline constexpr int kMinSize = 3;
inline constexpr int kMaxSize = 8;

enum class Color : std::uint8_t { White, Black };
[[nodiscard]] constexpr Color operator!(Color c) { return c == Color::White ? Color::Black : Color::White; }
[[nodiscard]] constexpr int index(Color c) { return static_cast<int>(c); }

/// A stone lies as a flat or stands as a wall; capstones are a piece of their own (rule 2).
enum class PieceKind : std::uint8_t { Flat, Wall, Capstone };

/// In PTN: + - > <. Up is towards higher ranks, Right towards higher files.
enum class Direction : std::uint8_t { Up, Down, Right, Left };
inline constexpr Direction kDirections[] = {Direction::Up, Direction::Down, Direction::Right,
                                            Direction::Left};

/// A square of a board of any size: file and rank from 0, so a1 is (0, 0).
/// The index is rank * 8 + file on every board, so a bitboard's bit has the same meaning at every size.
class Square {
  public:
    constexpr Square() = default;
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>(rank * 8 + file)) {}
    [[nodiscard]] static constexpr Square fromIndex(int index) {
        Square s;
        s.index_ = static_cast<std::uint8_t>(index);
        return s;
    }
    [[nodiscard]] constexpr int file() const { return index_ & 7; }
    [[nodiscard]] constexpr int rank() const { return index_ >> 3; }
    [[nodiscard]] constexpr int index() const { return index_; }
    friend constexpr bool operator==(Square, Square) = default;

  private:
    std::uint8_t index_ = 0;
};

/// The difference of square indices for one step in a direction.
[[nodiscard]] constexpr int step(Direction d) {
    constexpr int kSteps[] = {8, -8, 1, -1};
    return kSteps[static_cast<int>(d)];
}

/// The square `steps` further on, which must be on the board.
[[nodiscard]] constexpr Square moved(Square from, Direction d, int steps = 1) {
    return Square::fromIndex(from.index() + steps * step(d));
}

[[nodiscard]] constexpr bool onBoard(int file, int rank, int size) {
    return file >= 0 && rank >= 0 && file < size && rank < size;
}

/// The next square in a direction; nothing beyond the edge of a board of this size.
[[nodiscard]] constexpr std::optional<Square> neighbour(Square from, Direction d, int size) {
    const bool last = d == Direction::Up      ? from.rank() == size - 1
                      : d == Direction::Down  ? from.rank() == 0
                      : d == Direction::Right ? from.file() == size - 1
                                              : from.file() == 0;
    if (last) return {};
    return moved(from, d);
}

}  // namespace tak::rules
