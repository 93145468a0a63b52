#include "games/tak/rules/Symmetry.h"

#include <array>

#include "games/tak/rules/Position.h"

namespace tak::rules {

Position turned(const Position& position, int symmetry) {
    std::array<StackContent, 64> board{};
    for (Bitboard left = position.occupied(); left != 0;) {
        const Square s = takeFirst(left);
        board[static_cast<std::size_t>(turned(s, symmetry, position.size()).index())] = {
            position.colors(s), position.height(s), position.topKind(s)};
    }
    // The pieces are those of a position, so they make one again.
    const Position image = *Position::assemble(position.setup(), board, position.ply());
    return position.opensAmongPieces() ? image.withOpening().value_or(image) : image;
}

}  // namespace tak::rules
