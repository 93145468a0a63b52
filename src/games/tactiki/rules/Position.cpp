#include "games/tactiki/rules/Position.h"

#include <algorithm>

namespace tactiki::rules {

Position::Position(const Board& start) : board_(start) {
    if (board_.stage() == Stage::First) keys_.push_back(board_.publicKey());
}

std::vector<Side> Position::awaited() const {
    if (board_.stage() != Stage::SetUp) return {board_.toMove()};
    std::vector<Side> sides;
    for (const Side side : {Side::Tiki, Side::Tac})
        if (!board_.hasSetUp(side)) sides.push_back(side);
    return sides;
}

void Position::play(const Act& act) {
    const Side side = act.kind == Act::Kind::SetUp ? act.side : board_.toMove();
    past_.push_back({.act = act, .side = side, .before = board_});
    past_.back().blows = board_.play(act);
    if (act.kind == Act::Kind::Reincarnation)
        past_.back().known = board_.isShown(past_.back().before.pile(side).back());
    if (board_.stage() != Stage::First) return;
    keys_.push_back(board_.publicKey());
    if (!over() && repetitions() >= kMostRepetitions) board_.endByRepetition();
}

void Position::tell(const Act& act, const Blows& seen) {
    const Side side = act.kind == Act::Kind::SetUp ? act.side : board_.toMove();
    past_.push_back({.act = act, .side = side, .before = board_, .known = act.rank != kUnknownRank});
    past_.back().blows = board_.tell(act, seen);
    if (board_.stage() == Stage::First) keys_.push_back(board_.publicKey());
}

void Position::undo() {
    if (board_.stage() == Stage::First) keys_.pop_back();
    board_ = past_.back().before;
    past_.pop_back();
}

void Position::giveTurnTo(Side side) {
    Board::Due due = board_.due();
    due.turn += due.side == side ? 0 : 1;
    due.side = side;
    due.stage = Stage::First;
    due.eventful = false;
    board_.setDue(due);
}

int Position::repetitions() const {
    if (board_.stage() != Stage::First) return 0;
    return static_cast<int>(std::count(keys_.begin(), keys_.end(), keys_.back()));
}

}  // namespace tactiki::rules
