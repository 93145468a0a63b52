#include "games/tactiki/lab/SimplePlayers.h"

#include <memory>

#include "base/Random.h"
#include "games/tactiki/engine/Belief.h"
#include "games/tactiki/engine/WorldSearch.h"
#include "games/tactiki/rules/Perft.h"

namespace tactiki::lab {

using namespace engine;

namespace {

using rules::Act;
using rules::Board;
using rules::Position;
using rules::Side;

constexpr int kTableBits = 14;

// A piece in the pile is not worth nothing: the race counts what its way costs, and so bringing it back
// gains.
constexpr Weights kPlainWeights = [] {
    Weights all;
    Features& plain = all.features;
    plain[kFree1] = 250;
    plain[kFree1 + 1] = 150;
    plain[kFree1 + 2] = 250;
    plain[kFree1 + 3] = 400;
    plain[kFree1 + 4] = 500;
    for (int rank = 0; rank < rules::kHighestRank; ++rank) {
        plain[static_cast<std::size_t>(kPile1 + rank)] = 250;
        plain[static_cast<std::size_t>(kAdvance1 + rank)] = 50;
    }
    plain[kFrozen] = 500;
    plain[kStatueSquared] = 100;
    plain[kRace] = -200;
    plain[kThreats] = 100;
    plain[kThreatened] = 100;
    return all;
}();

Act anySetUp(Side side, base::Random& random) {
    return settingUp(side, rules::allSetUps()[random.below(rules::kSetUps)]);
}

/// The best act in a board of which all is known. Equally good ones are chosen by chance.
Act bestIn(const Board& board, int depth, WorldSearch& search, base::Random& random) {
    const World world(board);
    Steps steps;
    world.addSteps(steps);
    const auto offset = static_cast<int>(random.below(static_cast<std::uint32_t>(steps.size())));
    Step best = steps[offset];
    Score most = -kWin - 1;
    for (int i = 0; i < steps.size(); ++i) {
        const Step step = steps[(i + offset) % steps.size()];
        World after = world;
        after.play(step);
        const Score score = search.valueAfter(after, 1, world.toMove(), depth - 1, most, kWin);
        if (score <= most) continue;
        most = score;
        best = step;
    }
    return actOf(board, best);
}

Act searchedInTree(const Position& seen, Side me, TreeSearch::Leaf leaf, Milliseconds time,
                   base::Random& random) {
    const auto end = std::chrono::steady_clock::now() + time;
    TreeSearch search(leaf, random.next());
    const Belief belief(seen, me, {.readsConduct = false});
    do search.iterate(World(belief.drawn(random)));
    while (std::chrono::steady_clock::now() < end);
    return actOf(seen.board(), search.best());
}

}  // namespace

Contestant treeSearching(TreeSearch::Leaf leaf, Milliseconds time) {
    const auto create = [leaf, time](std::uint64_t seed) -> Chooser {
        return [leaf, time, random = base::Random(seed)](const Position& seen, Side me) mutable {
            if (seen.board().stage() == rules::Stage::SetUp) return anySetUp(me, random);
            return searchedInTree(seen, me, leaf, time, random);
        };
    };
    return {leaf == TreeSearch::Leaf::Playout ? "tree search with playouts" : "tree search", create};
}

Contestant randomPlayer() {
    const auto create = [](std::uint64_t seed) -> Chooser {
        return [random = base::Random(seed)](const Position& seen, Side me) mutable {
            if (seen.board().stage() == rules::Stage::SetUp) return anySetUp(me, random);
            const auto legal = seen.board().legalActs();
            return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        };
    };
    return {"random", create};
}

const Weights& plainWeights() { return kPlainWeights; }

Contestant lookingAhead(int turns, bool seesAll, const Weights& by) {
    const auto create = [turns, by](std::uint64_t seed) -> Chooser {
        const auto own = std::make_shared<const Weights>(by);  // the search keeps a pointer to them
        return [turns, own, random = base::Random(seed),
                search = std::make_shared<WorldSearch>(kTableBits, WorldSearch::Interruption(), *own)](
                   const Position& seen, Side me) mutable {
            if (seen.board().stage() == rules::Stage::SetUp) return anySetUp(me, random);
            Board board = seen.board();
            drawUnknown(board, !me, random);
            const int played = board.stage() == rules::Stage::Second ? 1 : 0;
            return bestIn(board, 2 * turns - played, *search, random);
        };
    };
    return {std::to_string(turns) + (seesAll ? " turns, seeing all" : " turns"), create, seesAll};
}

}  // namespace tactiki::lab
