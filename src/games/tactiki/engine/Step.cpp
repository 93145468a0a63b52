#include "games/tactiki/engine/Step.h"

#include <algorithm>

namespace tactiki::engine {

using rules::Act;
using rules::Board;
using rules::Piece;

Step stepOf(const Board& board, const Act& act) {
    if (act.kind == Act::Kind::Move) return {board.pieceAt(act.from, act.level), act.to};
    if (act.kind != Act::Kind::Reincarnation) return {};
    Piece first = rules::kNoPiece;
    for (const Piece piece : board.pile(board.toMove()))
        if (board.rankOf(piece) == act.rank && (first == rules::kNoPiece || piece < first)) first = piece;
    return {first, act.to};
}

Act actOf(const Board& board, Step step) {
    if (step.isPass()) return {};
    if (board.inPile(step.piece)) return rules::reincarnation(board.rankOf(step.piece), step.to);
    return rules::move(board.fieldOf(step.piece), step.to, board.levelOf(step.piece));
}

}  // namespace tactiki::engine
