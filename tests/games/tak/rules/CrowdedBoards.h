#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules::test {

/// A position with almost as many moves as possible for this set-up, and without a road. Stacks of the carry
/// limit stand on squares of one colour of a chessboard, each with a white flat on top, so that nothing
/// blocks them, and with as many captives as own pieces, so that no spread makes a road. White, to move,
/// keeps a stone and its capstones; Black keeps enough to go on.
inline Position crowdedBoard(const Setup& setup) {
    int white = setup.supply[0].stones - 1;
    int black = setup.supply[1].capstones > 0 ? setup.supply[1].stones : setup.supply[1].stones - 1;
    std::array<StackContent, 64> board{};
    for (int i = 0; i < setup.size * setup.size && white > 0; ++i) {
        const Square s(i % setup.size, i / setup.size);
        if ((s.file() + s.rank()) % 2 == 0) continue;
        StackContent& stack = board[static_cast<std::size_t>(s.index())];
        stack.height = std::min(setup.size, white + black);
        --white;
        for (int piece = 1; piece < stack.height; ++piece) {
            const bool captive = black >= white;
            --(captive ? black : white);
            stack.colors.push(captive ? 1 : 0, 1);
        }
        stack.colors.push(0, 1);
    }
    return Position::assemble(setup, board, 200).value();
}

/// The largest supplies that players may agree on.
inline Setup largestSetup(int size) {
    constexpr Supply kMost{kMaxStones, kMaxCapstones};
    return {.size = size, .supply = {kMost, kMost}};
}

/// Standard and largest supplies on the boards whose positions have the most moves.
inline std::vector<Position> crowdedBoards() {
    std::vector<Position> boards;
    for (const int size : {7, 8})
        for (const Setup& setup : {Setup::standard(size), largestSetup(size)})
            boards.push_back(crowdedBoard(setup));
    return boards;
}

}  // namespace tak::rules::test
