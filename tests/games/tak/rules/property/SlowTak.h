#pragma once

#include <string>
#include <vector>

namespace tak::rules::test {

/// A plain implementation of Tak on vectors of characters, straight from the rule book. Tests compare the
/// bitboards with it; it shares no code with them.
///
/// A piece is a letter: w b flats, W B walls, X Y capstones, White's before Black's. A stack is a string,
/// bottom first.
class SlowTak {
  public:
    /// The opening as in PTN's tag.
    SlowTak(int size, int stones, int capstones, int halfKomi, std::string opening = "swap");
    /// A position after the opening turns; the rest of these supplies is still beside the board.
    SlowTak(const std::string& tps, int stones, int capstones, int halfKomi);

    /// Every legal move in PTN with `*` on a crush, sorted. None once the game is over.
    [[nodiscard]] std::vector<std::string> moves() const;
    /// Plays a move in the spelling of moves().
    void play(const std::string& move);
    [[nodiscard]] std::string tps() const;
    /// The result in PTN; "*" while the game goes on.
    [[nodiscard]] std::string result() const;
    [[nodiscard]] bool whiteToMove() const { return turns_ % 2 == 0; }

  private:
    using Cell = std::string;

    [[nodiscard]] bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < size_ && y < size_; }
    [[nodiscard]] const Cell& cell(int x, int y) const {
        return board_[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
    }
    [[nodiscard]] Cell& cell(int x, int y) {
        return board_[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
    }
    [[nodiscard]] bool hasFirstTurns() const { return opening_ != "no-swap"; }
    [[nodiscard]] bool stackIsDue() const { return turns_ == 0 && opening_ == "double black stack"; }
    [[nodiscard]] bool road(bool white) const;
    [[nodiscard]] bool reaches(int x, int y, bool white, bool across,
                               std::vector<std::vector<bool>>& seen) const;
    [[nodiscard]] bool isRoadPiece(int x, int y, bool white) const;
    void setUp(int x, int y, const std::string& stack);
    void addSpreads(int x, int y, std::vector<std::string>& out) const;
    void drop(int x, int y, int dx, int dy, const std::string& hand, const std::string& name,
              const std::string& drops, std::vector<std::string>& out) const;

    int size_;
    int stones_[2];
    int capstones_[2];
    int halfKomi_;
    std::string opening_;
    int turns_ = 0;
    std::vector<std::vector<Cell>> board_;
};

}  // namespace tak::rules::test
