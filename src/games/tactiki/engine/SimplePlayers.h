#pragma once

#include "games/tactiki/engine/Arena.h"
#include "games/tactiki/engine/Choice.h"
#include "games/tactiki/engine/Evaluation.h"
#include "games/tactiki/engine/TreeSearch.h"

namespace tactiki::engine {

/// Plays any legal act, any as likely as any other.
[[nodiscard]] Contestant randomPlayer();

/// Round weights of the six features that the rule sheet names: the race, free ranks, threats, advance, the
/// square of the best statue's height and pieces on the board. The others weigh nothing.
[[nodiscard]] const Weights& plainWeights();

/// Looks so many turns ahead, with its own as the first, and judges by these weights. It knows all ranks, or
/// else imagines one possibility for those that are hidden and believes in it for a move.
[[nodiscard]] Contestant lookingAhead(int turns, bool seesAll, const Weights& by = featureWeights());

/// Information-set tree search of so many milliseconds an act, over worlds drawn without prejudice.
[[nodiscard]] Contestant treeSearching(TreeSearch::Leaf leaf, Milliseconds time);

}  // namespace tactiki::engine
