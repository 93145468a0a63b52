#include "games/tactiki/rules/Perft.h"

#include <algorithm>

namespace tactiki::rules {

std::uint64_t perft(const Board& board, int depth) {
    depth = std::min(depth, kMaxPerftDepth);
    if (depth <= 0) return 1;
    if (board.stage() == Stage::SetUp) {
        if (depth == 1) return kSetUps;
        std::uint64_t leaves = 0;
        for (const Arrangement& setUp : allSetUps()) {
            Board next = board;
            (void)next.play(settingUp(board.toMove(), setUp));
            leaves += perft(next, depth - 1);
        }
        return leaves;
    }
    const std::vector<Act> acts = board.legalActs();
    if (depth == 1) return acts.size();
    std::uint64_t leaves = 0;
    for (const Act& act : acts) {
        Board next = board;
        (void)next.play(act);
        leaves += perft(next, depth - 1);
    }
    return leaves;
}

const std::vector<Arrangement>& allSetUps() {
    static const std::vector<Arrangement> kAll = [] {
        std::vector<Arrangement> all;
        all.reserve(kSetUps);
        Arrangement ranks{1, 1, 2, 2, 3, 3, 4, 4, 5, 5};
        do all.push_back(ranks);
        while (std::next_permutation(ranks.begin(), ranks.end()));
        return all;
    }();
    return kAll;
}

}  // namespace tactiki::rules
