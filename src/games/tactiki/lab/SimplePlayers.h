#pragma once

#include "games/tactiki/engine/Choice.h"
#include "games/tactiki/engine/Evaluation.h"
#include "games/tactiki/lab/Arena.h"
#include "games/tactiki/lab/TreeSearch.h"

namespace tactiki::lab {

/// Plays any legal act, any as likely as any other.
[[nodiscard]] Contestant randomPlayer();

/// Round weights of the six features that the rule sheet names: the race, free ranks, threats, advance, the
/// square of the best statue's height and pieces on the board. The others weigh nothing.
[[nodiscard]] const engine::Weights& plainWeights();

/// Looks `turns` turns ahead, with its own as the first, and judges by these weights. It knows all ranks, or
/// else imagines one possibility for those that are hidden and believes in it for a move.
[[nodiscard]] Contestant lookingAhead(int turns, bool seesAll,
                                      const engine::Weights& by = engine::featureWeights());

/// Information-set tree search that takes `time` for each act, over worlds drawn without prejudice.
[[nodiscard]] Contestant treeSearching(TreeSearch::Leaf leaf, engine::Milliseconds time);

}  // namespace tactiki::lab
