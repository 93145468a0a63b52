#pragma once

#include <array>
#include <cstddef>

#include "games/tactiki/rules/Act.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::engine {

/// An act in two bytes: a move of a piece on the board, the return of a piece from the pile, or a pass. Of
/// the pieces of one rank in a pile only the first is used, so that a reincarnation is one step.
struct Step {
    rules::Piece piece = rules::kNoPiece;  ///< kNoPiece: pass
    rules::Field to = {};

    [[nodiscard]] constexpr bool isPass() const { return piece == rules::kNoPiece; }
    friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// The step that a legal act of a board is, and back. The ranks in the pile of the player to move are known.
[[nodiscard]] Step stepOf(const rules::Board& board, const rules::Act& act);
[[nodiscard]] rules::Act actOf(const rules::Board& board, Step step);

/// The steps of one position. Ten pieces have three moves each, and five ranks may return to five fields.
class Steps {
  public:
    static constexpr int kMost =
        3 * rules::kPiecesEach + static_cast<int>(rules::kHighestRank) * rules::kWidth;

    void push_back(Step step) {
        if (size_ < kMost) steps_[static_cast<std::size_t>(size_++)] = step;
    }
    void clear() { size_ = 0; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Step& operator[](int i) { return steps_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Step operator[](int i) const { return steps_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Step* begin() const { return steps_.data(); }
    [[nodiscard]] const Step* end() const { return steps_.data() + size_; }

  private:
    std::array<Step, kMost> steps_;
    int size_ = 0;
};

}  // namespace tactiki::engine
